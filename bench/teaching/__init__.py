"""Measures the teaching: a pupil that knows only what lessons and coach say, against seats that pick at random."""
