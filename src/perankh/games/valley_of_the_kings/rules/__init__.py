"""The rules of Valley of the Kings: state, questions, what follows, scoring, invariants."""
