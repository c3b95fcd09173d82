"""What a table goes on with when the house has changed: words, values, rules, games."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from perankh.kernel.box import AnyBox
from perankh.kernel.errors import UnknownGame
from perankh.kernel.game import Game
from perankh.table import leaving, playing
from perankh.table.entries import Created, LogEntry
from perankh.table.errors import CantGoOn
from perankh.table.export import Json, exported
from perankh.table.folding import table_of, table_without_rules
from perankh.table.rules import box_to_fetch
from perankh.table.summary import standing_of, summary_of
from perankh.table.table import Table
from tests.support.pebbles import GAME as PEBBLES
from tests.support.pebbles import PebblesGame
from tests.table.tables import HERE, ME, acted, call, made, play_out, portrait, two_people

SHIPPED = (PEBBLES.folder / "box.toml").read_text(encoding="utf-8")
OTHER_WORD = SHIPPED.replace("Oblázky", "Kamínky")
OTHER_VALUE = SHIPPED.replace("gift_points  = 2", "gift_points  = 3")


class Later(PebblesGame):
    """Pebbles as it is shipped one day."""

    def __init__(self, shipped: str = SHIPPED, rules_version: int = 1) -> None:
        self.shipped = shipped
        self.rules_version = rules_version

    def box(self, text: str | None = None) -> AnyBox:
        return super().box(self.shipped if text is None else text)


def later(table: Table, game: Game, box: str = "") -> Table:
    """The same log, folded where this game is shipped."""
    return table_of(list(table.log), lambda _: game, box)


def made_of(table: Table) -> Created:
    what = table.log[0].body
    assert isinstance(what, Created)
    return what


def gone(name: str) -> Game:
    raise UnknownGame(name)


def test_the_corrections_of_these_tests_are_corrections() -> None:
    assert PEBBLES.box(OTHER_WORD).file_hash != PEBBLES.box().file_hash
    assert PEBBLES.box(OTHER_WORD).hash == PEBBLES.box().hash
    assert PEBBLES.box(OTHER_VALUE).hash != PEBBLES.box().hash


def test_after_a_corrected_word_a_table_goes_on_and_shows_the_new_word() -> None:
    table = acted(two_people(), 3)
    again = later(table, Later(OTHER_WORD))
    assert again.stop is None
    assert box_to_fetch(made_of(table), lambda _: Later(OTHER_WORD)) == ""
    assert again.box.name("game", "", "cs") == "Kamínky"
    assert portrait(play_out(again)).position == portrait(play_out(table)).position


def test_after_a_corrected_value_a_table_goes_on_with_the_box_it_began_with() -> None:
    table = acted(two_people(), 3)
    game = Later(OTHER_VALUE)
    assert box_to_fetch(made_of(table), lambda _: game) == table.box.hash
    again = later(table, game, SHIPPED)
    assert again.stop is None
    assert again.box.hash == table.box.hash != game.box().hash
    assert play_out(again).result == play_out(table).result


def test_a_table_whose_box_is_not_at_hand_can_be_looked_at_but_not_go_on() -> None:
    again = later(acted(two_people(), 3), Later(OTHER_VALUE))
    assert again.stop is not None
    assert again.stop.reason == "box"
    check_stopped(again, "cant_go_on_box")


def test_a_table_of_older_rules_can_be_looked_at_but_not_go_on() -> None:
    again = later(acted(two_people(), 3), Later(rules_version=2))
    assert again.stop is not None
    assert again.stop.reason == "rules"
    check_stopped(again, "cant_go_on_rules")


def test_a_table_of_a_game_that_is_gone_can_be_looked_at_but_not_go_on() -> None:
    again = table_of(list(acted(two_people(), 3).log), gone)
    assert again.stop is not None
    assert again.stop.reason == "game"
    check_stopped(again, "cant_go_on_game")


def test_a_log_that_the_rules_of_today_refuse_can_be_looked_at_but_not_go_on() -> None:
    log = list(acted(two_people(), 3).log)
    log[-1] = replace(log[-1], body=replace(log[-1].body, action=9_999))
    again = table_of(log, lambda _: PEBBLES)
    assert again.stop is not None
    assert again.stop.reason == "log"
    check_stopped(again, "cant_go_on_log")


def check_stopped(table: Table, text: str) -> None:
    """Everything is there but the game itself; what needs it says why it is refused."""
    assert (table.phase, table.n, table.decider) == ("playing", 4, None)
    assert [chair.name for chair in table.chairs] == ["Ann", "Bob"]
    assert playing.mind_turn(table) is None
    for refused in (
        lambda: playing.act(table, call("ann"), 0, 4, 0),
        lambda: playing.undo(table, call("ann"), 0, 1, 4),
        lambda: leaving.leave(table, call("ann"), 0),
        lambda: table.moment(1),
    ):
        with pytest.raises(CantGoOn) as caught:
            refused()
        assert (caught.value.code, caught.value.text) == ("cant_go_on", text)
    assert leaving.rename(table, call("bob"), 1, "Rob").table.chairs[1].name == "Rob"
    assert leaving.delete(table, call("ann")).table.deleted


def test_a_game_of_older_rules_that_is_over_keeps_its_result() -> None:
    over = play_out(two_people())
    again = later(over, Later(rules_version=2))
    assert (again.phase, again.result) == ("over", over.result)
    with pytest.raises(CantGoOn):
        again.record()
    assert exported(again, "ann")["secret"] == over.created.secret


def test_undone_actions_are_known_without_the_rules() -> None:
    table = acted(made(ME, HERE).table, 3)
    table = playing.undo(table, call("ann"), 0, 2, table.n).table
    again = later(acted(table, 1), Later(rules_version=2))
    assert again.undone == table.undone == {2, 3}
    assert again.n == table.n + 1


def test_a_list_needs_no_rules() -> None:
    for table in (acted(two_people(), 3), play_out(two_people())):
        quick = table_without_rules(table.log)
        assert summary_of(quick) == summary_of(table)
        assert quick.phase == table.phase
        assert standing_of(quick).n == standing_of(table).n


# ------------------ the log as a file


def entries_of(table: Table, person: str) -> list[dict[str, Json]]:
    found = exported(table, person)["entries"]
    assert isinstance(found, list)
    return [line for line in found if isinstance(line, dict)]


def actions(lines: list[dict[str, Json]], seat: int) -> list[bool]:
    """Whether the actions of a seat are told."""
    whats = [line["what"] for line in lines]
    acts = [what for what in whats if isinstance(what, dict) and what.get("type") == "acted"]
    return ["action" in what for what in acts if what["seat"] == seat]


def test_the_exported_log_of_a_game_that_goes_on_hides_what_others_did_and_the_secret() -> None:
    table = acted(two_people(), 8)
    lines = entries_of(table, "ann")
    assert all(actions(lines, 0))
    assert not any(actions(lines, 1))
    assert actions(lines, 0)
    assert actions(lines, 1)
    assert not any(actions(entries_of(table, ""), 0))
    assert exported(table, "ann")["secret"] is None
    said = str(exported(table, "eve"))
    assert table.created.secret not in said
    assert "'by'" not in said


def test_the_exported_log_of_a_game_that_is_over_holds_all() -> None:
    over = play_out(two_people())
    assert all(actions(entries_of(over, ""), 0) + actions(entries_of(over, ""), 1))
    assert len(entries_of(over, "")) == over.seq


def test_an_entry_is_exported_with_its_number_and_time() -> None:
    table = acted(two_people(), 1)
    last: LogEntry = table.log[-1]
    line = entries_of(table, "")[-1]
    assert (line["seq"], line["at"]) == (last.seq, last.time_ms)
