"""What each pick does."""
