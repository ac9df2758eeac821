"""The compiled engine: the modules of one list (`modules.py`) become extension modules.

The sources stay as they are. `deriving/` finds their C declarations, `build/derived` holds what Cython is given, and
`build/compiled/tablee` is a copy of `src/tablee` with the extension modules added; putting `build/compiled` in front of the
import path runs it. Python prefers an extension to the `.py` of the same name. Siblings become one extension (`MERGED` in
`modules.py`), and in their places stand small files that hand its names on.
"""
