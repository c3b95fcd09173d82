"""A game in the terminal: the frame around the board, and the commands a person types.

The board itself is drawn by the game's own `terminal.py` from what the seat may see; a game
without one is shown as a plain list of its view.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

import msgspec
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from perankh.cli.inputs import BadFile, write_new
from perankh.cli.match import Match
from perankh.cli.saves import save_file
from perankh.cli.words import Option, competitors, options_of, score_rows
from perankh.games import GAMES
from perankh.kernel.errors import IllegalAction, IncompleteAction, UnknownAction
from perankh.kernel.game import Game, View
from perankh.kernel.preview import preview
from perankh.kernel.rulebook import UnknownRule, find_rule
from perankh.kernel.texts import Texts
from perankh.record import format as record_format
from perankh.record.errors import AnsweredTooEarly, NotYourTurn

TEXTS = Path(__file__).with_name("texts")
"""Where the terminal's own sentences lie."""

Draw = Callable[[View, Texts, Sequence[str]], RenderableType]
"""How a game draws what a seat sees: view, texts, display names."""


def drawing_of(game: Game) -> Draw:
    """The drawing of a game, or the plain list."""
    if game.id not in GAMES or not (game.folder / "shown" / "terminal.py").is_file():
        return _plain
    draw: Draw = import_module(f"{GAMES[game.id]}.shown.terminal").draw
    return draw


def _plain(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    encoded = msgspec.json.format(msgspec.json.encode(view), indent=1)
    return Text(encoded.decode())


def _is_number(typed: str) -> bool:
    """Whether this can be the number of an option; nobody is offered a million."""
    return typed.isdecimal() and len(typed) <= 6


class Terminal:
    """One person at one terminal playing one match."""

    def __init__(self, match: Match, console: Console, secret: bytes, record: Path | None) -> None:
        self.match = match
        self.console = console
        self.texts = match.texts
        self._secret = secret
        self._record = record
        self._draw = drawing_of(match.session.game)
        self._options: list[Option] = []
        self._leaving = False
        self._saved_at = 0
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._preview,
            "words?": self._words,
            "board": self._board,
            "log": self._log,
            "score": self._score,
            "rules": self._rule,
            "rule": self._rule,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
        }

    # --- the course of a game

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            self._play()
        except (EOFError, KeyboardInterrupt):
            self._say("")
            self._leave()

    def _play(self) -> None:
        match = self.match
        while not self._leaving:
            match.let_minds_move()
            if match.is_over():
                self._end()
                return
            self._show()
            self._ask()
        self._leave()

    def _ask(self) -> None:
        """Take commands until one of them is an action, an undo or leaving."""
        before = self.match.session.next
        while self.match.session.next == before and not self._leaving:
            typed = self._read(self._t("terminal-ask", options=len(self._options)))
            if typed:
                self._obey(typed)

    def _read(self, question: str) -> str:
        """What the person types; from a pipe it is shown, so that the output reads alike."""
        typed = input(f"{question} ").strip()
        if not sys.stdin.isatty():
            self._say(typed)
        return typed

    def _obey(self, typed: str) -> None:
        if ";" in typed:
            self._choose_several([part.strip() for part in typed.split(";") if part.strip()])
            return
        if _is_number(typed):
            self._choose(int(typed))
            return
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
            return
        self._choose_words(typed)

    def _choose(self, number: int) -> None:
        option = self._option(number)
        if option is not None:
            self.match.act(option.action)

    def _option(self, number: int) -> Option | None:
        if 1 <= number <= len(self._options):
            return self._options[number - 1]
        self._say(self._t("terminal-out-of-range", number=number, options=len(self._options)))
        return None

    def _choose_words(self, typed: str) -> None:
        state = self.match.session.state
        # Words are wanted here: a number in the list is not the number of an action.
        try:
            action = self.match.session.game.parse(state, typed)
        except IncompleteAction as error:
            fitting = ", ".join(error.fitting)
            self._say(self._t("terminal-incomplete", words=typed, answers=fitting))
            return
        except UnknownAction:
            self._say(self._t("terminal-unknown", words=typed, options=len(self._options)))
            return
        reason = state.why_not(action)
        if reason is not None:
            self._say(self._t("terminal-refused", reason=self.texts.reason(reason)))
            return
        self.match.act(action)

    def _choose_several(self, parts: list[str]) -> None:
        """Answers to the questions that follow each other, all or none: words or list numbers."""
        trial = self.match.session.fork()
        actions: list[int] = []
        for part in parts:
            options = trial.state.options()
            try:
                if _is_number(part) and 1 <= int(part) <= len(options):
                    action = int(options[int(part) - 1])
                else:
                    action = trial.game.parse(trial.state, part)
                trial.check_answered_in_time(len(actions))
                trial.act(self.match.person, action)
            except AnsweredTooEarly:
                self._say(self._t("terminal-too-early", words=part))
                return
            except IllegalAction as error:
                reason = self.texts.reason(error.reason)
                self._say(f"{part}: {self._t('terminal-refused', reason=reason)}")
                return
            except (UnknownAction, NotYourTurn):
                self._say(self._t("terminal-unknown", words=part, options=len(options)))
                return
            actions.append(action)
        if actions:
            self.match.act_all(actions)

    # --- what is shown

    def _show(self) -> None:
        match, state = self.match, self.match.session.state
        self._news()
        self._board("")
        self._heading(self.texts.prompt(state, match.names))
        self._options = options_of(state, match.session.game, self.texts, match.names)
        self._list([f"{n:>3}  {option.text}" for n, option in enumerate(self._options, 1)])

    def _news(self) -> None:
        news = self.match.news()
        if news:
            self._heading(self._t("terminal-since"))
        for line in news:
            self._say(f"  {line}")

    def _board(self, _: str) -> None:
        session = self.match.session
        view = session.game.view(session.state, self.match.person)
        self.console.print(self._draw(view, self.texts, self.match.names))

    def _list(self, lines: list[str]) -> None:
        """One below the other; in columns if there are many and the terminal is wide enough."""
        if len(lines) <= 8:
            for line in lines:
                self._say(line)
            return
        cells = [Text(line) for line in lines]
        self.console.print(Columns(cells, column_first=True, equal=True, padding=(0, 2)))

    def _heading(self, text: str) -> None:
        self.console.print(Rule(Text(text), align="left"))

    def _say(self, line: str) -> None:
        self.console.print(Text(line))

    def _say_whole(self, line: str) -> None:
        """A line with a path in it, which must stay in one piece to be copied."""
        self.console.print(Text(line), soft_wrap=True)

    def _t(self, key: str, **arguments: object) -> str:
        return self.texts.format(key, **arguments)

    def _print_scores(self, heading: str, *, all_rows: bool) -> None:
        session = self.match.session
        table = Table(box=None, title=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(heading)
        for name in competitors(session.state, self.texts, self.match.names):
            table.add_column(name, justify="right")
        for row in score_rows(session.state, session.game, self.texts, all_rows=all_rows):
            table.add_row(*(str(cell) for cell in row))
        self.console.print(table)

    # --- commands

    def _help(self, _: str) -> None:
        self._say(self._t("terminal-help"))

    def _preview(self, rest: str) -> None:
        if not _is_number(rest.strip()):
            self._help("")
            return
        option = self._option(int(rest))
        if option is None:
            return
        found = preview(self.match.session.state, option.action)
        self._say(self._t("terminal-preview", option=option.text))
        lines = [self.texts.event(event, self.match.names) for event in found.events]
        if not lines and not found.cut:
            lines = [self._t("terminal-preview-nothing")]
        if found.cut:
            lines.append(self._t("terminal-preview-more"))
        lines.append(self._t(f"seal-{found.seal}" if found.seal else "seal-none"))
        for line in lines:
            self.console.print(Padding(Text(line), (0, 0, 0, 4)))

    def _words(self, _: str) -> None:
        for number, option in enumerate(self._options, 1):
            self._say(f"{number:>3}  {option.say}")

    def _log(self, _: str) -> None:
        if not self.match.log:
            self._say(self._t("terminal-empty-log"))
        for line in self.match.log:
            self._say(f"  {line.text}")

    def _score(self, _: str) -> None:
        self._print_scores(self._t("terminal-scores"), all_rows=False)

    def _rule(self, number: str) -> None:
        try:
            rule = find_rule(self.match.session.game, number)
        except UnknownRule:
            name = self.texts.name("game", "")
            self._say(self._t("terminal-no-rule", game=name, number=number))
            return
        self._say(f"{rule.number}  {rule.text.replace('**', '')}")

    def _undo(self, rest: str) -> None:
        match = self.match
        last = match.last_own()
        if last is None:
            self._say(self._t("terminal-undo-nothing"))
            return
        together = rest.lower() == "all"
        if last < match.session.floor(match.person) and not together:
            others = any(act.seat != match.person for act in match.session.standing[last:])
            self._say(self._t("terminal-undo-others" if others else "terminal-undo-chance"))
            return
        taken_back = match.undo(together=together)
        state, game = match.session.state, match.session.game
        meaning = game.describe(state, taken_back.action)
        self._say(self._t("terminal-undone", option=self.texts.action(meaning, match.names)))

    def _save(self, name: str) -> None:
        file = Path(name or f"{self.match.session.game.id}-game.json")
        if self._write(file, save_file(self.match.session, self._secret)):
            self._saved_at = self.match.session.next
            self._say_whole(self._t("terminal-saved", file=str(file)))

    def _quit(self, _: str) -> None:
        self._leaving = True

    # --- leaving

    def _leave(self) -> None:
        if self._saved_at == self.match.session.next:
            return
        if self._record is None:
            self._say(self._t("terminal-left"))
            return
        self._save(str(self._record))

    def _end(self) -> None:
        match = self.match
        self._news()
        self._board("")
        self._heading(self._t("terminal-final"))
        self._print_scores("", all_rows=True)
        if winners := match.winners():
            everybody = competitors(match.session.state, self.texts, match.names)
            self._say(self.texts.fill("winner", {"winners": winners}, everybody))
        record = match.finish()
        self._say(self._t("terminal-secret", secret=record.secret))
        self._keep(record_format.write(record).encode())

    def _keep(self, content: bytes) -> None:
        """Save the record where it was wanted, or offer to."""
        file = self._record
        while True:
            if file is None:
                name = self._read(self._t("terminal-save-record"))
                if not name:
                    return
                file = Path(name)
            if self._write(file, content):
                self._say_whole(self._t("terminal-record-saved", file=str(file)))
                return
            file = None

    def _write(self, file: Path, content: bytes) -> bool:
        if file.exists() and file != self._record:
            self._say(self._t("terminal-file-there", file=str(file)))
            return False
        try:
            write_new(file, content, force=file == self._record)
        except BadFile as error:
            self._say(self._t("terminal-file-wrong", file=str(file), problem=str(error)))
            return False
        return True
