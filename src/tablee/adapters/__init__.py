"""Adapters: Gymnasium, PettingZoo, OpenSpiel, vectorized environments, Ray, and bots in any language over stdio."""
