"""What only the edge needs: questions, refusals, invariants, positions and views as JSON."""
