"""Test positions with known best picks: found by very long search, and solved by each level or not."""
