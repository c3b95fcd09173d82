"""Iunu, by Todd Sanders. The rules are in `RULES.md`, the box in `box.toml`."""

from perankh.games.iunu.game import GAME

__all__ = ["GAME"]
