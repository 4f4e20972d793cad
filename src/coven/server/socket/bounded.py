"""Sockets of uvicorn and websockets, with a most of frames, and of time in which a client must read.

The libraries read and write all frames. What is added here: every frame counts before anything is done for it, nobody
piles up answers by not reading them, and whoever goes too far is told so and hung up on.
"""

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from coven.play.durations import SECOND
from coven.play.protocol import Bye, encode
from coven.server.config import Settings
from coven.server.hanging_up import LINGER, ReadingWatch, hang_up
from coven.server.limits import BURST, Bucket
from coven.server.line import EXTENSION
from coven.server.socket.hand_over import HandOver

REFUSED = 4000
"""Close codes of our own are this and a status of HTTP."""
TOO_FAST = REFUSED + HTTPStatus.TOO_MANY_REQUESTS
SEND_TEXTS = "coven.send_texts"
"""Where an application finds a way to send several messages at once, among the extensions of ASGI."""
MOST_WAITING = 8
"""Messages of a client that wait for the application: then nothing more is read from it."""


class TooFast(Exception):
    """More frames than anybody needs."""


class CountedFrames(ServerProtocol):
    """The library's reader of frames, which counts each before it answers it or passes it on."""

    def __init__(self, bucket: Bucket, clock: asyncio.AbstractEventLoop, max_size: int) -> None:
        super().__init__(max_size=max_size)
        self._bucket = bucket
        self._clock = clock

    def recv_frame(self, frame: Frame) -> None:
        if self._bucket.take(self._clock.time()):
            super().recv_frame(frame)
        else:
            self._say_bye()

    def _say_bye(self) -> None:
        """Whatever else has arrived is thrown away."""
        if self.state is OPEN:
            self.send_text(encode(Bye("too-fast")))
        self.parser_exc = TooFast()
        self.fail(TOO_FAST, "too-fast")


class BoundedSocket(WebSocketsSansIOProtocol):
    """One socket; `hand_over` brings it to the worker where its table is at home."""

    def __init__(self, *args: Any, settings: Settings, hand_over: HandOver | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        frames = Bucket(settings.frames * BURST, BURST, self.loop.time())
        self.conn = CountedFrames(frames, self.loop, settings.most_frame)
        self.close_timeout = LINGER
        self._watch = ReadingWatch(self.loop, settings.unread_time / SECOND)
        self._hand_over = hand_over

    def handle_connect(self, event: Request) -> None:
        """The conversation sends several messages at once, and may look how far away the other end is."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.transport.get_extra_info("socket")
            extensions[SEND_TEXTS] = self.send_texts

    # Reading

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            super().data_received(data)
        elif self._hand_over is None or not self._hand_over.pass_on(data, self.transport):
            self._shake_hands(data)

    def _shake_hands(self, request: bytes) -> None:
        """The library has limits of its own, and an answer for those who exceed them."""
        super().data_received(request)
        if not self.handshake_initiated:
            self._hang_up()

    def handle_ping(self) -> None:
        """Whoever does not read gets no more pongs."""
        pongs = self.conn.data_to_send()
        if self.writable.is_set() and not self.close_sent:
            self.transport.write(b"".join(pongs))

    def send_receive_event_to_app(self) -> None:
        """What is no UTF-8 ends the conversation, and is no news for the log.

        The library reads nothing more until each message has been taken, which costs more than to let a few wait.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        elif (text := _text(data)) is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.conn.fail(CloseCode.INVALID_DATA)
            self._hang_up()
            return
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # Writing

    async def send_texts(self, messages: list[bytes]) -> None:
        """Several messages in one packet, once the client has read what came before."""
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if not self.close_sent:
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch.end()

    # The end

    def handle_parser_exception(self) -> None:
        """Called when the rules were broken, or the limits."""
        self._hang_up()

    def _hang_up(self) -> None:
        """With what the library has to say."""
        if self.close_sent:
            return
        self.stop_keepalive()
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.disconnected = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})
        self.close_timer = hang_up(self.transport, self.loop)

    def keepalive_timeout(self) -> None:
        """The client does not answer pings."""
        if not self.close_sent:
            self.conn.fail(CloseCode.INTERNAL_ERROR, "no pong")
            self._hang_up()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The conversation is over: the client gets a moment to read the last of it."""
        super().on_task_complete(task)
        self.loop.call_later(2 * LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._watch.end()
        super().connection_lost(exc)


def _text(data: bytes) -> str | None:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None
