"""How the store came to look as it does: one module for each step, never changed once released."""
