"""Code used only at the edge: questions, refusals, invariants, positions and views as JSON."""
