"""Who sends more than a person could is cut; nobody else notices."""

from perankh.bench.attacks.sockets import EMPTY_PINGS
from perankh.bench.websocket_client import PING, TEXT, frame
from tests.attack.attacking import PONG, figure, raw_socket
from tests.web.serving import Browser, Json, Server

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
TOO_FAST = 4429
SPACES = frame(TEXT, b" " * 16_000)


def test_a_flood_of_pings_is_cut(server: Server, ann: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    with raw_socket(server, table) as attacker:
        for _ in range(20):
            if not attacker.send(EMPTY_PINGS):
                break
        code, before = attacker.until_closed()
    assert code == TOO_FAST
    assert sum(kind == PONG for kind, _ in before) <= 60
    assert figure(ann, "perankh_cut_total") == 1


def test_a_few_pings_are_answered(server: Server, ann: Browser) -> None:
    with raw_socket(server, ann.table("imhotep", ME, OPEN)) as somebody:
        somebody.send(frame(PING, b"there?"))
        while somebody.frame() != (PONG, b"there?"):
            pass


def test_every_byte_counts_and_not_only_messages(server: Server, ann: Browser) -> None:
    """Forty messages in a second are allowed; so many bytes are not."""
    table = ann.table("imhotep", ME, OPEN)
    with raw_socket(server, table) as attacker:
        for _ in range(60):
            if not attacker.send(SPACES):
                break
        code, _ = attacker.until_closed()
    assert code == TOO_FAST


def test_what_comes_before_anybody_listens_is_bounded(server: Server, ann: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    with raw_socket(server, "no-such-table") as attacker:
        for _ in range(20):
            if not attacker.send(EMPTY_PINGS):
                break
        _, before = attacker.until_closed()
    assert sum(kind == PONG for kind, _ in before) <= 60
    with ann.live(table) as live:
        live.until_type("state")


def test_all_sockets_of_one_address_share_a_budget(server: Server, ann: Browser) -> None:
    """Each of many sockets may say a lot; together they may not."""
    table = ann.table("imhotep", ME, OPEN)
    why = frame(TEXT, b'{"type":"why","meaning":{"verb":"sail"}}') * 110
    refused = 0
    for _ in range(16):
        with raw_socket(server, table) as attacker:
            attacker.send(why)
            answers = 0
            while answers < 110:
                kind, content = attacker.frame()
                assert kind == TEXT
                answers += content.startswith((b'{"type":"reason"', b'{"type":"refused"'))
                refused += content.startswith(b'{"type":"refused"')
    assert refused > 100


def test_refusals_do_not_fill_the_log(server: Server, ann: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    for _ in range(60):
        with raw_socket(server, table) as attacker:
            attacker.send(frame(TEXT, b"{}"))
            while not attacker.frame()[1].startswith(b'{"type":"refused"'):
                pass
    assert server.stop().count("refused a message") <= 40
