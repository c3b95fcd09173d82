"""Iunu in the browser: a whole game by clicks on the board, secrets that stay secret, the bribe."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import PHONE, Person, next_asked
from tests.browser.test_pages import faults

LONGEST_GAME = 400
SOON = 400
"""Milliseconds in which the server says what was picked, on a busy machine."""
SECRETS = {
    "hand_dealt": "castes",
    "cards_drawn": "castes",
    "card_hidden": "caste",
    "afterlife_seen": "cards",
    "afterlife_kept": "card",
    "afterlife_returned": "cards",
}
"""What of an event only its player may know (IUN-14.2)."""

Json = dict[str, object]


def offered(somebody: Person) -> dict[str, str]:
    """Everything on the board that can be pressed now: ids with their spoken names."""
    found: list[tuple[str, str]] = somebody.page.locator(
        "[data-element]:not([aria-disabled])"
    ).evaluate_all("all => all.map(one => [one.dataset.element, one.getAttribute('aria-label')])")
    return dict(found)


def press(somebody: Person, *elements: str) -> None:
    """Press things on the board one after the other, until they are an answer, and confirm it."""
    page = somebody.page
    before = page.locator(".decision").get_attribute("data-n")
    confirm = page.locator(".confirm")
    for element in elements:
        page.locator(f"[data-element='{element}']").click()
        if enabled_soon(confirm):
            break
    confirm.click()
    page.wait_for_function(
        """before => {
            const bar = document.querySelector('.decision');
            const waits = bar?.querySelector('[data-action][disabled]') != null;
            return bar?.dataset.n !== before && !waits;
        }""",
        arg=before,
    )


def enabled_soon(button: Locator) -> bool:
    """Whether it can be pressed once the server has said what the things picked come to."""
    try:
        expect(button).to_be_enabled(timeout=SOON)
    except AssertionError:
        return False
    return True


def wish(elements: Iterable[str], *liked: str) -> list[str]:
    """The same elements, those first that begin with what is liked, the earlier the better."""

    def place(element: str) -> int:
        return next((n for n, start in enumerate(liked) if element.startswith(start)), len(liked))

    return sorted(elements, key=place)


def seats_told(frames: list[str], seat: int) -> Iterator[Json]:
    """What messages said about one player's area, by every view in them."""
    for frame in frames:
        view = json.loads(frame).get("view")
        if view is not None and not view["over"]:
            yield view["players"][seat]


def events_told(frames: list[str], seat: int) -> Iterator[Json]:
    """What messages said about one player's doings."""
    for frame in frames:
        message = json.loads(frame)
        entries = message.get("entries", [message])
        for event in (event for entry in entries for event in entry.get("events", [])):
            if event.get("player") == seat:
                yield event


def listened(somebody: Person) -> list[str]:
    """Everything that reaches this browser over its WebSocket from now on."""
    frames: list[str] = []

    def keep(payload: bytes | str) -> None:
        frames.append(payload.decode() if isinstance(payload, bytes) else payload)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", keep)

    somebody.page.on("websocket", listen)
    return frames


def test_two_people_and_a_computer_play_a_whole_game_by_clicks_and_keep_their_secrets(
    arrive: Arrive,
) -> None:
    hanka, tomasz = arrive(), arrive(PHONE)
    frames = listened(tomasz)
    tomasz.join(hanka.new_table("Hanka", ["open", "mind"], game="iunu"), "Tomasz")
    people = [hanka, tomasz]
    for _ in range(LONGEST_GAME):
        active = next_asked(people)
        if active is None:
            break
        elements = offered(active)
        pairs = [element for element in elements if element.endswith("-2")]
        press(active, *wish(elements, *pairs, "hand-", "forum-", "die-", "tray-", "column-"))
    for one in people:
        one.page.get_by_role("link", name="See the result").click()
        expect(one.page.get_by_role("heading", level=1)).to_contain_text("win")
    told = list(seats_told(frames, 0))
    assert len(told) > 20
    assert {str(area["hand"]) for area in told} == {"None"}
    assert {str(area["hidden_cards"]) for area in told} == {"None"}
    assert {str(area["afterlife"]) for area in told} == {"None"}
    secret = [event for event in events_told(frames, 0) if event["event"] in SECRETS]
    assert "hand_dealt" in {str(event["event"]) for event in secret}
    assert {str(event[SECRETS[str(event["event"])]]) for event in secret} == {"None"}


def test_a_hidden_hand_is_on_its_owners_page_alone(arrive: Arrive) -> None:
    hanka, tomasz, guest = arrive(), arrive(), arrive()
    table = hanka.new_table("Hanka", ["open"], game="iunu")
    tomasz.join(table, "Tomasz")
    guest.go(f"/t/{table}")
    for one in (hanka, tomasz, guest):
        one.page.locator("[data-element='column-0-farmer']").wait_for()
    for one, cards in ((hanka, 4), (tomasz, 4), (guest, 0)):
        expect(one.page.locator("[data-element^='hand-']")).to_have_count(cards)
    expect(guest.page.get_by_text("Hands")).to_be_visible()


def test_a_variant_for_two_leaves_two_seats(arrive: Arrive) -> None:
    hanka = arrive()
    page = hanka.page
    hanka.go("/new/iunu")
    page.fill("#name", "Hanka")
    page.get_by_role("radio", name="4", exact=True).click()
    expect(page.locator("fieldset li")).to_have_count(4)
    page.get_by_text("Variants").click()
    page.get_by_role("radio", name="Rise of Aten").click()
    expect(page.locator("fieldset li")).to_have_count(2)
    counts = page.get_by_role("radiogroup", name="Number of players").get_by_role("radio")
    expect(counts).to_have_text(["2"])
    page.locator("form .btn.primary.big").click()
    page.wait_for_url("**/t/*")


def test_the_end_tells_the_place_and_the_points_of_heliopolis(arrive: Arrive) -> None:
    hanka = arrive()
    page = hanka.page
    hanka.go("/new/iunu")
    page.fill("#name", "Hanka")
    page.get_by_text("Variants").click()
    page.get_by_role("radio", name="Memphis and Thebes").click()
    page.locator("form .btn.primary.big").click()
    page.wait_for_url("**/t/*")
    assert hanka.wait_for_turn()
    hanka.leave()
    hanka.wait_for_end()
    page.get_by_role("link", name="See the result").click()
    places = page.locator(".places li")
    expect(places).to_have_count(3)
    heliopolis = places.filter(has_text="Heliopolis")
    assert int(heliopolis.locator(".points").inner_text()) > 0
    winner = places.first.locator(".name").inner_text()
    expect(page.get_by_role("heading", level=1)).to_contain_text(winner)
    expect(page.get_by_role("columnheader", name="Heliopolis").first).to_be_visible()


def test_enter_chooses_on_the_board_what_the_mouse_points_at_in_the_bar(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["mind"], game="iunu")
    assert hanka.wait_for_turn()
    page = hanka.page
    for key in ("Enter", "Space"):
        card = page.locator("[data-element^='hand-']:not([aria-disabled])").first
        said = (card.get_attribute("aria-label") or "").partition(".")[0]
        page.locator(f"[data-action][aria-label='{said}']").hover()
        expect(card).to_have_attribute("aria-pressed", "true")
        card.focus()
        page.keyboard.press(key)
        expect(page.locator(".confirm")).to_be_enabled()
        page.keyboard.press("Escape")
        expect(page.locator(".confirm")).to_be_disabled()


def test_two_people_at_one_screen_see_no_hand_while_the_curtain_hangs(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["here"], game="iunu")
    hanka.page.locator(".curtain button").wait_for()
    assert hanka.page.locator("[data-element]").count() == 0
    hanka.page.locator(".curtain button").click()
    expect(hanka.page.locator("[data-element^='hand-']")).to_have_count(4)


def test_the_raided_player_answers_the_bribe_from_another_browser(arrive: Arrive) -> None:
    hanka, tomasz = arrive(), arrive(PHONE)
    tomasz.join(hanka.new_table("Hanka", ["open"], game="iunu"), "Tomasz")
    for _ in range(LONGEST_GAME):
        active = next_asked([hanka, tomasz])
        assert active is not None, "the game was over before there was a raid"
        elements = offered(active)
        if active is hanka and "column-1-farmer" in elements:
            break
        press(
            active, *_towards_a_raid(active, elements, "Soldier" if active is hanka else "Farmer")
        )
    press(hanka, "column-1-farmer")
    expect(tomasz.page.locator("#question")).to_contain_text("Soldiers are at your door")
    hanka.expect_to_wait()
    press(tomasz, "tray-bribe-1")
    expect(hanka.page.locator(".log").get_by_text("Tomasz pays Hanka a bribe")).to_be_visible()


def _towards_a_raid(active: Person, elements: dict[str, str], caste: str) -> list[str]:
    """Gather this caste and spend nothing; Soldiers wait for a Farmer, who waits for nobody."""
    question = active.page.locator("#question").inner_text()
    farmers = active.page.locator("[data-element='column-1-farmer']").get_attribute("aria-label")
    helpless = re.search(r"[1-9]\d*\scan be raided", farmers or "") is not None
    waits = "play into" in question and caste == "Soldier" and not helpless
    gives = waits or "place" in question
    refused = ("tray-decline", "tray-pay-0")
    first = [
        element for element, label in elements.items() if (f"{caste}: worth" in label) is not gives
    ]
    return wish(elements, *refused, *first)


def test_a_card_is_played_on_the_board_by_keyboard_alone(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["mind"], game="iunu")
    assert hanka.wait_for_turn()
    page = hanka.page
    before = page.locator(".decision").get_attribute("data-n")
    page.locator("[data-element][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    focused = page.locator("[data-element]:focus")
    expect(focused).to_have_attribute("data-element", re.compile("^hand-"))
    page.keyboard.press("Space")
    expect(focused).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".decision")).not_to_have_attribute("data-n", before or "")


def test_axe_finds_no_fault_at_a_table_of_iunu(arrive: Arrive) -> None:
    hanka = arrive(dark=True)
    hanka.new_table("Hanka", ["mind"], game="iunu")
    assert hanka.wait_for_turn()
    hanka.page.locator("[data-element^='hand-']").first.click()
    expect(hanka.page.locator("[aria-pressed=true][data-element]")).to_have_count(1)
    assert faults(hanka.page) == []
