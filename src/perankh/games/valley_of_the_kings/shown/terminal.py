"""Valley of the Kings in a terminal: drawn from what a seat sees, 80 columns wide, without colour.

The pyramid is drawn as it lies; below it every card that can be reached is read out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from perankh.games.valley_of_the_kings.shown.view import CardFace, PlayerView, SpaceView, ValleyView
from perankh.games.valley_of_the_kings.shown.wording import composed
from perankh.kernel.game import View
from perankh.kernel.texts import Texts

ROWS = (("a",), ("ml", "mr"), ("bl", "bc", "br"))
"""The spaces of the pyramid as they lie, from the top."""
WIDTH = 24
"""Columns of one card of the pyramid."""
NOTHING = "–"

STYLES = {
    "sarcophagi": "blue",
    "canopic_jars": "green",
    "amulets": "yellow",
    "books": "red",
    "statues": "dark_orange",
    "unique": "magenta",
    "starter": "grey62",
}
"""How the cards of each set or type are painted, if the terminal can."""


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    assert isinstance(view, ValleyView), "this draws Valley of the Kings"
    return _Drawing(view, texts, names).table()


class _Drawing:
    """One view being drawn."""

    def __init__(self, view: ValleyView, texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.names = names
        self.faces = {face.card: face for face in view.faces}
        self.pyramid_cards = {space.space: space for space in view.pyramid}

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.pyramid(), self.piles()]
        parts += [self.pyramid_read_out(), self.players(), *self.tombs(), *self.in_play()]
        return Group(*parts, *self.aside(), *self.own_hand())

    def say(self, key: str, **arguments: object) -> str:
        return self.texts.format(f"valley_of_the_kings-board-{key}", **arguments)

    def zone(self, zone: str) -> str:
        return self.texts.name("zone", zone)

    # --- cards

    def card(self, card: str) -> Text:
        face = self.faces[card]
        return Text(self.texts.name("card", card), style=STYLES.get(face.set or face.type, ""))

    def cards(self, cards: Sequence[str]) -> str:
        """Cards in a line, equal ones counted."""
        counted = Counter(cards).items()
        names = [self.texts.name("card", card) + (f" ×{n}" if n > 1 else "") for card, n in counted]
        return ", ".join(names) or NOTHING

    def counted(self, card: str, count: int) -> Text:
        return self.card(card) + Text(f" ×{count}" if count > 1 else "")

    def kind(self, face: CardFace) -> str:
        """The set with n/N, or the type with the points."""
        if face.set is None:
            points = self.texts.format("points", points=face.points)
            return f"{self.texts.name('card_type', face.type)}, {points}"
        size = sum(other.set == face.set for other in self.view.faces)
        return f"{self.texts.name('set', face.set)} {face.number}/{size}"

    def figures(self, card: str, gold: int | None = None) -> str:
        """What a card costs and what it pays."""
        face = self.faces[card]
        return self.say("figures", cost=face.cost, gold=face.gold if gold is None else gold)

    def deed(self, card: str) -> str:
        """What a card does."""
        face = self.faces[card]
        if face.steps:
            return composed(self.texts, face.trigger or "", face.steps)
        return self.texts.name("card", card, "text")

    # --- parts of the table, from top to bottom

    def heading(self) -> Text:
        view = self.view
        parts = [self.say("round", round=view.round)]
        if not view.over:
            parts.append(self.say("turn", player=self.names[view.active]))
            parts.append(self.texts.name("turn_step", view.step))
        if view.completist:
            parts.append(self.texts.name("variant", "completist"))
        return Text("\n" + " · ".join(parts), style="bold")

    def pyramid(self) -> RenderableType:
        rows: list[RenderableType] = []
        for row in ROWS:
            line = Table.grid(padding=(0, 1))
            for _ in row:
                line.add_column(width=WIDTH, justify="center")
            line.add_row(*(self.space(self.pyramid_cards[space]) for space in row))
            rows.append(Align.center(line))
        return Group(*rows)

    def space(self, space: SpaceView) -> Text:
        if space.card is None:
            return Text(f"[{self.say('empty')}]\n", style="dim")
        lines = Text("[") + self.card(space.card) + Text("]")
        return lines + Text(f"\n{self.figures(space.card)}", style="" if space.buyable else "dim")

    def piles(self) -> Text:
        view = self.view
        stock = f"{self.zone('stock')}: {view.stock}"
        if view.stock_age is not None:
            stock += f" ({self.texts.name('age', f'age_{view.stock_age}')})"
        boneyard = f"{self.zone('boneyard')}: {view.boneyard}"
        if view.boneyard_top is not None:
            boneyard += f" ({self.texts.name('card', view.boneyard_top)})"
        lines = [f"{stock} · {boneyard}"]
        if not view.swaps_count:
            lines.append(self.say("swaps-count-no-more"))
        if not view.changed and not view.over and view.seat == view.active:
            lines.append(self.say("unchanged"))
        return Text("\n".join(lines))

    def pyramid_read_out(self) -> Table:
        table = _grid(2)
        laid = [self.pyramid_cards[space].card for row in ROWS for space in row]
        for card in dict.fromkeys(laid):
            if card is not None:
                table.add_row(self.card(card), self.read_out(card))
        return table

    def read_out(self, card: str) -> Text:
        face = self.faces[card]
        text = Text(f"{self.kind(face)}. ", style="dim")
        return text + Text(self.deed(card), style="not dim")

    def players(self) -> Table:
        table = _grid(0)
        table.show_header = True
        table.add_column("")
        points = self.texts.name("terms", "victory_points")
        for heading in (points, self.zone("hand"), self.zone("draw_deck")):
            table.add_column(heading, justify="right", overflow="fold", max_width=12)
        table.add_column(self.zone("discard_pile"), overflow="fold")
        for player in self.view.players:
            numbers = (player.points, player.hand_size, player.deck_size)
            pile = str(player.discard_size)
            if player.discard_top is not None:
                pile += f" ({self.texts.name('card', player.discard_top)})"
            table.add_row(self.who(player), *map(str, numbers), pile)
        return table

    def who(self, player: PlayerView) -> Text:
        mark = "▶ " if player.seat == self.view.decider else "  "
        me = f" ({self.texts.format('you-short')})" if player.seat == self.view.seat else ""
        return Text(f"{mark}{self.names[player.seat]}{me}")

    def tombs(self) -> list[Text]:
        return [
            Text(f"{self.zone('tomb')}, {self.names[player.seat]}: {self.tomb(player)}")
            for player in self.view.players
        ]

    def tomb(self, player: PlayerView) -> str:
        """Sets with their numbers and points; what belongs to no set by name."""
        parts = []
        for one in player.sets:
            if one.numbers:
                numbers = ",".join(map(str, one.numbers)) + "+" * one.doubles
                name = self.texts.name("set", one.set)
                parts.append(f"{name} {numbers}/{one.size} = {one.points}")
        single = [card for card in player.tomb if self.faces[card].set is None]
        return "; ".join([*parts, self.cards(single)] if single else parts) or NOTHING

    def in_play(self) -> list[Text]:
        played = self.view.players[self.view.active].in_play
        lines = []
        for use, key in (("gold", "paid"), ("action", "used")):
            cards = [card.card for card in played if card.use == use]
            if cards:
                lines.append(Text(f"{self.zone('in_play')} ({self.say(key)}): {self.cards(cards)}"))
        return lines

    def aside(self) -> list[Text]:
        """Cards between zones: revealed, looked at, being paid for, being arranged."""
        view = self.view
        lines = []
        if view.running:
            lines.append(self.say("running", cards=view.running))
        if view.looked:
            lines.append(self.say("looking", cards=view.looked))
        if view.paying is not None:
            paying = view.paying
            lines.append(self.say("paying", card=paying.card, gold=paying.gold, cost=paying.cost))
        if view.arranged:
            lines.append(self.say("arranged", cards=view.arranged))
        return [Text(line) for line in lines]

    def own_hand(self) -> list[RenderableType]:
        """The own hand, read out, and what else only its owner sees."""
        if self.view.seat is None:
            return []
        mine = self.view.players[self.view.seat]
        lines: list[RenderableType] = [Text(f"\n{self.zone('hand')}:", style="bold")]
        table = _grid(3)
        for card, count in Counter((one.card, one.gold) for one in mine.hand or []).items():
            table.add_row(self.counted(card[0], count), self.figures(*card), self.deed(card[0]))
        lines.append(table if mine.hand else Text(NOTHING))
        if mine.deck_top:
            lines.append(Text(self.say("deck-top", cards=mine.deck_top)))
        if mine.discard is not None:
            lines.append(Text(f"{self.zone('discard_pile')}: {self.cards(mine.discard[::-1])}"))
        return lines


def _grid(columns: int) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for _ in range(columns):
        table.add_column(overflow="fold")
    return table
