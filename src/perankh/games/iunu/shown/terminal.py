"""Iunu's table in a terminal: drawn from what a seat sees, 80 columns wide, also without colour.

A Dynasty is a column of the table, a caste a row: "3 •2" are three cards, two of them with bread.
The sole leader of a caste is marked with a star, a tie for the lead with a dash (IUN-11.4).
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from perankh.games.iunu.shown.view import CasteView, ColumnView, IunuView, PlayerView
from perankh.kernel.game import View
from perankh.kernel.texts import Texts

NOTHING = "·"
BREAD = "•"
LEADER = "★"
TIE = "–"
UNLIMITED = "∞"
UNBROKEN = "\N{NO-BREAK SPACE}"


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    assert isinstance(view, IunuView), "this draws Iunu"
    return _Drawing(view, texts, names).table()


class _Drawing:
    """One view being drawn."""

    def __init__(self, view: IunuView, texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.names = names

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.supplies(), self.middle()]
        return Group(*parts, self.dynasties(), self.own())

    def term(self, word: str) -> str:
        return self.texts.name("terms", word)

    def castes(self, castes: Sequence[str]) -> str:
        return ", ".join(self.texts.name("caste", caste) for caste in castes) or TIE

    def silent_name(self) -> str:
        return self.texts.name("variant", "memphis_thebes", "heliopolis.name")

    # --- parts of the table, from top to bottom

    def heading(self) -> Text:
        view = self.view
        parts = [self.texts.format("iunu-board-round", round=view.round)]
        if view.final:
            parts.append(self.term("final_round"))
        parts.append(f"{self.term('start_player')}: {self.names[view.first]}")
        parts.append(self.texts.name("variant", view.mode))
        return Text("\n" + " · ".join(parts), style="bold")

    def supplies(self) -> Text:
        view = self.view
        bank = UNLIMITED if view.bank is None else str(view.bank)
        bread = UNLIMITED if view.bread is None else str(view.bread)
        parts = [
            f"{self.term('caste_deck')}: {view.deck}",
            f"{self.term('afterlife_deck')}: {sum(block.size for block in view.afterlife)}",
            f"{self.term('bank')}: {bank}",
            f"{self.term('bread_supply')}: {bread}",
        ]
        return Text(" · ".join(parts), style="dim")

    def middle(self) -> Text:
        """Dice, Forum and, where there is one, the discard pile."""
        view = self.view
        dice = " ".join(f"▲{value}" for value in view.dice) or TIE
        out = f"   ({self.term('die_out')}: {view.dice_out})" if view.dice_out else ""
        lines = [f"{self.term('die')}: {dice}{out}", f"{self.term('forum')}: {self.forum()}"]
        if view.discard:
            lines.append(f"{self.term('discard_pile')}: {self.castes(view.discard)}")
        return Text("\n".join(lines))

    def forum(self) -> str:
        """The row with its positions; cards placed in this turn stand in brackets."""
        cards = []
        old = len(self.view.forum) - self.view.placed
        for number, caste in enumerate(self.view.forum, 1):
            name = f"{number}{UNBROKEN}{self.texts.name('caste', caste)}"
            cards.append(name if number <= old else f"({name})")
        return "  ".join(cards) or TIE

    def dynasties(self) -> Table:
        """A row for each caste and each other thing, a column for each player."""
        table = Table(box=None, show_header=True, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("", overflow="fold")
        table.add_column("", justify="right")
        for player in self.view.players:
            table.add_column(self.who(player), overflow="fold")
        if self.view.heliopolis is not None:
            table.add_column(self.silent_name(), overflow="fold")
        for caste in self.view.castes:
            numbers = f"{caste.caste_vp}/{caste.bread_vp}/{caste.majority_vp}"
            table.add_row(self.texts.name("caste", caste.caste), numbers, *self.row(caste))
        self.add_belongings(table)
        return table

    def who(self, player: PlayerView) -> str:
        mark = "▶ " if player.seat == self.view.decider else ""
        me = f" ({self.texts.format('you-short')})" if player.seat == self.view.seat else ""
        return f"{mark}{self.names[player.seat]}{me}"

    def row(self, caste: CasteView) -> list[str]:
        """What each player, and Heliopolis, has of one caste."""
        areas = [player.columns for player in self.view.players]
        if self.view.heliopolis is not None:
            areas.append(self.view.heliopolis.columns)
        columns = [next(one for one in area if one.caste == caste.caste) for area in areas]
        most = max(column.size for column in columns)
        return [
            self.cell(column, caste, seat == caste.leader, caste.tied and column.size == most)
            for seat, column in enumerate(columns)
        ]

    def cell(self, column: ColumnView, caste: CasteView, leads: bool, ties: bool) -> str:
        if column.size == 0:
            return NOTHING
        bread = f" {BREAD}{column.fed}" if column.fed else ""
        mark = f" {LEADER}" if leads else f" {TIE}" if ties else ""
        return f"{column.size}{bread}{mark}"

    def add_belongings(self, table: Table) -> None:
        players, silent = self.view.players, self.view.heliopolis
        held = [NOTHING if not player.holds_afterlife else "1" for player in players]
        totals = [str(sum(player.scores.values())) for player in players]
        rows = [
            (self.term("deben"), [str(player.deben) for player in players], NOTHING),
            (self.term("hand"), [str(player.hand_size) for player in players], NOTHING),
            (self.term("hidden_card"), [str(player.hidden) for player in players], NOTHING),
            (self.term("afterlife_card"), held, "1" if silent and silent.afterlife else NOTHING),
            (self.term("victory_points"), totals, ""),
        ]
        for name, values, last in rows[:-1]:
            table.add_row(name, "", *values, *([last] if silent else []))
        name, values, _ = rows[-1]
        theirs = [str(sum(silent.scores.values()))] if silent else []
        table.add_row(name, "", *values, *theirs, style="bold")

    def own(self) -> Text:
        """What only the viewer sees: hand, hidden and afterlife cards, what is being chosen."""
        lines = []
        for player in self.view.players:
            if player.seat != self.view.seat:
                continue
            if player.hand is not None:
                lines.append(f"{self.term('hand')}: {self.castes(player.hand)}")
            if player.hidden_cards:
                lines.append(f"{self.term('hidden_card')}: {self.castes(player.hidden_cards)}")
            if player.afterlife is not None:
                lines.append(f"{self.term('afterlife_card')}: {self.afterlife(player.afterlife)}")
        for card in self.view.drawn or []:
            lines.append(f"  ? {self.afterlife(card)}")
        if self.view.chosen:
            lines.append(f"{self.gathered()}: {self.castes(self.view.chosen)}")
        return Text("\n".join(lines))

    def gathered(self) -> str:
        """How many cards of how many are chosen in the open question."""
        count = len(self.view.chosen)
        whole = count + self.view.still
        return self.texts.format("iunu-board-gathered", count=count, still=whole)

    def afterlife(self, card: str) -> str:
        worth = self.texts.fill("iunu-board-afterlife", {"card": card}, ())
        return f"{self.texts.name('afterlife_card', card)} ({worth})"
