"""Whole matches as text, to be read as play and reviewed as diffs."""
