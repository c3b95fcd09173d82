"""Valley of the Kings in the browser: by clicks on its board, with reactions and hidden hands."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import DESKTOP, PHONE, ROOT, Person, next_asked
from tests.browser.test_pages import faults

GAME = "valley_of_the_kings"
BOX = ROOT / "src" / "perankh" / "games" / GAME / "box.toml"
OPENING = 14
"""Answers for which players build their decks; then they bring the game to its end."""
LONGEST_GAME = 600
SECRETS = {"cards_drawn": "cards", "cards_looked_at": "cards", "card_kept": "card"}
"""Events whose argument only the player they are about may see."""


def test_two_browsers_play_a_whole_game_by_clicks(arrive: Arrive) -> None:
    hanka, tomasz = arrive(), arrive()
    for one in (hanka, tomasz):
        _without_confirmation(one)
    tomasz.join(hanka.new_table("Hanka", ["open"], game=GAME), "Tomasz")
    for played in range(LONGEST_GAME):
        active = next_asked([hanka, tomasz])
        if active is None:
            break
        active.answer(_liked(_labels(active), played))
    for one in (hanka, tomasz):
        one.page.get_by_role("link", name="See the result").click()
        expect(one.page.get_by_role("heading", level=1)).to_contain_text(re.compile("win|share"))


def test_a_purchase_is_put_together_on_the_board_and_the_buyer_chooses_what_falls(
    arrive: Arrive,
) -> None:
    hanka, tomasz = arrive(), arrive()
    first, second = _seated(hanka, tomasz)
    page = first.page
    board = {space: _name(first, space) for space in ("bc", "ml", "mr", "a")}
    cost = _cost(first, "bc")
    _at(first, "pyramid-bc").click()
    expect(page.locator("[data-reads]")).to_contain_text(board["bc"].split()[-1])
    page.locator(".confirm").click()
    expect(page.locator("#question")).to_have_text("What do you pay with?")
    hand = page.locator("[data-element^='hand-']")
    for card in range(cost):
        hand.nth(card).click()
    expect(page.locator(".confirm")).to_be_enabled()
    _until_last_payment(first)
    expect(_at(first, "pyramid-ml")).to_have_attribute("aria-label", re.compile("falls"))
    second.expect_to_wait()
    _at(first, "pyramid-mr").click()
    page.locator(".confirm").click()
    expect(_at(first, "pyramid-bc")).to_have_attribute("aria-label", re.compile(board["mr"]))
    for one in (first, second):
        expect(_at(one, "pyramid-mr")).to_have_attribute("aria-label", re.compile(board["a"]))
        expect(_at(one, "pyramid-ml")).to_have_attribute("aria-label", re.compile(board["ml"]))
        expect(one.page.locator("[data-element='pyramid-a']")).to_have_count(0)
    expect(_at(first, "discards")).to_have_attribute("aria-label", re.compile(board["bc"]))


def test_a_reaction_comes_from_another_browser(arrive: Arrive) -> None:
    hanka, tomasz = arrive(), arrive()
    table = _table_with_box(hanka, _box_of_reactions())
    hanka.go(f"/t/{table}")
    tomasz.join(table, "Tomasz")
    for one in (hanka, tomasz):
        one.page.locator(".decision").wait_for()
    attacker, other = _first_and_second(hanka, tomasz)
    while attacker.page.locator("[data-element='hand-shabti']").count() == 0:
        _pass_turn(attacker)
        attacker, other = other, attacker
        assert attacker.wait_for_turn()
    _at(attacker, "hand-shabti").click()
    expect(attacker.page.locator("[data-reads=shabti]")).to_contain_text("Each opponent")
    _at(attacker, "use-action").click()
    attacker.page.locator(".confirm").click()
    assert other.wait_for_turn()
    expect(other.page.locator("#question")).to_contain_text("You must sacrifice a card")
    attacker.expect_to_wait()
    shown = other.page.locator("[data-element^='tray-show-']").first
    shown.click()
    other.page.locator(".confirm").click()
    assert attacker.wait_for_turn()
    for one in (attacker, other):
        log = one.page.locator(".log")
        expect(log).to_contain_text("and is not affected")
    expect(other.page.locator("[data-element^='hand-']")).to_have_count(5)


def test_a_hidden_hand_is_never_in_another_seats_messages(arrive: Arrive) -> None:
    hanka, tomasz, guest = arrive(), arrive(), arrive()
    heard = {one: _listen(one) for one in (hanka, tomasz, guest)}
    table = hanka.new_table("Hanka", ["open"], game=GAME)
    tomasz.join(table, "Tomasz")
    guest.go(f"/t/{table}")
    for turn in range(8):
        active = next_asked([hanka, tomasz])
        assert active is not None
        active.play(_liked(_labels(active), turn))
    expect(guest.page.locator(".log .step").first).to_be_visible()
    for one, frames in heard.items():
        assert len(frames) > 3
        own = None if one is guest else (0 if one is hanka else 1)
        for frame in frames:
            _assert_hides(msgspec.json.decode(frame), own)
    expect(guest.page.locator("[data-element^='hand-']")).to_have_count(0)


def test_a_phone_plays_a_turn_by_taps_without_scrolling_sideways(arrive: Arrive) -> None:
    hanka = arrive(PHONE)
    hanka.new_table("Hanka", ["mind"], game=GAME)
    assert hanka.wait_for_turn()
    hanka.page.locator("[data-element^='hand-']").last.tap()
    uses = hanka.page.locator("[data-element='use-entomb']")
    expect(uses).to_be_visible()
    uses.tap()
    hanka.page.locator(".confirm").tap()
    expect(hanka.page.locator(".log")).to_contain_text("entombs")
    assert hanka.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desk", "phone"])
def test_axe_finds_no_fault_on_the_board(arrive: Arrive, size: tuple[int, int], dark: bool) -> None:
    hanka = arrive(size, dark=dark)
    hanka.new_table("Hanka", ["mind"], game=GAME)
    assert hanka.wait_for_turn()
    assert faults(hanka.page) == []
    hanka.page.locator("[data-element^='hand-']").first.click()
    expect(hanka.page.locator("[data-element='use-entomb']")).to_be_visible()
    assert faults(hanka.page) == [], "with a card picked"


def test_a_purchase_is_made_by_keyboard_alone(arrive: Arrive) -> None:
    hanka = arrive()
    hanka.new_table("Hanka", ["mind"], game=GAME)
    assert hanka.wait_for_turn()
    hanka.page.mouse.move(1, 1)
    cost = _cost(hanka, "bc")
    keys = hanka.page.keyboard
    _at(hanka, "pyramid-bl").focus()
    keys.press("ArrowRight")
    expect(_at(hanka, "pyramid-bc")).to_be_focused()
    keys.press("Enter")
    expect(_at(hanka, "pyramid-bc")).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    expect(hanka.page.locator("#question")).to_have_text("What do you pay with?")
    hanka.page.locator("[data-element^='hand-']").first.focus()
    for _ in range(cost - 1):
        keys.press("Enter")
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(hanka.page.locator(".confirm")).to_be_enabled()
    keys.press("Enter")
    expect(hanka.page.locator("#question")).to_have_text("Which card falls into the gap?")


# --- helpers


def _at(somebody: Person, element: str) -> Locator:
    return somebody.page.locator(f"[data-element='{element}']")


def _name(somebody: Person, space: str) -> str:
    """The name of the card on a space, as the board reads it out."""
    label = _at(somebody, f"pyramid-{space}").get_attribute("aria-label") or ""
    found = re.search(r": ([^,]+), cost", label)
    assert found is not None, label
    return found[1]


def _cost(somebody: Person, space: str) -> int:
    """What the card on a space costs; every card of a first hand pays 1."""
    label = _at(somebody, f"pyramid-{space}").get_attribute("aria-label") or ""
    found = re.search(r"cost (\d+)", label)
    assert found is not None, label
    return int(found[1])


def _seated(hanka: Person, tomasz: Person) -> tuple[Person, Person]:
    tomasz.join(hanka.new_table("Hanka", ["open"], game=GAME), "Tomasz")
    for one in (hanka, tomasz):
        one.page.locator(".decision").wait_for()
    return _first_and_second(hanka, tomasz)


def _first_and_second(hanka: Person, tomasz: Person) -> tuple[Person, Person]:
    return (hanka, tomasz) if hanka.asked() else (tomasz, hanka)


def _until_last_payment(buyer: Person) -> None:
    """Confirm what is laid; the cards before the last one are answered by the board itself."""
    buyer.page.locator(".confirm").click()
    expect(buyer.page.locator("#question")).to_have_text("Which card falls into the gap?")


def _without_confirmation(somebody: Person) -> None:
    """What is pressed is done at once, unless it can't be undone."""
    somebody.context.add_init_script("localStorage.setItem('perankh.confirm', 'off')")


def _labels(somebody: Person) -> list[str]:
    found: list[str] = somebody.options.evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label') ?? '')"
    )
    return found


def _liked(labels: list[str], played: int) -> int:
    """Buy at first, entomb at times, then give the pyramid up card by card from its apex."""
    lively = ["Pay", "Buy", "Entomb"] if played < OPENING else ["Pay"]
    rare = ["Entomb"] if played % 7 == 0 else []
    for wish in [*lively, *rare, "The rest", "End your turn", "Do not", "Sacrifice.*apex"]:
        for index, label in enumerate(labels):
            if re.match(wish, label):
                return index
    return 0


def _pass_turn(somebody: Person) -> None:
    """End the turn on the board, and give up a card of the pyramid."""
    _at(somebody, "step-discard").click()
    somebody.page.locator(".confirm").click()
    expect(somebody.page.locator("#question")).to_contain_text("The pyramid has not changed")
    _at(somebody, "pyramid-a").click()
    somebody.page.locator(".confirm").click()


def _box_of_reactions() -> str:
    """A corrected box: Shabti attacks, and every other starter is a shield against it."""
    text = BOX.read_text(encoding="utf-8")
    attack = '[{ op = "each_opponent", effect = "sacrifice_from_hand", n = 1, min_total = 6 }]'
    text = re.sub(rf"{_of('shabti')}steps[^\n]+", rf"\1steps = {attack}", text, count=1)
    shield = 'kind = "reaction"\ntrigger = "forced_by_opponent_action"\nrepeatable = false\n'
    steps = 'steps = [{ op = "ignore_forced_effect" }]'
    for card in ("urn", "box_of_food"):
        pattern = rf"{_of(card)}kind[^\n]+\nrepeatable[^\n]+\nsteps[^\n]+"
        text = re.sub(pattern, rf"\1{shield}{steps}", text, count=1)
    return text.replace("exclude = [", 'exclude = ["urn", "box_of_food", ')


def _of(card: str) -> str:
    """The lines of a card in the box, up to those that follow."""
    return rf'(id += "{card}"\n(?:[^\n]+\n)*?)'


def _table_with_box(somebody: Person, box: str) -> str:
    """Open a table that is played with a corrected box; its id."""
    somebody.go("/")
    found: str = somebody.page.evaluate(
        """async ({ game, box }) => {
            const ask = async (method, path, body, csrf) => {
                const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf };
                const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
                const said = await answer.json();
                if (!answer.ok) throw new Error(JSON.stringify(said));
                return said;
            };
            const me = await (await fetch("/api/me")).json();
            const named = await ask("POST", "/api/me", { name: "Hanka" }, me.csrf);
            const seats = [{ kind: "me" }, { kind: "open" }];
            const made = await ask("POST", "/api/tables", { game, box, seats }, named.csrf);
            return made.id;
        }""",
        {"game": GAME, "box": box},
    )
    return found


def _listen(somebody: Person) -> list[str]:
    """Everything that the server says to somebody's page from now on."""
    frames: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    somebody.page.on("websocket", opened)
    return frames


def _assert_hides(message: dict[str, object], own: int | None) -> None:
    """No hand but one's own, no pile but one's own, no card that others drew."""
    for part in _parts(message):
        if {"hand", "hand_size", "seat"} <= part.keys() and part["seat"] != own:
            assert part["hand"] is None
            assert part["discard"] is None
        secret = SECRETS.get(str(part.get("event")))
        if secret is not None and part["player"] != own:
            assert part[secret] is None


def _parts(value: object) -> list[dict[str, object]]:
    """All objects in a message, however deep."""
    if isinstance(value, list):
        return [part for one in value for part in _parts(one)]
    if not isinstance(value, dict):
        return []
    return [value, *(part for one in value.values() for part in _parts(one))]
