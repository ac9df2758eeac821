"""Effects of picks."""
