"""Derives C declarations from plain typed Python, so that nobody writes them by hand.

`reading` parses the modules, `looking` imports them uncompiled and records their values, `program` combines both, and
`inferring` finds the C types of locals. `declaring` and `rewriting` then write the input for Cython: a `.pxd`, and a
copy of the module with cimports instead of imports and numbers instead of the names of constants. `merging` combines
sibling modules.
"""
