"""A worker for minds that looks back at games in a hurry: what it finds is rough, but all there."""

from perankh.host.worker import main
from perankh.minds.search import Plan

HASTY = Plan(12, 0.05)

if __name__ == "__main__":
    main(HASTY)
