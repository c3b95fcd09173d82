"""Who no longer belongs to a private table hears nothing more of it, over a real socket."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.serving import Browser, Json, Live, number, seats

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
INVITED: Json = {"kind": "invited"}


def closed_with(live: Live) -> int:
    """The code with which the server hangs up; nothing but the reason is said before."""
    with pytest.raises(ConnectionClosed) as ended:
        live.until(lambda _: False)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


def private(ann: Browser, ben: Browser) -> tuple[str, str]:
    """Ann's table that nobody else may look at, with Ben on an invited seat; its invitation."""
    table = ann.table("imhotep", ME, INVITED, watch=False, start_when_full=False)
    invitation = str(seats(ann.get(f"/api/tables/{table}"))[1]["invitation"])
    ben.post(f"/api/tables/{table}/join", {"invitation": invitation})
    return table, invitation


def test_who_is_sent_away_from_a_private_table_hears_no_more(ann: Browser, ben: Browser) -> None:
    table, _ = private(ann, ben)
    with ann.live(table) as host, ben.live(table) as guest:
        host.until_type("state")
        guest.until_type("state")
        before = guest.seq
        ann.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert closed_with(guest) == 4403
        assert guest.last["refused"]["code"] == "not_allowed"
        assert guest.seq == before, "not even that they were sent away: the rest is not for them"
        assert host.ask(type="chat", text="we are alone", key="c", seat=0)["type"] == "done"
    assert not any("we are alone" in text for text in guest.raw)
    with ben.live(table) as again:
        assert closed_with(again) == 4403
    assert ben.http.get(f"/api/tables/{table}").status_code == 404
    assert ben.http.get("/api/tables").json()["tables"] == []


def test_who_leaves_a_private_table_before_the_game_hears_no_more(
    ann: Browser, ben: Browser
) -> None:
    table, _ = private(ann, ben)
    with ben.live(table) as guest:
        guest.until_type("state")
        assert ben.post(f"/api/tables/{table}/leave", {})["seats"]
        assert closed_with(guest) == 4403


def test_every_browser_of_who_is_sent_away_is_cut(ann: Browser, ben: Browser) -> None:
    table, _ = private(ann, ben)
    with ben.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        ann.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert [closed_with(one), closed_with(two)] == [4403, 4403]


def test_who_is_sent_away_from_an_open_table_looks_on(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN, start_when_full=False)
    ben.post(f"/api/tables/{table}/join", {})
    with ben.live(table) as guest:
        guest.until_type("state")
        gone = ann.post(f"/api/tables/{table}/leave", {"seat": 1})
        guest.until_seq(number(gone, "seq"))
        assert guest.state["seat"] is None


def test_the_invitation_of_who_was_sent_away_is_void(ann: Browser, ben: Browser) -> None:
    table, invitation = private(ann, ben)
    ann.post(f"/api/tables/{table}/leave", {"seat": 1})
    renewed = seats(ann.get(f"/api/tables/{table}"))[1]["invitation"]
    assert renewed not in (None, invitation)
    assert ben.http.get(f"/api/tables/{table}?invitation={invitation}").status_code == 404
    refused = ben.send("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    assert refused.status_code == 404
    assert ben.post(f"/api/tables/{table}/join", {"invitation": renewed})["phase"] == "waiting"


def test_signing_out_ends_what_is_heard_of_a_private_table(ann: Browser, ben: Browser) -> None:
    table, _ = private(ann, ben)
    with ben.live(table) as guest:
        guest.until_type("state")
        ben.post("/api/logout")
        assert closed_with(guest) == 4401
    with ben.live(table) as stranger:
        assert closed_with(stranger) == 4403
