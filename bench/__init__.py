"""Speed, measured side by side with peers in one run: `./tablee bench`, or `python -m bench`."""
