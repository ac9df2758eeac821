"""Test positions with known best picks, found by very long searches, to be solved by each level."""
