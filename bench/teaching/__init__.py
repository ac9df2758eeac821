"""A measure of teaching: a pupil who knows only what lessons and coach lines say, against seats that pick at random."""
