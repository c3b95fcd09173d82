"""Who am I: a name, an account, signing in and out."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.response import Response

from perankh.store.protocol import Person, account_key
from perankh.web.errors import PROMISED, WebError
from perankh.web.messages import BrowserSession, CallMe, Credentials, Me, NewPassword
from perankh.web.security import caller_of
from perankh.web.services import Services, check_rate
from perankh.web.sessions import (
    COOKIE,
    LIFE,
    Caller,
    browser_of,
    cookie,
    csrf_of,
    new_token,
    token_hash,
    token_of,
)


def me(request: Caller, token: str, person: Person | None) -> Response[Me]:
    """Who the caller is from now on; a token they did not bring is set as a cookie."""
    said = Me(
        person=person.id if person else None,
        name=person.name if person else None,
        account=person.account if person else None,
        csrf=csrf_of(token),
    )
    fresh = token != request.cookies.get(COOKIE)
    cookies = [cookie(token, secure=request.scope["scheme"] == "https")] if fresh else []
    headers = {"cache-control": "no-store"}
    return Response(said, cookies=cookies, headers=headers, status_code=200)


@get("/me", responses=PROMISED, operation_id="me")
async def who_am_i(request: Caller, services: Services) -> Response[Me]:
    """Who the server takes the caller for."""
    token = token_of(request.cookies) or new_token()
    return me(request, token, await services.sessions.person(token))


@post("/me", status_code=200, responses=PROMISED, operation_id="callMe")
async def call_me(request: Caller, services: Services, data: CallMe) -> Response[Me]:
    """Choose a name, or another one."""
    check_rate(services.rates.tables, request)
    known = await services.who(request)
    if known is None:
        check_rate(services.rates.tables_a_day, request)
    elif known.name != data.name and not services.rates.renames.allows(known.id):
        raise WebError("too_fast", "that is another name too often for one day")
    token, person = await services.sessions.call(
        token_of(request.cookies), data.name, browser_of(request)
    )
    if known is not None and known.name != person.name:
        await services.renamed(person, known.name)
    return me(request, token, person)


@post("/account", status_code=200, responses=PROMISED, operation_id="claimAccount")
async def claim_account(request: Caller, services: Services, data: Credentials) -> Response[Me]:
    """Give a guest an account, so that all their games can be reached from elsewhere."""
    check_rate(services.rates.attempts, request)
    token = token_of(request.cookies)
    person = await services.sessions.claim(token, data.name, data.password)
    return me(request, token, person)


@post("/login", status_code=200, responses=PROMISED, operation_id="signIn")
async def sign_in(request: Caller, services: Services, data: Credentials) -> Response[Me]:
    """Sign in to an account."""
    check_rate(services.rates.attempts, request)
    account, caller = account_key(data.name), caller_of(request.scope)
    if not services.rates.accounts.allows(account, caller):
        raise WebError("too_fast", "too many wrong passwords for this account; wait a minute")
    token, person = await services.sessions.sign_in(data.name, data.password, browser_of(request))
    services.rates.accounts.succeeded(account, caller)
    return me(request, token, person)


@post("/account/password", status_code=200, responses=PROMISED, operation_id="changePassword")
async def change_password(request: Caller, services: Services, data: NewPassword) -> Response[Me]:
    """Another password; every other browser must sign in anew."""
    check_rate(services.rates.attempts, request)
    token = token_of(request.cookies)
    ended = await services.sessions.change_password(token, data.old, data.new)
    services.connections.sign_out(*ended)
    return me(request, token, await services.sessions.person(token))


@get("/account/sessions", responses=PROMISED, operation_id="sessions")
async def sessions(request: Caller, services: Services) -> list[BrowserSession]:
    """The browsers in which the caller is signed in, latest first."""
    token = token_of(request.cookies)
    return [
        BrowserSession(
            browser=one.browser,
            since=one.created,
            used=one.expires - LIFE,
            here=one.token_hash == token_hash(token),
        )
        for one in await services.sessions.of(token)
    ]


@post("/logout/others", status_code=200, responses=PROMISED, operation_id="signOutOthers")
async def sign_out_others(request: Caller, services: Services) -> Response[Me]:
    """Sign the caller out everywhere but here."""
    token = token_of(request.cookies)
    services.connections.sign_out(*await services.sessions.sign_out_others(token))
    return me(request, token, await services.sessions.person(token))


@post("/logout", status_code=200, responses=PROMISED, operation_id="signOut")
async def sign_out(request: Caller, services: Services) -> Response[Me]:
    """Forget this browser."""
    token = token_of(request.cookies)
    await services.sessions.sign_out(token)
    services.connections.sign_out(token_hash(token))
    return me(request, new_token(), None)


ROUTES = Router(
    "/",
    route_handlers=[
        who_am_i,
        call_me,
        claim_account,
        sign_in,
        sign_out,
        change_password,
        sessions,
        sign_out_others,
    ],
    tags=["people"],
)
