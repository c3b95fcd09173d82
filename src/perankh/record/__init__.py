"""Level 2: a game as setup, chance and actions. Knows the games, not who plays them or where.

`format` is the file, `fairness` the chance in it, `session` the writing, `replay` and `verify` the
reading, `transcript` the readable text, `fuzz` the search for games that go wrong.
"""
