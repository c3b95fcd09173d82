"""`perankh rules`: one rule with its code and tests, or which rules neither names."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from perankh.cli.inputs import BadArgument, game_of
from perankh.cli.output import AsJson, print_json, say
from perankh.cli.rule_coverage import DESCRIPTIVE, named_by_tests, read_descriptive
from perankh.cli.rule_places import Place, places_of
from perankh.games import all_games
from perankh.kernel.game import Game
from perankh.kernel.rulebook import find_rule, read_rules

app = typer.Typer(rich_markup_mode=None)

TESTS = Path(__file__).parents[3] / "tests"
"""The tests of a source checkout."""

EXAMPLE = "E"
"""How the numbers of examples begin: they are for tests, no code decides them."""


class Coverage(msgspec.Struct):
    """How the rules of one game stand to the tests and to the code."""

    game: str
    covered: dict[str, list[str]]
    """Rule -> the tests that name it."""
    descriptive: dict[str, str]
    """Rule that describes no play -> why no test is needed."""
    uncovered: list[str]
    unknown: dict[str, list[str]]
    """Numbers that tests, code or `descriptive.toml` name but the specification lacks -> where."""
    unnamed: list[str]
    """Rules that no code names, and that say nowhere why not."""

    def is_complete(self) -> bool:
        """Whether nothing is left to do."""
        return not self.uncovered and not self.unknown and not self.unnamed


@app.command()
def rules(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; all if left out.")
    ] = None,
    number: Annotated[
        str | None, typer.Argument(metavar="[NUMBER]", help="Print this rule, such as 5.9.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Exit with 1 if a test or the code names none.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="Where the tests lie.")] = TESTS,
    as_json: AsJson = False,
) -> None:
    """Show one rule with its code and its tests, or which rules neither names.

    A test names rules by its mark: @rule("IMH-4.3"); code in a docstring, a comment or a reason.
    Rules without a test or without code stand with the reason in the game's descriptive.toml.

    Examples: perankh rules imhotep --check · perankh rules imhotep 5.9
    """
    if game is not None and number is not None:
        _print_rule(game_of(game), number, tests, as_json)
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
    places = places_of(game)
    own = {number: tests for number, tests in named.items() if number.startswith(prefix)}
    unknown = {number: tests for number, tests in own.items() if number not in numbers}
    elsewhere = read_descriptive(game, "code")
    for number in (*reasons, *elsewhere):
        if number not in numbers:
            unknown.setdefault(number, []).append(DESCRIPTIVE)
    for number, mentions in places.items():
        if number not in numbers and not _is_section(number, numbers):
            unknown.setdefault(number, []).extend(told(place) for place in mentions)
    return Coverage(
        game=game.id,
        covered={number: own[number] for number in numbers if number in own},
        descriptive={n: reasons[n] for n in numbers if n in reasons and n not in own},
        uncovered=[n for n in numbers if n not in own and n not in reasons],
        unknown=unknown,
        unnamed=[
            n
            for n in numbers
            if n not in places and n not in elsewhere and not n.startswith(f"{prefix}{EXAMPLE}")
        ],
    )


def _is_section(number: str, numbers: Iterable[str]) -> bool:
    """Whether a number is that of a section, all of whose rules are meant."""
    return any(one.startswith(f"{number}.") for one in numbers)


def _print(found: Coverage) -> None:
    total = len(found.covered) + len(found.descriptive) + len(found.uncovered)
    say(
        f"{found.game}: {total} rules: {len(found.covered)} named by tests, "
        f"{len(found.descriptive)} describe no play, {len(found.uncovered)} uncovered, "
        f"{len(found.unnamed)} named by no code"
    )
    for number in found.uncovered:
        say(f"  uncovered  {number}")
    for number in found.unnamed:
        say(f"  no code    {number}")
    for number, places in found.unknown.items():
        say(f"  unknown    {number} in {', '.join(places)}")


def _print_rule(game: Game, number: str, tests: Path, as_json: bool) -> None:
    rule = find_rule(game, number)
    code = [told(place) for place in places_of(game).get(rule.number, [])]
    reason = read_descriptive(game, "code").get(rule.number, "")
    named = named_by_tests(tests).get(rule.number, []) if tests.is_dir() else []
    if as_json:
        print_json({"number": rule.number, "text": rule.text, "code": code, "tests": named})
        return
    say(f"{rule.number}  {rule.text}")
    for place in code or ([reason] if reason else []):
        say(f"  code  {place}")
    for place in named:
        say(f"  test  {tests.name}/{place}")


def told(place: Place) -> str:
    """A place in the code as people write it: file, line, name."""
    file = place.file
    for parent in place.file.parents:
        if (parent / "perankh").is_dir():
            file = place.file.relative_to(parent.parent)
            break
    return f"{file.as_posix()}:{place.line}" + (f" {place.name}" if place.name else "")
