"""The contract every game passes: see docs/reference/contract.md."""
