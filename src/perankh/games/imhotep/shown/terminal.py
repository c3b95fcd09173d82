"""Imhotep's table in a terminal: drawn from what a seat sees, 80 columns wide, also without colour.

Stones are letters, the same for a player everywhere; the players' list says whose they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from perankh.games.imhotep.shown.view import ImhotepView, PlayerView, ShipView, SiteView
from perankh.kernel.game import View
from perankh.kernel.texts import Texts

STONES = {
    "black": "bold white on black",
    "white": "bold black on white",
    "brown": "bold white on orange4",
    "grey": "bold white on grey42",
}
"""How the stones of each colour are painted, if the terminal can."""

FREE = "·"
COLUMNS = 2
"""Card spaces of the Market beside each other, as on the board."""


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    assert isinstance(view, ImhotepView), "this draws Imhotep"
    return _Drawing(view, texts, names).table()


class _Drawing:
    """One view being drawn; keeps the letters of the stones."""

    def __init__(self, view: ImhotepView, texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.names = names
        colours = [texts.name("player_colour", player.colour) for player in view.players]
        self.letters = letters(colours)

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.ships(), self.sites()]
        return Group(*parts, self.piles(), self.players())

    def term(self, word: str) -> str:
        return self.texts.name("terms", word)

    def say(self, key: str, **arguments: object) -> str:
        return self.texts.format(f"imhotep-board-{key}", **arguments)

    # --- stones

    def stone(self, seat: int) -> Text:
        return Text(self.letters[seat], style=STONES.get(self.view.players[seat].colour, ""))

    def row(self, stones: Sequence[int | None], gap: str = " ") -> Text:
        spaces = [Text(FREE) if seat is None else self.stone(seat) for seat in stones]
        return Text(gap).join(spaces)

    # --- parts of the table, from top to bottom

    def heading(self) -> Text:
        view = self.view
        card = "-".join(str(capacity) for capacity in view.round_card)
        parts = [
            self.texts.format("round-number", round=view.round, rounds=view.rounds),
            f"{self.term('round_card')} {card}",
            f"{self.term('first_player')}: {self.names[view.first]}",
        ]
        if view.wrath:
            parts.append(self.texts.name("variant", "wrath_of_the_pharaoh"))
        return Text("\n" + " · ".join(parts), style="bold")

    def ships(self) -> Table:
        table = _grid(4)
        longest = max(ship.capacity for ship in self.view.ships)
        numbers = " ".join(str(space) for space in range(1, longest + 1))
        table.add_row("", Text(f" {numbers}", style="dim"), "", "")
        for ship in self.view.ships:
            hull = Text("<")
            hull.append_text(self.row(ship.spaces))
            hull.append("]")
            load = sum(seat is not None for seat in ship.spaces)
            count = f"{load}/{ship.capacity}"
            table.add_row(f"{self.term('ship')} {ship.ship}", hull, count, self.berth(ship, load))
        return table

    def berth(self, ship: ShipView, load: int) -> Text:
        """Where the ship is, or what it still needs."""
        if ship.site is not None:
            return Text(f"→ {self.texts.name('site', ship.site)}", style="dim")
        if ship.ready:
            return Text(self.say("ready"), style="bold green")
        return Text(self.say("needs", stones=ship.minimum - load))

    def sites(self) -> Table:
        table = _grid(3)
        contents = {
            "market": self.market,
            "pyramid": self.pyramid,
            "temple": self.temple,
            "burial_chamber": self.chamber,
            "obelisks": self.obelisks,
        }
        for site in self.view.sites:
            table.add_row(self.site_name(site), self.dock(site), contents[site.site](site))
        return table

    def site_name(self, site: SiteView) -> Text:
        field = "name_b" if site.site == "pyramid" and site.side == "b" else "name"
        return Text(f"{self.texts.name('site', site.site, field)} {site.side.upper()}")

    def dock(self, site: SiteView) -> Text:
        if site.ship is None:
            return Text("[ ]")
        return Text(f"[{site.ship}]", style="dim")

    def market(self, site: SiteView) -> Text:
        market = self.view.market
        cards = []
        for number, card in enumerate(market.cards, 1):
            name = "–" if card is None else self.texts.name("market_card", card)
            cards.append(f"{number} {name}")
        if market.seen_pair:
            names = [self.texts.name("market_card", card) for card in market.seen_pair]
            cards.append(f"{self.term('face_down_pair')}: {', '.join(names)}")
        elif market.pair:
            cards.append(f"{len(market.cards) + 1} {self.term('face_down_pair')}")
        rows = [cards[index : index + COLUMNS] for index in range(0, len(cards), COLUMNS)]
        return Text("\n".join("   ".join(row) for row in rows))

    def pyramid(self, site: SiteView) -> Text:
        pyramid = self.view.pyramid
        if site.side == "b":
            text = Text("   ").join(
                Text(f"{self.texts.name('site.b.pyramid', name)}: ") + self.row(stones or [None])
                for name, stones in pyramid.small.items()
            )
        else:
            text = self.row(pyramid.stones)
            left = [str(value) for value in pyramid.values[len(pyramid.stones) :]]
            if left:
                left[0] = f"({left[0]})"
            text.append(" " * bool(pyramid.stones) + " ".join(left))
        if pyramid.overflow:
            text.append(" + ")
            text.append_text(self.row(pyramid.overflow))
        return text

    def temple(self, site: SiteView) -> Text:
        """The visible stone of each space, with its level."""
        temple = self.view.temple
        spaces = []
        for space in range(temple.width):
            column = temple.stones[space :: temple.width]
            if not column:
                spaces.append(Text(f"{space + 1}:{FREE}"))
                continue
            spaces.append(Text(f"{space + 1}:") + self.stone(column[-1]) + Text(f"×{len(column)}"))
        return Text("  ").join(spaces)

    def chamber(self, site: SiteView) -> Text:
        chamber = self.view.chamber
        columns = max(1, -(-len(chamber.stones) // chamber.rows))
        lines = []
        for number in range(chamber.rows):
            stones: list[int | None] = list(chamber.stones[number :: chamber.rows])
            stones += [None] * (columns - len(stones))
            lines.append(self.row(stones))
        return Text("\n").join(lines)

    def obelisks(self, site: SiteView) -> Text:
        obelisks = self.view.obelisks
        stacks = Text("  ").join(
            Text.assemble(self.stone(player.seat), f"×{player.obelisk}")
            for player in self.view.players
        )
        if site.side == "a":
            return stacks + Text(f"   ({'-'.join(str(points) for points in obelisks.places)})")
        towers = []
        for number, value in enumerate(obelisks.tower_values):
            built = number < len(obelisks.towers)
            owner = self.stone(obelisks.towers[number]) if built else Text(FREE)
            towers.append(Text(f"{value}:") + owner)
        return stacks + Text("   ") + Text(" ").join(towers)

    def piles(self) -> Text:
        market = self.view.market
        unseen = ("-".join(map(str, card)) for card in self.view.rounds_possible)
        piles = [
            f"{self.term('draw_pile')}: {market.draw}",
            f"{self.term('discard_pile')}: {len(market.discard)}",
            f"{self.term('round_deck')}: {', '.join(unseen)}",
        ]
        return Text(" · ".join(piles), style="dim")

    def players(self) -> Table:
        table = _grid(0)
        table.show_header = True
        table.add_column(self.term("player"))
        points = self.texts.name("bonus", "points")
        for heading in (points, self.term("sled"), self.term("quarry")):
            table.add_column(heading, justify="right")
        table.add_column(self.term("market_card"), overflow="fold")
        for player in self.view.players:
            table.add_row(self.who(player), *self.numbers(player), self.cards(player))
        return table

    def who(self, player: PlayerView) -> Text:
        mark = "▶ " if player.seat == self.view.decider else "  "
        me = f" ({self.texts.format('you-short')})" if player.seat == self.view.seat else ""
        return Text(mark) + self.stone(player.seat) + Text(f" {self.names[player.seat]}{me}")

    def numbers(self, player: PlayerView) -> list[str]:
        return [str(player.track), str(player.sled), str(player.quarry)]

    def cards(self, player: PlayerView) -> str:
        counts = Counter(player.cards)
        names = [
            self.texts.name("market_card", card) + (f" ×{count}" if count > 1 else "")
            for card, count in counts.items()
        ]
        return ", ".join(names) or "–"


def letters(names: Sequence[str]) -> list[str]:
    """One letter for each name: its first that no other name took before, in capitals.

    >>> letters(["Black", "White", "Brown", "Grey"])
    ['B', 'W', 'R', 'G']
    """
    taken: list[str] = []
    for number, name in enumerate(names, 1):
        free = [letter for letter in name.upper() if letter.isalpha() and letter not in taken]
        taken.append(free[0] if free else str(number))
    return taken


def _grid(columns: int) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for _ in range(columns):
        table.add_column(overflow="fold")
    return table
