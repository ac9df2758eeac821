"""Records of matches under every released version of the rules; once written they never change."""
