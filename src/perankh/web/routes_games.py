"""The games of the house, and records that anybody may check."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from litestar import Router, get, post
from litestar.openapi import ResponseSpec
from litestar.response import Response

from perankh.games import all_games
from perankh.games import game as game_of
from perankh.kernel.box import Language
from perankh.kernel.errors import PerankhError
from perankh.kernel.game import Game
from perankh.kernel.texts import language
from perankh.record.boxes import is_box
from perankh.record.format import MAX_BYTES, Record, read
from perankh.record.verify import Verified, verify
from perankh.web import catalogue
from perankh.web.errors import PROMISED, AnyRequest, worded
from perankh.web.messages import BoxInfo, GameInfo, RecordWithBox, RuleText, Verdict
from perankh.web.page import File
from perankh.web.services import Services, check_rate

_with_box = msgspec.json.Decoder(RecordWithBox)


def _with(content: type) -> dict[int, ResponseSpec]:
    """The answers of a route that sends something of this type which was encoded before."""
    fine = ResponseSpec(data_container=content, description="OK", generate_examples=False)
    return {200: fine, **PROMISED}


@get("/games", responses=PROMISED, operation_id="games")
async def games() -> list[GameInfo]:
    """Every game, with the choices before it."""
    return [catalogue.describe_game(game) for game in all_games()]


@get(
    "/games/{game:str}/texts/{lang:str}",
    media_type="text/plain",
    responses=PROMISED,
    operation_id="texts",
)
async def texts(request: AnyRequest, game: str, lang: str) -> Response[bytes]:
    """All sentences and names of a game in one language, as Fluent."""
    return _texts(game_of(game), language(lang)).answer(request)


@get("/games/{game:str}/rules", responses=_with(list[RuleText]), operation_id="rules")
async def rules(request: AnyRequest, game: str) -> Response[bytes]:
    """The numbered rules, in English."""
    return _rules(game_of(game)).answer(request)


@get("/games/{game:str}/box", responses=_with(BoxInfo), operation_id="box")
async def box(request: AnyRequest, game: str) -> Response[bytes]:
    """What is in the box, and where each value comes from."""
    return _box(game_of(game)).answer(request)


@cache
def _texts(game: Game, lang: Language) -> File:
    return File("text/plain", catalogue.fluent_source(game, lang).encode())


@cache
def _rules(game: Game) -> File:
    return File("application/json", msgspec.json.encode(catalogue.rule_texts(game)))


@cache
def _box(game: Game) -> File:
    return File("application/json", msgspec.json.encode(catalogue.box_info(game)))


@post(
    "/verify",
    status_code=200,
    request_max_body_size=MAX_BYTES,
    responses=PROMISED,
    operation_id="verify",
)
async def verify_record(request: AnyRequest, services: Services) -> Verdict:
    """Work out everything anew in the record that is the body of this request.

    A record that was played with a corrected box comes as `{"record": …, "box": "…"}`; for a game
    of this house the record is enough.
    """
    check_rate(services.rates.tables, request)
    body = await request.body()
    try:
        given = _with_box.decode(body)
    except msgspec.DecodeError:
        text, box = body, ""
    else:
        text, box = bytes(given.record), given.box
    try:
        record = await asyncio.to_thread(read, text)
        box = box or await _box_of(services, record)
        found = await asyncio.to_thread(_verify, record, box)
    except PerankhError as error:
        key, args = worded(error)
        return Verdict(good=False, text=key, args=args, message=str(error), entries=0, actions=0)
    return Verdict(
        good=True, text="", args={}, message="", entries=found.entries, actions=found.actions
    )


async def _box_of(services: Services, record: Record) -> str:
    """The corrected box of the table that a record comes from, if it is one of this house."""
    if is_box(record.box, game_of(record.game).box()):
        return ""
    try:
        table = (await services.table_host.open(record.table)).table
    except PerankhError:
        return ""
    return table.box_text if is_box(record.box, table.box) else ""


def _verify(record: Record, box: str) -> Verified:
    game = game_of(record.game)
    return verify(record, game, game.box(box or None))


ROUTES = Router("/", route_handlers=[games, texts, rules, box, verify_record], tags=["games"])
