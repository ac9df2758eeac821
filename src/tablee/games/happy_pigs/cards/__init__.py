"""What exists."""
