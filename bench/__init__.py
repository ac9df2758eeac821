"""Benchmarks against peers in one run: `./tablee bench`, or `python -m bench`."""
