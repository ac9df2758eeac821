"""C declarations, derived from plain typed Python: nobody writes them by hand.

`reading` parses the modules, `looking` imports them uncompiled and notes their values, `program` puts both together,
`inferring` finds the C types of locals; `declaring` and `rewriting` then spell out what Cython is given: a `.pxd` and a
copy of the module in which C imports stand for Python's and numbers for the names of constants. `merging` puts siblings
together.
"""
