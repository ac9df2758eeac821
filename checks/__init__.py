"""What `./tablee test` runs: one module per kind of check, `steps.py` lists them all."""
