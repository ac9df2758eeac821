"""Static data of the game."""
