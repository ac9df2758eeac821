"""The compiled engine: every `X.py` of the package with an `X.pxd` beside it becomes an extension module.

The sources stay as they are. `build/compiled/tablee` is a copy of `src/tablee` with the extension modules added, which
Python prefers to the `.py` of the same name; putting `build/compiled` in front of the import path runs it.
"""
