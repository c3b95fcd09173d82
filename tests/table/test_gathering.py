import pytest

from perankh.kernel.errors import BadSetup, UnknownGame
from perankh.minds import UnknownMind
from perankh.record.fairness import commit, derive
from perankh.table import gathering
from perankh.table.computer_names import NAMES
from perankh.table.entries import Created, SeatPlan, Started
from perankh.table.errors import (
    AlreadySeated,
    BadPlan,
    BadText,
    BrokenLog,
    NoFreeSeat,
    NoSuchSeat,
    NotHost,
    NotYourSeat,
    WrongPhase,
)
from perankh.table.folding import table_of
from tests.table.tables import HERE, INVITED, ME, MIND, OPEN, call, find, made, session_of

# ------------------ making a table


def test_a_table_of_me_and_minds_starts_at_once() -> None:
    answer = made(ME, MIND)
    assert [type(entry.body) for entry in answer.entries] == [Created, Started]
    assert (answer.expected, answer.seq, answer.table.phase) == (0, 1, "playing")


def test_a_table_with_an_open_seat_waits() -> None:
    table = made(ME, OPEN).table
    assert (table.phase, table.full, table.session, table.n) == ("waiting", False, None, 1)


def test_a_full_table_waits_for_its_host_if_the_host_wants_so() -> None:
    table = made(ME, MIND, start_when_full=False).table
    assert table.phase == "waiting"
    assert gathering.start(table, call("ann")).table.phase == "playing"


def test_what_the_house_alone_knows_is_in_no_picture_of_a_table() -> None:
    table = made(ME, MIND, seed=5).table
    for shown in (repr(table), repr(table.session)):
        assert table.created.secret not in shown
        assert repr(table.secret) not in shown


def test_the_commitment_is_known_before_anybody_joins() -> None:
    table = made(ME, OPEN, seed=5).table
    assert table.commitment == commit(derive(5))


def test_several_seats_of_the_host_share_one_screen() -> None:
    table = made(ME, HERE, MIND).table
    assert table.held_by("ann") == [0, 1]
    assert [chair.name for chair in table.chairs][:2] == ["Ann", "Ben"]
    assert table.chairs[2].name in NAMES


def test_a_setup_is_kept_in_full() -> None:
    answer = gathering.create(
        call("ann"), "t", "imhotep", [ME, MIND], derive(1), setup={"wrath": True}
    )
    assert answer.table.created.setup["wrath"] is True
    assert answer.table.created.setup["temple"] == "a"


def test_a_corrected_box_stays_with_the_table() -> None:
    file = (find("pebbles").folder / "box.toml").read_text(encoding="utf-8")
    corrected = file.replace("gift_points  = 2", "gift_points  = 3")
    answer = gathering.create(
        call("ann"), "t", "pebbles", [ME, MIND], derive(1), box_text=corrected, find=find
    )
    again = table_of(answer.entries, find, corrected)
    assert again.box.hash != find("pebbles").box().hash
    assert again.box.hash == find("pebbles").box(corrected).hash
    assert session_of(again).record().box == again.box.hash


@pytest.mark.parametrize(
    ("seats", "error"),
    [
        ([ME], BadSetup),
        ([ME, MIND, MIND, MIND], BadSetup),
        ([ME, ME], BadPlan),
        ([SeatPlan(kind="me", name="  "), MIND], BadText),
        ([ME, SeatPlan(kind="mind", mind="oracle")], UnknownMind),
    ],
)
def test_a_table_that_can_not_be_laid_out_is_refused(
    seats: list[SeatPlan], error: type[Exception]
) -> None:
    with pytest.raises(error):
        made(*seats)


def test_unknown_games_and_setups_are_refused() -> None:
    with pytest.raises(UnknownGame):
        made(ME, MIND, game="senet")
    with pytest.raises(BadSetup, match="rain"):
        gathering.create(call("ann"), "t", "imhotep", [ME, MIND], derive(1), setup={"rain": 1})


@pytest.mark.parametrize("name", ["a\u202eb", "\x1b[31m", "x" * 41, "\ud800"])
def test_names_that_would_garble_a_screen_are_refused(name: str) -> None:
    with pytest.raises(BadText):
        gathering.join(made(ME, OPEN).table, call("bob"), name)


# ------------------ taking a seat


def test_who_has_the_link_takes_the_first_open_seat() -> None:
    table = gathering.join(made(ME, OPEN, OPEN).table, call("bob"), "  Bob  B ").table
    assert table.held_by("bob") == [1]
    assert table.chairs[1].name == "Bob B"


def test_the_last_one_to_sit_down_starts_the_game() -> None:
    answer = gathering.join(made(ME, OPEN).table, call("bob"), "Bob")
    assert isinstance(answer.entries[-1].body, Started)
    assert [seat.name for seat in session_of(answer.table).record().seats] == ["Ann", "Bob"]


def test_the_table_asked_is_not_changed_by_the_answer() -> None:
    table = made(ME, OPEN).table
    gathering.join(table, call("bob"), "Bob")
    assert (table.seq, table.phase, table.held_by("bob")) == (1, "waiting", [])


def test_nobody_sits_down_twice_by_accident() -> None:
    table = gathering.join(made(ME, OPEN, OPEN).table, call("bob"), "Bob").table
    with pytest.raises(AlreadySeated):
        gathering.join(table, call("bob"), "Bob")


def test_somebody_else_on_the_same_screen_may_sit_down() -> None:
    table = gathering.join(made(ME, OPEN, OPEN).table, call("bob"), "Bob").table
    table = gathering.join(table, call("bob"), "Bea", here=True).table
    assert table.held_by("bob") == [1, 2]


def test_an_invited_seat_needs_its_invitation() -> None:
    table = made(ME, INVITED, INVITED).table
    with pytest.raises(NoFreeSeat, match="invitation"):
        gathering.join(table, call("bob"), "Bob")
    with pytest.raises(NoFreeSeat, match="not valid"):
        gathering.join(table, call("bob"), "Bob", invitation="guess")
    code = table.invitation(2)
    assert gathering.join(table, call("bob"), "Bob", invitation=code).table.held_by("bob") == [2]


def test_an_invitation_is_for_one_seat() -> None:
    table = made(ME, INVITED, INVITED).table
    with pytest.raises(NoFreeSeat):
        gathering.join(table, call("bob"), "Bob", seat=1, invitation=table.invitation(2))


def test_an_invitation_is_void_once_used() -> None:
    table = made(ME, INVITED, OPEN).table
    code = table.invitation(1)
    table = gathering.join(table, call("bob"), "Bob", invitation=code).table
    with pytest.raises(NoFreeSeat):
        gathering.join(table, call("eve"), "Eve", invitation=code)
    table = gathering.unseat(table, call("ann"), 1).table
    with pytest.raises(NoFreeSeat):
        gathering.join(table, call("bob"), "Bob", invitation=code)
    assert table.invitation(1) != code


def test_invitations_of_two_tables_differ() -> None:
    assert made(ME, INVITED, seed=1).table.invitation(1) != made(
        ME, INVITED, seed=2
    ).table.invitation(1)


def test_a_taken_seat_is_not_taken_again() -> None:
    table = made(ME, OPEN, OPEN).table
    with pytest.raises(NoFreeSeat, match="taken"):
        gathering.join(table, call("bob"), "Bob", seat=0)
    with pytest.raises(NoSuchSeat):
        gathering.join(table, call("bob"), "Bob", seat=3)


def test_nobody_joins_a_game_that_has_begun() -> None:
    with pytest.raises(WrongPhase, match="begun"):
        gathering.join(made(ME, MIND).table, call("bob"), "Bob")


def test_joining_again_under_the_same_key_changes_nothing() -> None:
    first = gathering.join(made(ME, OPEN, OPEN).table, call("bob", "k1"), "Bob")
    again = gathering.join(first.table, call("bob", "k1"), "Bob")
    assert (again.entries, again.seq) == ((), first.seq)


def test_a_key_of_one_person_says_nothing_about_another() -> None:
    table = gathering.join(made(ME, OPEN, OPEN).table, call("bob", "k1"), "Bob").table
    table = gathering.join(table, call("cy", "k1"), "Cy").table
    assert table.held_by("cy") == [2]


def test_a_key_too_long_is_refused() -> None:
    with pytest.raises(BadText, match="at most 64"):
        gathering.join(made(ME, OPEN).table, call("bob", "k" * 65), "Bob")


# ------------------ chance


def test_what_people_contribute_is_in_the_record() -> None:
    table = made(ME, OPEN).table
    table = gathering.contribute(table, call("ann"), 0, "cat").table
    table = gathering.contribute(table, call("ann"), 0, "dog").table
    table = gathering.join(table, call("bob"), "Bob", contribution="owl").table
    assert session_of(table).record().contributions == ("dog", "owl")


def test_only_the_holder_contributes_for_a_seat_and_only_before_the_game() -> None:
    with pytest.raises(NotYourSeat):
        gathering.contribute(made(ME, OPEN).table, call("bob"), 0, "cat")
    with pytest.raises(WrongPhase):
        gathering.contribute(made(ME, MIND).table, call("ann"), 0, "cat")


# ------------------ leaving and filling


def test_a_guest_may_stand_up_again_before_the_game() -> None:
    table = gathering.join(made(ME, OPEN, OPEN).table, call("bob"), "Bob").table
    table = gathering.unseat(table, call("bob"), 1).table
    assert table.chairs[1].free
    assert table.held_by("bob") == []


def test_only_the_host_makes_others_stand_up() -> None:
    table = gathering.join(made(ME, OPEN, OPEN).table, call("bob"), "Bob").table
    with pytest.raises(NotYourSeat):
        gathering.unseat(table, call("bob"), 0)
    assert gathering.unseat(table, call("ann"), 1).table.chairs[1].free
    with pytest.raises(WrongPhase, match="free already"):
        gathering.unseat(table, call("ann"), 2)


def test_the_host_may_open_a_seat_of_a_mind() -> None:
    table = gathering.unseat(made(ME, MIND, OPEN).table, call("ann"), 1).table
    assert gathering.join(table, call("bob"), "Bob").table.held_by("bob") == [1]


def test_the_host_fills_the_rest_with_minds_and_the_game_starts() -> None:
    table = gathering.fill(made(ME, OPEN, INVITED).table, call("ann"), "greedy").table
    assert table.phase == "playing"
    assert [chair.mind for chair in table.chairs] == ["", "greedy", "greedy"]
    assert [seat.who for seat in session_of(table).record().seats] == ["person", "greedy", "greedy"]


def test_the_host_fills_a_single_seat() -> None:
    table = gathering.fill(made(ME, OPEN, OPEN).table, call("ann"), "random", seat=2).table
    assert (table.phase, table.chairs[1].free) == ("waiting", True)


def test_only_the_host_fills_and_starts() -> None:
    table = gathering.join(made(ME, OPEN, OPEN).table, call("bob"), "Bob").table
    with pytest.raises(NotHost):
        gathering.fill(table, call("bob"), "greedy")
    with pytest.raises(NotHost):
        gathering.start(table, call("bob"))
    with pytest.raises(NotHost):
        gathering.start(table, call(""))


def test_nothing_is_filled_where_nothing_is_free() -> None:
    with pytest.raises(NoFreeSeat):
        gathering.fill(made(ME, MIND, start_when_full=False).table, call("ann"), "greedy")


def test_a_game_does_not_start_with_free_seats() -> None:
    with pytest.raises(WrongPhase, match=r"\[1, 2\]"):
        gathering.start(made(ME, OPEN, OPEN).table, call("ann"))


# ------------------ logs


def test_a_log_must_begin_with_the_table_and_have_no_gaps() -> None:
    entries = made(ME, MIND).entries
    with pytest.raises(BrokenLog, match="begins"):
        table_of(entries[1:], find)
    with pytest.raises(BrokenLog, match="empty"):
        table_of([], find)
    with pytest.raises(BrokenLog, match="must follow"):
        table_of([entries[0], entries[0]], find)
