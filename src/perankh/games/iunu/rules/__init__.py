"""The rules of Iunu: state, questions, what follows, scoring, invariants."""
