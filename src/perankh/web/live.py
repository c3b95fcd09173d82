"""One browser at one table, over a WebSocket.

What goes out is fetched, not queued: when the table has changed, the client puts into words what
it has not seen yet. However slow it is, nothing piles up for it; one that does not take its
messages is cut, and resumes with the number of the last entry it has. Nobody waits in a task: a
message is dealt with as it comes, and what must wait for the disk comes back as a call.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial

import msgspec

from perankh.host import talking
from perankh.host.open_table import OpenTable, PendingAnalysis
from perankh.host.table_host import TableHost, known_as, now
from perankh.kernel.errors import PerankhError
from perankh.minds.hints import Hint
from perankh.record.replay import Moment
from perankh.store.protocol import Person
from perankh.table.asking import Answer, Call
from perankh.table.table import Table
from perankh.web import live_messages as say
from perankh.web import table_messages
from perankh.web.buckets import Bucket
from perankh.web.errors import WebError, code_of
from perankh.web.live_commands import Changing, command_for, refusal
from perankh.web.live_talk import TalkTeller
from perankh.web.message_cache import cache_of
from perankh.web.outbox import Sending
from perankh.web.settings import Limits
from perankh.web.socket import TableSocket

log = logging.getLogger("perankh.web")

BACKLOG = 64
"""Answers that may wait for a client; one that asks on without taking them is cut."""
WAITING = 16
"""Things that one client may wait for at once: moments, talk."""
NOT_FOUND, GONE, REFUSED, TOO_FAST, TOO_SLOW, BROKEN = 4404, 4410, 4403, 4429, 4408, 1011
SIGNED_OUT = 4401
"""Codes with which a connection ends."""

_decoder: msgspec.json.Decoder[say.FromClient] = msgspec.json.Decoder(say.FromClient)
_encoder = msgspec.json.Encoder()


class Cut(Exception):
    """The connection ends, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Client:
    """One connection to one table."""

    def __init__(
        self,
        socket: TableSocket,
        table_host: TableHost,
        open_table: OpenTable,
        person: Person | None,
        limits: Limits,
        sending: Sending,
        address: str,
        session: str = "",
    ) -> None:
        self.address = address
        """Where the connection comes from."""
        self.person = person.id if person else ""
        self.session = session
        """Hash of the token that the browser has shown; empty: none."""
        self.cut: Cut | None = None
        """Why the connection ends, if we end it."""
        self.name = person.name if person else ""
        self._socket = socket
        self._table_host = table_host
        self._open_table = open_table
        self._messages = cache_of(open_table)
        self._sending = sending
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._awake = False
        self._gone = False
        self._answers: deque[say.FromServer] = deque()
        self._out: list[bytes] = []
        """What is said in one breath."""
        self._chosen: int | None = None
        self._veiled = False
        """Whether the client wants to see no hand at all."""
        self._seat: int | None = None
        self._seen = 0
        self._told = -1
        """The state of this entry was sent; -1: none yet."""
        self._presence = 0
        self._waited = False
        """Whether the state was put off and can't wait any longer."""
        self._analysis: PendingAnalysis | None = None
        """What the client waits for."""
        self._progress = (-1, -1)
        self._talk_teller = TalkTeller(open_table, self.person)
        self._waiting = 0
        """What is being worked out or looked up for this client."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._bucket = Bucket(limits.messages, limits.messages_burst, time.monotonic())
        self._refused = 0

    # --- coming and going

    def come(self, since: int) -> None:
        """Begin to talk; the client has the log up to entry `since`."""
        self._seen = since
        self._seat = self._seat_shown(self._open_table.table)
        self._socket.listen(self)
        self._open_table.enter(self)
        self.wake()

    def go(self) -> None:
        """The connection is over."""
        self._gone = True
        for task in self._tasks:
            task.cancel()
        self._sending.later.forget(self)
        self._open_table.leave(self)
        self._table_host.advice.left(self._open_table, self)

    def cut_if_slow(self, now: float) -> None:
        """End the connection if the client has not taken a message for too long."""
        blocked = self._socket.blocked
        patience = self._limits.slow + self._socket.owed / self._limits.slowest
        if blocked and now - blocked > patience and self.cut is None:
            self._table_host.metrics.count("cut")
            self._end(Cut(TOO_SLOW, "messages were not taken in time; connect again"))

    def flooded(self) -> None:
        """The client sends more than it may."""
        self._table_host.metrics.count("cut")
        self._end(Cut(TOO_FAST, "that was more than may be sent; connect again later"))

    def overfull(self) -> None:
        """Too much waits for this client."""
        self._table_host.metrics.count("cut")
        self._end(Cut(TOO_SLOW, "messages were not taken in time; connect again"))

    def sign_out(self) -> None:
        """The browser has been signed out: who talks here is not the person any more."""
        self._end(Cut(SIGNED_OUT, "signed out; connect again to look on"))

    def _end(self, cut: Cut) -> None:
        if self.cut is not None:
            return
        self.cut = cut
        if not self._socket.blocked:
            self._say_answers()
            self._breathe_out()
            self._sending.outbox.send()
        self._socket.end()

    def _safely(self, do: Callable[[], None]) -> None:
        """Nothing that goes wrong with one client reaches the others."""
        if self._gone or self.cut is not None:
            return
        try:
            do()
        except Cut as cut:
            self._end(cut)
        except Exception:
            log.exception(
                "table %s: a client could not be served", known_as(self._open_table.table.id)
            )
            self._end(Cut(BROKEN, "the server made a mistake; connect again"))

    # --- out

    def wake(self) -> None:
        """Something has changed: look again."""
        if not self._awake:
            self._awake = True
            self._loop.call_soon(self._look)

    def _look(self) -> None:
        self._awake = False
        if self._socket.blocked:
            return  # we are woken when it is free again
        self._safely(self._say_all)
        self._breathe_out()

    def _breathe_out(self) -> None:
        if self._out:
            self._table_host.metrics.count("messages_out", len(self._out))
            self._sending.outbox.put(self._socket, self._out)
            self._out = []

    def _say_answers(self) -> None:
        while self._answers:
            self._out.append(_encoder.encode(self._answers.popleft()))

    def _say_all(self) -> None:
        self._check_may_stay()
        self._say_answers()
        self._tell()
        if (said := self._talk_teller.news()) is not None:
            self._out.append(_encoder.encode(said))
        if self._open_table.presence != self._presence:
            self._presence = self._open_table.presence
            self._out.append(self._messages.presence(self._open_table))
        if self._analysis is not None:
            self._tell_analysis(self._analysis)

    def _check_may_stay(self) -> None:
        """Hang up when the person has left a private table or was sent away from it."""
        table = self._open_table.table
        if table.deleted or table.may_watch(self.person):
            return
        error = WebError("not_allowed", "only who belongs to this table may look on")
        self._answers.clear()
        self._out.append(_encoder.encode(refusal(code_of(error), error)))
        raise Cut(REFUSED, str(error))

    def _tell(self) -> None:
        """All that has happened since this client was last told."""
        table = self._open_table.table
        if table.deleted:
            self._out.append(_encoder.encode(say.GoneMessage()))
            raise Cut(GONE, "the host has deleted this table")
        seat = self._seat_shown(table)
        if seat != self._seat:
            self._seat, self._seen, self._told = seat, 0, -1
        if self._told == table.seq:
            return
        if self._seen != table.seq or self._told < 0:
            since, self._seen = self._seen, table.seq
            self._out.append(self._messages.entries(self._open_table, seat, since))
        if self._can_wait(table, seat):
            return
        self._told = table.seq
        self._out.append(self._messages.state(self._open_table, seat, self.person))

    def _can_wait(self, table: Table, seat: int | None) -> bool:
        """Whether the state may come a moment later, for it may change again before.

        What happened is told at once; the state, where somebody else must decide, need not be.
        """
        hurry = self._told < 0 or table.phase != "playing" or table.decider == seat
        if hurry or self._waited:
            self._waited = False
            self._sending.later.forget(self)
            return False
        self._sending.later.put_off(self)
        return True

    def due(self) -> None:
        """The state that was put off can't wait any longer."""
        self._waited = True
        self.wake()

    def _tell_analysis(self, analysis: PendingAnalysis) -> None:
        if analysis.found is not None:
            self._analysis = None
            self._out.append(self._messages.analysis(self._open_table, analysis.found))
        elif analysis.failure is not None:
            self._analysis = None
            self._refuse(analysis.failure)
        elif (analysis.done, analysis.total) != self._progress:
            self._progress = (analysis.done, analysis.total)
            how_far = say.AnalysingMessage(done=analysis.done, total=analysis.total)
            self._out.append(_encoder.encode(how_far))

    def _seat_shown(self, table: Table) -> int | None:
        """The seat that this client sees the table as: its own, one at a time, or nobody's."""
        held = table.held_by(self.person)
        if self._chosen in held:
            return self._chosen
        return held[0] if len(held) == 1 and not self._veiled else None

    # --- in

    def hear(self, data: bytes) -> None:
        """The client says something."""
        self._table_host.metrics.count("messages_in")
        self._safely(lambda: self._take(data))

    def _take(self, data: bytes) -> None:
        if not self._may_say_more():
            self._refuse(WebError("too_fast", "too many messages; wait a moment"))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(WebError("bad_message", str(error)))
            return
        try:
            self._handle(message)
        except PerankhError as error:
            self._refuse(error, getattr(message, "key", None))

    def _may_say_more(self) -> bool:
        own = self._bucket.take(time.monotonic())
        return own and self._sending.rate.allows(self.address)

    def _answer(self, message: say.FromServer) -> None:
        if len(self._answers) >= BACKLOG:
            if self._socket.blocked:
                raise Cut(TOO_SLOW, "answers were not taken in time; connect again")
            self._say_answers()
            self._breathe_out()
        self._refused = 0
        self._answers.append(message)
        self.wake()

    def _refuse(self, error: PerankhError, key: str | None = None) -> None:
        refused = self._refused + 1
        self._table_host.metrics.count("refused")
        code = code_of(error)
        if refused == 1 and self._sending.noted.take(time.monotonic()):
            # Neither names nor texts nor tokens: what was wrong, and where.
            log.info("table %s: refused a message: %s", known_as(self._open_table.table.id), code)
        if refused > self._limits.patience:
            raise Cut(TOO_FAST, "too many messages that had to be refused")
        self._answer(refusal(code, error, key))
        self._refused = refused

    def _handle(self, message: say.FromClient) -> None:
        self._check_may_stay()
        open_table = self._open_table
        match message:
            case say.Act() | say.Undo() | say.Consent():
                self._do(message)
            case say.Chat() | say.Mute():
                self._talk(message)
            case say.EarlierAsked():
                self._tell_earlier(message)
            case say.Preview():
                open_table.table.check_holds(self.person, message.seat)
                self._answer(
                    table_messages.preview_message(open_table.table, message.seat, message.action)
                )
            case say.Pick():
                open_table.table.check_holds(self.person, message.seat)
                self._answer(
                    table_messages.picked_message(open_table.table, message.seat, message.pick)
                )
            case say.Why():
                if message.seat is not None:
                    open_table.table.check_holds(self.person, message.seat)
                self._answer(
                    table_messages.reason_message(open_table.table, message.seat, message.meaning)
                )
            case say.MomentAsked():
                self._wait_for(self._look_back(message.n))
            case say.HintAsked(seat=seat, n=n):
                told = self._hinted(message)
                self._table_host.advice.hint(open_table, self.person, seat, n, told)
            case say.Analyse():
                self._progress = (-1, -1)
                self._analysis = self._table_host.advice.analyse(open_table, self)
                self.wake()
            case say.Look() | say.Watch():
                self._look_as(message)

    def _look_as(self, message: say.Look | say.Watch) -> None:
        """See the table as one of the own seats from now on, or as somebody who looks on."""
        if isinstance(message, say.Look):
            self._open_table.table.check_holds(self.person, message.seat)
            self._chosen, self._veiled = message.seat, False
        else:
            self._chosen, self._veiled = None, True
        self.wake()

    def _wait_for(self, work: Coroutine[None, None, None], key: str | None = None) -> None:
        """Do something that takes its time, and tell what went wrong with it."""
        if self._waiting >= WAITING:
            work.close()
            raise WebError("too_fast", "so much is being done for you; wait for it")
        self._waiting += 1

        async def tell() -> None:
            try:
                await work
            except PerankhError as error:
                self._safely(partial(self._refuse, error, key))
            finally:
                self._waiting -= 1

        task = self._loop.create_task(tell())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_back(self, n: int) -> None:
        """Tell how the game stood after entry `n`, when it has been worked out."""
        found = await self._table_host.moment(self._open_table, n)
        self._safely(lambda: self._answer(self._moment(found)))

    def _tell_earlier(self, asked: say.EarlierAsked) -> None:
        """What came before that which the client has."""
        table, before = self._open_table.table, asked.before
        if asked.of == "log":
            self._answer(table_messages.earlier_message(table, self._seat, before))
        else:
            self._wait_for(self._tell_earlier_talk(before))

    async def _tell_earlier_talk(self, before: int) -> None:
        found, more = await talking.earlier(self._table_host.store, self._open_table, before)
        self._safely(lambda: self._answer(self._talk_teller.message(found, more)))

    def _talk(self, message: say.Chat | say.Mute) -> None:
        """What is said at the table, and who may say something."""
        if not self.person:
            raise WebError("not_signed_in", "choose a name first")
        call = Call(person=self.person, time_ms=now(), key=message.key)
        self._wait_for(self._keep_talk(message, call), message.key)

    async def _keep_talk(self, message: say.Chat | say.Mute, call: Call) -> None:
        store, open_table = self._table_host.store, self._open_table
        if isinstance(message, say.Chat):
            await talking.say(store, open_table, call, message.text, self.name, message.seat)
        else:
            await talking.mute(store, open_table, call, message.line, message.muted)
        done = say.DoneMessage(key=message.key, seq=open_table.table.seq, n=None)
        self._safely(lambda: self._answer(done))

    def _moment(self, moment: Moment) -> say.MomentMessage:
        return table_messages.moment_message(self._open_table.table, moment, self._seat)

    def _hinted(self, asked: say.HintAsked) -> Callable[[Hint | PerankhError], None]:
        """What is done with a hint when it comes."""

        def told(came: Hint | PerankhError) -> None:
            if isinstance(came, Hint):
                self._safely(
                    lambda: self._answer(table_messages.hint_message(came, asked.key, asked.n))
                )
            else:
                self._safely(lambda: self._refuse(came, asked.key))

        return told

    def _do(self, message: Changing) -> None:
        """What changes the table."""
        if not self.person:
            raise WebError("not_signed_in", "choose a name first")
        call = Call(person=self.person, time_ms=now(), key=message.key)
        command = command_for(message, call)
        self._table_host.change_soon(
            self._open_table, command, lambda came: self._done(message.key, came)
        )

    def _done(self, key: str, came: Answer | PerankhError) -> None:
        if isinstance(came, PerankhError):
            self._safely(lambda: self._refuse(came, key))
            return
        body = came.table.log[came.seq - 1].body
        done = say.DoneMessage(key=key, seq=came.seq, n=getattr(body, "n", None))
        self._safely(lambda: self._answer(done))
