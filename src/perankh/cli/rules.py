"""`perankh rules`: which numbered rules a test names, and which none does."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from perankh.cli.inputs import BadArgument, game_of
from perankh.cli.output import AsJson, print_json, say
from perankh.cli.rule_coverage import DESCRIPTIVE, named_by_tests, read_descriptive
from perankh.games import all_games
from perankh.kernel.game import Game
from perankh.kernel.rulebook import find_rule, read_rules

app = typer.Typer(rich_markup_mode=None)

TESTS = Path(__file__).parents[3] / "tests"
"""The tests of a source checkout."""


class Coverage(msgspec.Struct):
    """How the rules of one game stand to the tests."""

    game: str
    covered: dict[str, list[str]]
    """Rule -> the tests that name it."""
    descriptive: dict[str, str]
    """Rule that describes no play -> why no test is needed."""
    uncovered: list[str]
    unknown: dict[str, list[str]]
    """Numbers that tests or `descriptive.toml` name but the specification lacks -> where."""

    def is_complete(self) -> bool:
        """Whether nothing is left to do."""
        return not self.uncovered and not self.unknown


@app.command()
def rules(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; all if left out.")
    ] = None,
    number: Annotated[
        str | None, typer.Argument(metavar="[NUMBER]", help="Print this rule, such as 5.9.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Exit with 1 if a rule is named by no test.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="Where the tests lie.")] = TESTS,
    as_json: AsJson = False,
) -> None:
    """Show which rules tests name, or one rule.

    A test names rules by its mark: @rule("IMH-4.3"). Rules that describe no play stand with a
    reason in the game's descriptive.toml.

    Examples: perankh rules imhotep --check · perankh rules imhotep 5.9
    """
    if game is not None and number is not None:
        _print_rule(game_of(game), number, as_json)
        return
    if not tests.is_dir():
        raise BadArgument(f"{tests}: there are no tests here; give their folder with --tests")
    named = named_by_tests(tests)
    found = [_coverage(one, named) for one in ([game_of(game)] if game else all_games())]
    if as_json:
        print_json(found)
    else:
        for one in found:
            _print(one)
    if check and not all(one.is_complete() for one in found):
        raise typer.Exit(1)


def _coverage(game: Game, named: dict[str, list[str]]) -> Coverage:
    numbers = read_rules(game)
    reasons = read_descriptive(game)
    prefix = f"{game.rule_prefix}-"
    own = {number: tests for number, tests in named.items() if number.startswith(prefix)}
    unknown = {number: tests for number, tests in own.items() if number not in numbers}
    for number in reasons:
        if number not in numbers:
            unknown.setdefault(number, []).append(DESCRIPTIVE)
    return Coverage(
        game=game.id,
        covered={number: own[number] for number in numbers if number in own},
        descriptive={n: reasons[n] for n in numbers if n in reasons and n not in own},
        uncovered=[n for n in numbers if n not in own and n not in reasons],
        unknown=unknown,
    )


def _print(found: Coverage) -> None:
    total = len(found.covered) + len(found.descriptive) + len(found.uncovered)
    say(
        f"{found.game}: {total} rules: {len(found.covered)} named by tests, "
        f"{len(found.descriptive)} describe no play, {len(found.uncovered)} uncovered"
    )
    for number in found.uncovered:
        say(f"  uncovered  {number}")
    for number, places in found.unknown.items():
        say(f"  unknown    {number} in {', '.join(places)}")


def _print_rule(game: Game, number: str, as_json: bool) -> None:
    rule = find_rule(game, number)
    if as_json:
        print_json({"number": rule.number, "text": rule.text})
        return
    say(f"{rule.number}  {rule.text}")
