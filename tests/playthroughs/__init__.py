"""Whole matches as readable text, to be reviewed as diffs."""
