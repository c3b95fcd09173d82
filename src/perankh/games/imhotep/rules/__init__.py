"""The rules of Imhotep: state, questions, what follows, scoring, invariants."""
