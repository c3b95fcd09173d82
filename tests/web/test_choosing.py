"""Several answers in one request, and choices of several things, over the wire."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from perankh.kernel.game import Meaning
from perankh.web import live_messages as say
from perankh.web.messages import MAX_ANSWERS
from tests.web.serving import Browser, Json, Live, number

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
GREEDY: Json = {"kind": "mind", "mind": "greedy"}


def question(live: Live) -> say.Question:
    return msgspec.convert(live.state["question"], say.Question)


def choice_of(live: Live) -> say.Choice:
    choice = question(live).choice
    assert choice is not None
    return choice


def option(live: Live, **part: object) -> int:
    """The first option whose meaning agrees with a part of one."""
    return next(one.action for one in question(live).options if part.items() <= one.meaning.items())


def asked(live: Live) -> None:
    while not live.options:
        live.read()


def answered(live: Live, *actions: int, key: str = "k") -> Json:
    open_now = question(live)
    return live.ask(type="act", seat=open_now.seat, n=open_now.n, key=key, actions=actions)


def to_payment(live: Live) -> None:
    """Buy something in Valley of the Kings: then cards must be laid down for it."""
    asked(live)
    done = live.act(option(live, verb="buy"), "buy")
    live.until_seq(number(done, "seq"))


def picked(live: Live, pick: Sequence[Meaning]) -> Json:
    live.say(type="pick", seat=question(live).seat, pick=pick)
    return live.until(lambda answer: answer["type"] in ("picked", "refused"))


def test_a_payment_is_confirmed_at_once_and_others_see_single_answers(
    ann: Browser, ben: Browser
) -> None:
    table = ann.table("valley_of_the_kings", ME, GREEDY)
    with ann.live(table) as one, ben.live(table) as other:
        one.until_type("state")
        to_payment(one)
        choice = choice_of(one)
        assert choice.picked == []
        before = number(one.state, "seq")
        found = picked(one, list(reversed(choice.suggested)))
        assert found["key"] == ""
        actions = found["actions"]
        assert isinstance(actions, list)
        assert len(actions) == len(choice.suggested) >= 2
        done = answered(one, *actions)
        assert done["type"] == "done"
        other.until(lambda message: message["type"] == "entries" and other.seq >= before + 2)
        moves = [entry for entry in other.entries if number(entry, "seq") > before]
        assert [entry["kind"] for entry in moves[: len(actions)]] == ["action"] * len(actions)


def test_what_is_no_choice_is_told_with_the_reason_of_the_rules(ann: Browser) -> None:
    table = ann.table("valley_of_the_kings", ME, GREEDY)
    with ann.live(table) as live:
        live.until_type("state")
        to_payment(live)
        choice = choice_of(live)
        nothing = picked(live, [])
        assert (nothing["key"], nothing["actions"]) == ("why-too-few-picked", [])
        too_much = picked(live, [*choice.suggested, choice.room[0].meaning])
        assert too_much["actions"] == []
        assert too_much["key"]
        unknown = picked(live, [{"verb": "pay", "card": "nothing"}])
        assert unknown["type"] == "refused"


def test_a_refused_answer_says_which_and_nothing_is_kept(ann: Browser) -> None:
    table = ann.table("valley_of_the_kings", ME, GREEDY)
    with ann.live(table) as live:
        live.until_type("state")
        asked(live)
        buy = option(live, verb="buy")
        before = number(live.state, "seq")
        refused = answered(live, buy, buy)
        assert (refused["type"], refused["answer"], refused["code"]) == (
            "refused",
            1,
            "illegal_action",
        )
        assert str(refused["reason"]).startswith("why-")
        done = answered(live, buy)
        assert done["type"] == "done", "the key was not used up"
        assert done["seq"] == before + 1


def test_the_same_request_twice_happens_once(ann: Browser) -> None:
    table = ann.table("valley_of_the_kings", ME, GREEDY)
    with ann.live(table) as live:
        live.until_type("state")
        to_payment(live)
        choice = choice_of(live)
        actions = picked(live, choice.suggested)["actions"]
        open_now = question(live)
        message = {"type": "act", "seat": 0, "n": open_now.n, "key": "pay", "actions": actions}
        first, second = live.ask(**message), live.ask(**message)
        assert first["type"] == "done"
        assert first == second


@pytest.mark.parametrize(
    "given",
    [{}, {"action": 0, "actions": [0]}, {"actions": []}, {"actions": [0] * (MAX_ANSWERS + 1)}],
    ids=["nothing", "both", "none", "too many"],
)
def test_hostile_groups_are_refused(ann: Browser, given: dict[str, object]) -> None:
    table = ann.table("pebbles", ME, GREEDY)
    with ann.live(table) as live:
        live.until_type("state")
        asked(live)
        refused = live.ask(type="act", seat=0, n=question(live).n, key="k", **given)
        assert (refused["type"], refused["code"]) == ("refused", "bad_message")


def test_picks_tell_nothing_about_a_question_of_one_answer_or_of_others(
    ann: Browser, ben: Browser
) -> None:
    table = ann.table("pebbles", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        for live, seat in ((one, 0), (two, 1)):
            live.say(type="pick", seat=seat, pick=[{"verb": "show"}, {"verb": "peek"}])
            refused = live.until(lambda answer: answer["type"] in ("picked", "refused"))
            assert (refused["type"], refused["text"]) == ("refused", "error-not-asked")
