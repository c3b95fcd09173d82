"""Checks of what happens: events, previews, points and the end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perankh.kernel.conformance.subject import (
    Subject,
    as_seen,
    first_difference,
    rng_words,
    seat_name,
    traced,
)
from perankh.kernel.errors import BrokenInvariant
from perankh.kernel.event import COMMON_EVENTS, EVERYBODY, Event
from perankh.kernel.preview import Seal, perform, preview, undo_floor
from perankh.kernel.state import WHOLE


def check_invariants(x: Subject) -> None:
    """`invariants`: what the specification says is always true."""
    try:
        x.game.check(x.state)
    except BrokenInvariant as error:
        x.fail("invariants", str(error))


def check_events(x: Subject, events: Sequence[Event]) -> None:
    """`events`: declared, plain data, and silent about secrets to all but their audience."""
    for event in events:
        if type(event) not in (*x.game.events, *COMMON_EVENTS):
            x.fail("events", f"{event.name} is not among the events of the game")
        check_plain(x, event)
        if event.audience != EVERYBODY:
            check_audience(x, event)
    x.tally.events += len(events)


def check_plain(x: Subject, event: Event) -> None:
    """An event read from its JSON is the event itself."""
    try:
        back = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
    except (TypeError, msgspec.MsgspecError) as error:
        x.fail("events", f"{event.name} is not plain data: {error}")
    if back != event:
        x.fail("events", f"{event} comes back from JSON as {back}")


def check_audience(x: Subject, event: Event) -> None:
    """Only the audience gets the secret arguments, and it is made of seats at the table."""
    if not event.secret or not set(event.secret) <= set(event.arguments()):
        x.fail("events", f"{event.name} has an audience, but its secrets are {event.secret}")
    if not 0 <= event.audience < 1 << x.state.players:
        x.fail("events", f"{event.name} has seats in its audience that do not exist")
    for seat in x.seats():
        told = event.seen_by(seat).arguments()
        may_know = seat is not None and bool(event.audience >> seat & 1)
        if may_know != (told == event.arguments()):
            x.fail("events", f"{event.name} tells {seat_name(seat)} the wrong thing: {told}")
    x.tally.secret_events += 1


def check_preview(x: Subject, action: int) -> None:
    """`preview`: what really happens up to the first draw or reveal; the state stays as it was."""
    before = x.fingerprint(x.state)
    promised = preview(x.state, action)
    if x.fingerprint(x.state) != before:
        x.fail("preview", f"previewing action {action} changed the state")
    trial = x.state.clone()
    real = traced(trial, action)
    length = len(promised.events)
    seat = x.state.decider()
    told, happened = as_seen(promised.events, seat), as_seen(real[:length], seat)
    if told != happened:
        x.fail("preview", f"of action {action}: " + first_difference(told, happened))
    if promised.cut != (length < len(real)):
        x.fail("preview", f"of action {action}: {length} of {len(real)} events, cut {promised.cut}")
    check_seal(x, action, promised.seal)
    x.tally.previews += 1


def check_seal(x: Subject, action: int, seal: Seal | None) -> None:
    """`preview`: it says beforehand whether undo ends, and no draw goes past the counter."""
    trial = x.state.clone()
    player = x.state.decider()
    mark = perform(trial, action)
    if (mark.seal is None) != (seal is None) or mark.player != player:
        x.fail("preview", f"action {action} promised the seal {seal}, but it is {mark}")
    if undo_floor([mark], player) != (0 if seal is None else 1):
        x.fail("preview", f"action {action} has the seal {seal} but another undo floor")
    if mark.seal is not Seal.CHANCE and rng_words(trial) != rng_words(x.state):
        x.fail("preview", f"action {action} drew from chance without counting the draw")


def check_quiet(x: Subject) -> None:
    """`preview`: an option that calls itself quiet draws no chance and reveals nothing."""
    for action in x.state.options():
        if not x.state.is_quiet(action):
            continue
        trial = x.state.clone()
        mark = perform(trial, action)
        if mark.seal is not None:
            x.fail("preview", f"action {action} is no quiet one: {mark.seal}")


def check_scores(x: Subject) -> None:
    """`scores`: one row per player, one column per category; an estimate for every player."""
    before = x.fingerprint(x.state)
    scores = x.state.scores()
    if len(scores) != x.state.players:
        x.fail("scores", f"{len(scores)} rows for {x.state.players} players")
    for row in scores:
        if len(row) != len(x.game.categories) or not all(type(points) is int for points in row):
            x.fail("scores", f"{row} are not points in {len(x.game.categories)} categories")
    for each in range(x.state.competitors()):
        if type(x.state.evaluate(each)) is not int:
            x.fail("scores", f"the estimate for seat or rival {each} is no whole number")
    check_places(x)
    check_rivals(x)
    if x.fingerprint(x.state) != before:
        x.fail("scores", "counting points changed the state")


def check_places(x: Subject) -> None:
    """`scores`: each place is one more than the number of those before it."""
    places = x.state.places()
    if len(places) != x.state.players:
        x.fail("scores", f"{len(places)} places for {x.state.players} players")
    everybody = [*places, *(rival.place for rival in x.state.rivals())]
    if any(place != 1 + sum(other < place for other in everybody) for place in everybody):
        x.fail("scores", f"{everybody} are no places: 1 for the best, then one for each before")


def check_rivals(x: Subject) -> None:
    """`rivals`: as many as the state says, each declared by the game, told apart, with points."""
    found, shown = x.state.rivals(), x.state.open_rivals()
    ids = [rival.id for rival in found]
    if len(ids) != x.state.rival_count() or [rival.id for rival in shown] != ids:
        x.fail("rivals", f"{ids} are not the {x.state.rival_count()} rivals that are shown")
    if len(set(ids)) < len(ids) or not set(ids) <= set(x.game.rivals):
        x.fail("rivals", f"{ids} are not among the rivals {x.game.rivals}")
    for rival in (*found, *shown):
        if not rival.points or not all(type(points) is int for points in rival.points.values()):
            x.fail("rivals", f"{rival.points} are no points of {rival.id} by category")


def check_returns(x: Subject) -> None:
    """`scores`: at the end the whole victory is shared out, to rivals too."""
    shares = x.state.all_returns()
    if len(shares) != x.state.competitors() or any(share < 0 for share in shares):
        x.fail("scores", f"{shares} are not the shares of {x.state.competitors()} who compete")
    if sum(shares) != WHOLE or x.state.returns() != shares[: x.state.players]:
        x.fail("scores", f"the shares {shares} make {sum(shares)}, not {WHOLE}")
    for rival, share in zip(x.state.rivals(), shares[x.state.players :], strict=True):
        if (rival.place == 1) != (share > 0):
            x.fail("rivals", f"{rival.id} at place {rival.place} gets {share} of the victory")
