"""Tests of the contract that every game must pass (docs/reference/contract.md)."""
