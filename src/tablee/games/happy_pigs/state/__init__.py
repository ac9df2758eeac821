"""Everything on the table."""
