from perankh.cli.schema import FILE
from perankh.web.typescript import typescript


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "stale: run `perankh schema`"


def test_the_types_name_every_event_of_a_game() -> None:
    text = typescript()
    assert 'event: "stone_loaded";' in text
    assert "export interface ImhotepPairSeen {" in text
    assert "  cards: string[] | null;" in text
