"""The compiled engine: the modules listed in `modules.py` become extension modules.

The sources stay unchanged. `deriving/` infers their C declarations, `build/derived` contains the input for Cython, and
`build/compiled/tablee` is a copy of `src/tablee` plus the extension modules; to use it, put `build/compiled` first on
the import path. Python prefers an extension to the `.py` of the same name. Sibling modules become one extension
(`MERGED` in `modules.py`), and small files in their places re-export its names.
"""
