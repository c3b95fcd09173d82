import re
from itertools import product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from perankh.games import all_games, game
from perankh.kernel.box import LANGUAGES
from perankh.web.catalogue import box_info, describe_game, fluent_source, rule_texts
from tests.web.serving import Browser, Json, serving, settings

IMHOTEP = game("imhotep")


def test_a_game_tells_its_choices_with_their_defaults() -> None:
    info = describe_game(IMHOTEP)
    setup = {option.field: option for option in info.setup}
    assert (setup["temple"].kind, setup["temple"].values) == ("choice", ["a", "b"])
    assert (setup["wrath"].kind, setup["wrath"].default) == ("switch", False)
    assert set(info.names) == set(LANGUAGES)


def test_what_all_choices_allow_is_how_many_can_play() -> None:
    for one in all_games():
        info = describe_game(one)
        fields = [option.field for option in info.setup]
        ways = [list(zip(option.values, option.players, strict=True)) for option in info.setup]
        for chosen in product(*ways):
            setup = one.read_setup(dict(zip(fields, (value for value, _ in chosen), strict=True)))
            allowed = set.intersection(*(set(players) for _, players in chosen))
            assert sorted(allowed) == list(one.players_for(setup))


def test_the_variants_of_iunu_are_offered_to_two_players_alone() -> None:
    (mode,) = describe_game(game("iunu")).setup
    assert dict(zip(mode.values, mode.players, strict=True)) == {
        "standard": [2, 3, 4],
        "memphis_thebes": [2],
        "rise_of_aten": [2],
    }


def test_the_names_of_components_are_messages_that_an_argument_finds() -> None:
    for lang in LANGUAGES:
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(fluent_source(IMHOTEP, lang)))
        for key, wanted in (
            ("name-card-sail", IMHOTEP.box().name("market_card", "sail", lang)),
            ("name-site-temple", IMHOTEP.box().name("site", "temple", lang)),
            ("name-game", IMHOTEP.box().name("game", "", lang)),
        ):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            text, problems = bundle.format_pattern(pattern, {})
            assert (text, problems) == (wanted, [])
        assert bundle.has_message("imhotep-action-sail")
        assert bundle.has_message("why-game-over")


def test_every_rule_stands_under_its_heading() -> None:
    rules = {rule.number: rule for rule in rule_texts(IMHOTEP)}
    assert rules["IMH-3.1"].section == "3. Setup"
    assert all(rule.section and rule.text for rule in rules.values())


def test_every_value_of_the_box_has_its_source() -> None:
    info = box_info(IMHOTEP)
    rows = {row.place: row for row in info.rows}
    assert (rows["limits.rounds"].value, rows["limits.rounds"].source) == ("6", "rulebook")
    assert IMHOTEP.box(info.file).hash == info.hash
    assert {row.source for row in info.rows} <= {"rulebook", "public", "reconstructed"}


def test_a_table_is_played_with_a_corrected_box(ann: Browser) -> None:
    file = str(ann.get("/api/games/imhotep/box")["file"]).replace(
        "year             = 2016", "year = 2017"
    )
    table = ann.table("imhotep", {"kind": "me"}, {"kind": "here", "name": "Bo"}, box=file)
    played = ann.get(f"/api/tables/{table}")["box"]
    assert played == IMHOTEP.box(file).file_hash
    assert played != IMHOTEP.box().file_hash


def test_a_table_names_things_as_its_corrected_box_does(ann: Browser) -> None:
    shipped = ann.get("/api/games/imhotep/box")
    name = IMHOTEP.box().name("market_card", "sail", "cs")
    file = str(shipped["file"]).replace(f'"{name}"', '"Plachetnice"')
    table = ann.table("imhotep", {"kind": "me"}, {"kind": "here", "name": "Bo"}, box=file)
    names = ann.http.get(f"/api/tables/{table}/names/cs").text
    assert 'name-market_card-sail = { "Plachetnice" }' in names
    assert (
        describe_game(IMHOTEP).box
        == IMHOTEP.box().file_hash
        != ann.get(f"/api/tables/{table}")["box"]
    )


def test_the_record_of_a_game_with_a_corrected_box_can_be_verified(
    ann: Browser, data: Path
) -> None:
    """Where it was played the record is enough; elsewhere the box file comes along."""
    shipped = str(ann.get("/api/games/imhotep/box")["file"])
    file = re.sub(r"(?m)^statue_points_per_extra\b.*$", "statue_points_per_extra = 3", shipped)
    random: Json = {"kind": "mind", "mind": "random"}
    table = ann.table("imhotep", random, random, box=file)
    with ann.live(table) as live:
        live.until(lambda message: message["type"] == "state" and live.table["phase"] == "over")
    record = ann.get(f"/api/tables/{table}/record")
    assert ann.post("/api/verify", record)["good"] is True
    with serving(settings(data)) as elsewhere, Browser(elsewhere, "Eve") as eve:
        alone = eve.post("/api/verify", record)
        assert (alone["good"], alone["text"]) == (False, "error-wrong-box")
        assert eve.post("/api/verify", {"record": record, "box": file})["good"] is True


def test_what_stays_as_it_is_travels_packed_and_only_once(ann: Browser) -> None:
    for path in ("texts/hu", "rules", "box"):
        address = f"/api/games/imhotep/{path}"
        sent = ann.http.get(address, headers={"accept-encoding": "gzip"})
        assert sent.headers["content-encoding"] == "gzip"
        assert int(sent.headers["content-length"]) < len(sent.content) / 2
        plain = ann.http.get(address, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == sent.content
        again = ann.http.get(address, headers={"if-none-match": sent.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_the_figures_of_the_server_can_be_read(ann: Browser) -> None:
    ann.table("imhotep", {"kind": "me"}, {"kind": "open"})
    text = ann.http.get("/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["perankh_entries_total"]) >= 1
    assert float(figures['perankh_append_seconds_bucket{le="+Inf"}']) >= 1
    assert ann.get("/healthz")["status"] == "ok"
