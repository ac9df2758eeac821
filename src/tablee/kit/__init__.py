"""Bricks that two games or more use."""
