"""Tests of the core and the texts, using the toy game where a game is needed."""
