"""Nim with one large heap: the small game on which servers are compared."""
