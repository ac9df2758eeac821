"""`python -m tablee`: the command line."""

from tablee.cli import main

main()
