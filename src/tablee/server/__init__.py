"""The server: live tables that lose no data and leak no hidden information."""
