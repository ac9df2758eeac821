"""Training a network: matches are gathered, a network is fitted to who won, and it plays against the judge that stands."""
