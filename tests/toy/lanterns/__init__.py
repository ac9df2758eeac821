"""Lanterns, the toy game of the tutorial "add a game in a day"."""
