"""Doors to other worlds: PettingZoo, OpenSpiel, and bots in any language over stdio."""
