"""Tests of the core and of the texts, with the toy game where a game is needed."""
