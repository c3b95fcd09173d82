"""Level 0: what every game is made of. Knows no game.

A game in play is a `State`; what it asks are `Decision`s on a stack of frames; what happened
is a list of `Event`s; everything a table or a mind needs to know of a game it asks the `Game`.
"""
