"""Level 8: the games as environments for research, by PettingZoo's and OpenSpiel's interfaces.

Needs the extra `gym`. How a view becomes numbers is in `observation`.
"""
