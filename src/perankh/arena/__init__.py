"""Level 4: many games. Contests between minds, on one core or many, and looking back at games.

A contest ships fixtures (game, seed, minds) and gets records back. Tables are unknown here.
"""
