"""Training a network: gather matches, fit a network to who won, and try it against the current judge."""
