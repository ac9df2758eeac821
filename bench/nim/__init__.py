"""Nim with one large heap: the small game used to compare servers."""
