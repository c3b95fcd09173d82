"""One browser at one table, over a WebSocket.

What goes out is fetched, not queued: when the table has changed, the writer puts into words what
this client has not seen yet. However slow a client is, nothing piles up for it; one that does not
take its messages is cut, and resumes with the number of the last entry it has.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec
from litestar.types import Receive, Send, WebSocketSendEvent

from perankh.kernel.errors import IllegalAction, PerankhError
from perankh.store.protocol import Person
from perankh.table import parting, playing
from perankh.table.asking import Answer, Call
from perankh.table.table import Table
from perankh.web import messages as say
from perankh.web import sight
from perankh.web.errors import WebError, code_of, text_of
from perankh.web.house import House, Room, known_as, now
from perankh.web.security import Bucket
from perankh.web.settings import Limits

log = logging.getLogger("perankh.web")

BACKLOG = 64
"""Answers that may wait for a client; one that asks on without taking them is cut."""
NEWS = 4
"""Of the log, its last entries and the whole of it are kept in words; others ask for the same."""
LATER = 0.03
"""Seconds by which the state may be put off for those who only wait, if the server is at ease."""
MOST_LATER = 0.3
"""The same when it has its hands full: then most states need never be put into words."""
NOT_FOUND, GONE, REFUSED, TOO_FAST, TOO_SLOW = 4404, 4410, 4403, 4429, 4408

_decoder = msgspec.json.Decoder(say.FromClient)
_encoder = msgspec.json.Encoder()


class Cut(Exception):
    """The connection ends, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Socket:
    """A WebSocket as the server process gives it, without anything in between."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self.sending = 0.0
        """Since when a message waits for the client to take it; 0: none does."""

    async def accept(self) -> None:
        """Take the connection."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def read(self) -> bytes | None:
        """The next message; None when the client has gone."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text.encode() if text is not None else event.get("bytes") or b""

    async def write(self, message: bytes) -> None:
        """Send a text."""
        event: WebSocketSendEvent = {
            "type": "websocket.send",
            "bytes": None,
            "text": message.decode(),
        }
        self.sending = time.monotonic()
        await self._send(event)
        self.sending = 0.0

    async def close(self, code: int, reason: str) -> None:
        """Hang up, and say why, if the client still listens."""
        try:
            async with asyncio.timeout(1.0):
                await self._send({"type": "websocket.close", "code": code, "reason": reason[:100]})
        except (TimeoutError, OSError, RuntimeError):
            log.debug("a client was gone before it could be told so")


class Client:
    """One connection to one table."""

    def __init__(
        self, socket: Socket, house: House, room: Room, person: Person | None, limits: Limits
    ) -> None:
        self.person = person.id if person else ""
        self._name = person.name if person else ""
        self._socket = socket
        self._house = house
        self._room = room
        self._limits = limits
        self._awake = asyncio.Event()
        self._too_slow = asyncio.Event()
        self._answers: deque[say.FromServer] = deque()
        self._chosen: int | None = None
        self._veiled = False
        """Whether the client wants to see no hand at all."""
        self._seat: int | None = None
        self._seen = 0
        self._told = -1
        """The state of this entry was sent; -1: none yet."""
        self._presence = 0
        self._due = 0.0
        """When the state must be told that was put off; 0: none was."""
        self._bucket = Bucket(limits.messages, limits.messages_burst, time.monotonic())
        self._refused = 0

    def wake(self) -> None:
        """Something has changed: look again."""
        self._awake.set()

    async def run(self, since: int) -> None:
        """Talk until one side has enough."""
        self._seen = since
        self._seat = self._eyes(self._room.table)
        self._room.enter(self)
        self.wake()
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        slow = asyncio.create_task(self._too_slow.wait())
        tasks: tuple[asyncio.Task[object], ...] = (reader, writer, slow)
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.leave(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if slow in done:
            raise Cut(TOO_SLOW, "messages were not taken in time; connect again")
        for task in done:
            task.result()

    # --- out

    async def _write(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._answers:
                await self._send(_encoder.encode(self._answers.popleft()))
            await self._tell()
            if self._room.presence != self._presence:
                self._presence = self._room.presence
                await self._send(_encoder.encode(self._who_is_here()))

    async def _tell(self) -> None:
        """All that has happened since this client was last told."""
        table = self._room.table
        if table.deleted:
            await self._send(_encoder.encode(say.GoneMessage()))
            raise Cut(GONE, "the host has deleted this table")
        seat = self._eyes(table)
        if seat != self._seat:
            self._seat, self._seen, self._told = seat, 0, -1
        if self._told == table.seq:
            return
        if self._seen != table.seq or self._told < 0:
            since, self._seen = self._seen, table.seq
            await self._send(self._entries(table, seat, since))
        if self._can_wait(table, seat):
            return
        self._told = table.seq
        await self._send(self._state(table, seat))

    def _can_wait(self, table: Table, seat: int | None) -> bool:
        """Whether the state may come a moment later, for it may change again before.

        What happened is told at once; the state, where somebody else must decide, need not be.
        """
        hurry = self._told < 0 or table.phase != "playing" or table.decider == seat
        at = time.monotonic()
        if hurry or (self._due and at >= self._due):
            self._due = 0.0
            return False
        if not self._due:
            later = min(MOST_LATER, max(LATER, 4 * self._house.metrics.lag))
            self._due = at + later
            asyncio.get_running_loop().call_later(later + 0.001, self.wake)
        return True

    def _entries(self, table: Table, seat: int | None, since: int) -> bytes:
        if 0 < since < table.seq - NEWS:
            return _encoder.encode(sight.entries_message(table, seat, since))
        at = (f"entries {since}", seat, "")
        return self._in_words(at, lambda: sight.entries_message(table, seat, since))

    def _state(self, table: Table, seat: int | None) -> bytes:
        person = self.person if seat is not None or self.person in table.people() else ""
        online, lens = self._room.online, self._room.lens
        at = ("state", seat, person)
        return self._in_words(at, lambda: sight.state_message(table, person, seat, online, lens))

    def _in_words(
        self, at: tuple[str, int | None, str], make: Callable[[], say.FromServer]
    ) -> bytes:
        """A message that others with the same eyes may have been sent already."""
        found = self._room.sights.get(at)
        if found is None:
            found = self._room.sights[at] = _encoder.encode(make())
        return found

    def _who_is_here(self) -> say.PresenceMessage:
        table, online = self._room.table, self._room.online
        seats = [at for at, chair in enumerate(table.chairs) if chair.person in online]
        people = {chair.person for chair in table.chairs}
        watching = sum(looker.person not in people for looker in self._room.lookers)
        return say.PresenceMessage(seats=seats, spectators=watching)

    async def _send(self, message: bytes) -> None:
        await self._socket.write(message)
        self._house.metrics.count("messages_out")

    def cut_if_slow(self, at: float) -> None:
        """End the connection if the client has not taken a message for too long."""
        if self._socket.sending and at - self._socket.sending > self._limits.slow:
            self._house.metrics.count("cut")
            self._too_slow.set()

    def _eyes(self, table: Table) -> int | None:
        """The seat that this client sees the table as: its own, one at a time, or nobody's."""
        held = table.held_by(self.person)
        if self._chosen in held:
            return self._chosen
        return held[0] if len(held) == 1 and not self._veiled else None

    # --- in

    async def _read(self) -> None:
        while True:
            data = await self._socket.read()
            if data is None:
                return
            self._house.metrics.count("messages_in")
            if not self._bucket.take(time.monotonic()):
                self._refuse(WebError("too_fast", "too many messages; wait a moment"))
                continue
            await self._take(data)

    async def _take(self, data: bytes) -> None:
        try:
            message = _decoder.decode(data)
        except msgspec.DecodeError as error:
            self._refuse(WebError("bad_message", str(error)))
            return
        try:
            answer = await self._handle(message)
        except PerankhError as error:
            self._refuse(error, getattr(message, "key", None))
            return
        self._refused = 0
        if answer is not None:
            self._answer(answer)

    def _answer(self, message: say.FromServer) -> None:
        if len(self._answers) >= BACKLOG:
            raise Cut(TOO_SLOW, "answers were not taken in time; connect again")
        self._answers.append(message)
        self.wake()

    def _refuse(self, error: PerankhError, key: str | None = None) -> None:
        self._refused += 1
        self._house.metrics.count("refused")
        code = code_of(error)
        if self._refused == 1:
            # Neither names nor texts nor tokens: what was wrong, and where.
            log.info("table %s: refused a message: %s", known_as(self._room.table.id), code)
        if self._refused > self._limits.patience:
            raise Cut(TOO_FAST, "too many messages that had to be refused")
        reason = error.reason if isinstance(error, IllegalAction) else None
        self._answer(
            say.RefusedMessage(
                key=key,
                code=code,
                text=text_of(code),
                args={},
                message=str(error),
                reason=reason.key if reason else None,
                rule=reason.rule if reason else None,
            )
        )

    async def _handle(self, message: say.FromClient) -> say.FromServer | None:
        match message:
            case say.Act() | say.Undo() | say.Consent() | say.Chat():
                return await self._do(message)
            case say.Preview():
                self._room.table.check_holds(self.person, message.seat)
                return sight.preview_message(self._room.table, message.seat, message.action)
            case say.Why():
                if message.seat is not None:
                    self._room.table.check_holds(self.person, message.seat)
                return sight.reason_message(self._room.table, message.seat, message.meaning)
            case say.MomentAsked():
                moment = self._room.moment(message.n)
                return sight.moment_message(self._room.table, moment, self._seat)
            case say.Look():
                self._room.table.check_holds(self.person, message.seat)
                self._chosen, self._veiled = message.seat, False
            case say.Watch():
                self._chosen, self._veiled = None, True
        self.wake()
        return None

    async def _do(self, message: say.Act | say.Undo | say.Consent | say.Chat) -> say.DoneMessage:
        """What changes the table."""
        if not self.person:
            raise WebError("not_signed_in", "choose a name first")
        call = Call(person=self.person, at=now(), key=message.key)
        answer = await self._house.do(self._room, self._command(message, call))
        what = answer.table.log[answer.seq - 1].what
        return say.DoneMessage(key=message.key, seq=answer.seq, n=getattr(what, "n", None))

    def _command(
        self, message: say.Act | say.Undo | say.Consent | say.Chat, call: Call
    ) -> Callable[[Table], Answer]:
        match message:
            case say.Act(seat=seat, n=n, action=action):
                return lambda table: playing.act(table, call, seat, n, action)
            case say.Undo(seat=seat, count=count, n=n):
                return lambda table: playing.undo(table, call, seat, count, n)
            case say.Consent(seat=seat, request=request, agree=True):
                return lambda table: playing.consent(table, call, seat, request)
            case say.Consent(seat=seat, request=request):
                return lambda table: playing.decline(table, call, seat, request)
            case say.Chat(text=text):
                speaker = message.seat
                return lambda table: parting.chat(table, call, text, name=self._name, seat=speaker)


class Doorkeeper:
    """Lets WebSockets in, as many as may be from one address."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits
        self._open: dict[str, int] = {}
        self._clients: set[Client] = set()

    @property
    def connections(self) -> int:
        """WebSockets that are open now."""
        return sum(self._open.values())

    async def watch(self) -> None:
        """Look after clients that take no messages, as long as the server runs."""
        while True:
            await asyncio.sleep(min(1.0, self._limits.slow / 2))
            at = time.monotonic()
            for client in self._clients:
                client.cut_if_slow(at)

    async def serve(
        self, socket: Socket, caller: str, table: str, since: int, who: Awaitable[Person | None]
    ) -> None:
        """One connection from its beginning to its end."""
        person = await who
        await socket.accept()
        mine = self._open.get(caller, 0)
        if mine >= self._limits.connections or self.connections >= self._limits.all_connections:
            await self._end(socket, TOO_FAST, "too_fast", "too many connections are open")
            return
        self._open[caller] = mine + 1
        try:
            await self._talk(socket, table, since, person)
        finally:
            self._open[caller] -= 1
            if not self._open[caller]:
                del self._open[caller]

    async def _talk(self, socket: Socket, table: str, since: int, person: Person | None) -> None:
        try:
            room = await self._house.room(table)
            if not room.table.may_watch(person.id if person else ""):
                raise WebError("not_allowed", "only who belongs to this table may look on")
        except PerankhError as error:
            code = {"not_found": NOT_FOUND, "table_gone": GONE}.get(code_of(error), REFUSED)
            await self._end(socket, code, code_of(error), str(error))
            return
        client = Client(socket, self._house, room, person, self._limits)
        self._clients.add(client)
        try:
            await client.run(since)
        except Cut as cut:
            await socket.close(cut.code, str(cut))
        finally:
            self._clients.discard(client)

    async def _end(self, socket: Socket, code: int, error: str, said: str) -> None:
        """Say why, since a browser tells its page nothing about a refused handshake."""
        refusal = say.RefusedMessage(
            key=None, code=error, text=text_of(error), args={}, message=said
        )
        await socket.write(_encoder.encode(refusal))
        await socket.close(code, said)
