"""`perankh games`: what can be played here."""

from __future__ import annotations

import msgspec
import typer

from perankh.cli.output import AsJson, Lang, print_json, print_table, say
from perankh.games import all_games
from perankh.kernel.game import Game
from perankh.kernel.setup import fields_of, said, written
from perankh.kernel.texts import language

app = typer.Typer(rich_markup_mode=None)


class Listed(msgspec.Struct):
    """One game as the list shows it."""

    id: str
    name: str
    players: tuple[int, int]
    rules: str
    setup: dict[str, object]
    """Each choice with its default."""
    choices: dict[str, str]
    """What can be chosen."""


@app.command()
def games(as_json: AsJson = False, lang: Lang = "en") -> None:
    """List the games, for how many they are, and their setup.

    The setup is shown with its defaults; `--set NAME=VALUE` changes it.

    Example: perankh games --json
    """
    listed = [_listed(game, lang) for game in all_games()]
    if as_json:
        print_json(listed)
        return
    rows = [(one.id, one.name, f"{one.players[0]}-{one.players[1]}", one.rules) for one in listed]
    print_table(("game", "name", "players", "rules"), rows)
    for one in listed:
        say()
        say(f"Setup of {one.id}, as it is unless you say otherwise:")
        for key, value in one.setup.items():
            default = ",".join(map(str, value)) if isinstance(value, list) else _typed(value)
            say(f"  {key}={default}   ({one.choices[key]})")


def _listed(game: Game, lang: str) -> Listed:
    name = game.box().wordings["game"][""]["name"].in_language(language(lang))
    defaults: dict[str, object] = written(game.read_setup({}))
    players = (game.players_min, game.players_max)
    choices = {field.name: said(field) for field in fields_of(game.setup_type)}
    return Listed(game.id, name, players, f"{game.rule_prefix}-…", defaults, choices)


def _typed(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
