"""Matches of every rules version that was ever released, as records; once written they never change."""
