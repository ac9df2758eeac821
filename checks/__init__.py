"""The checks that `./tablee test` runs: one module per kind; `steps.py` lists them all."""
