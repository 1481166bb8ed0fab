"""A small WebSocket client (RFC 6455) with the standard library only.

It does what a client of text messages needs: the handshake, masking, text frames in one piece or in several, pings and
pongs, and closing. It has no extensions and no binary messages.

    socket = WebSocket("ws://127.0.0.1:8080/api/socket", "klaxon.3.json")
    socket.send("hello")
    text = socket.receive(timeout=5.0)
    socket.close()

Pings are answered while `receive` is called, so call it all the time.
"""

from __future__ import annotations

import base64
import hashlib
import os
import socket
import ssl
import time
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
CONTINUATION = 0x0

# What RFC 6455 makes the server mix into its answer to the handshake.
GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

# No message is that long, unless something is wrong.
LONGEST_MESSAGE = 16 * 1024 * 1024


class Closed(Exception):
    """The connection has ended, or was never there."""


class Broken(Exception):
    """The other side does not speak WebSocket as it should."""


class WebSocket:
    """One connection, open from the beginning."""

    def __init__(self, url: str, subprotocol: str, timeout: float = 10.0) -> None:
        """Connects and shakes hands; `timeout` is in seconds, and also holds for each message that is sent."""
        self.timeout = timeout
        #: When something was heard for the last time, by `time.monotonic`; pings count too.
        self.heard = time.monotonic()
        #: What the server chose, or None.
        self.subprotocol: str | None = None
        self._bytes = bytearray()  # what was read and not yet understood
        self._message = bytearray()  # the pieces of a message that is not complete
        self._in_message = False
        self._said_goodbye = False
        try:
            self._socket = _connect(url, timeout)
        except OSError as error:
            raise Closed(f"no connection to {url}: {error}") from error
        try:
            self._shake_hands(url, subprotocol)
        except BaseException:
            self.drop()
            raise

    def send(self, text: str) -> None:
        """Sends a text message."""
        self._send_frame(TEXT, text.encode("utf-8"))

    def receive(self, timeout: float) -> str | None:
        """The next text message, or None if none comes within so many seconds."""
        deadline = time.monotonic() + timeout
        while True:
            frame = self._take_frame()
            if frame is not None:
                text = self._take_message(*frame)
                if text is not None:
                    return text
            elif not self._read_more(deadline - time.monotonic()):
                return None

    def close(self, patience: float = 1.0) -> None:
        """Says goodbye, waits a moment for the other side to do so too, and hangs up."""
        try:
            self._say_goodbye((1000).to_bytes(2, "big"))
            deadline = time.monotonic() + patience
            while time.monotonic() < deadline:
                self.receive(deadline - time.monotonic())
        except (Closed, Broken):
            pass
        self.drop()

    def drop(self) -> None:
        """Hangs up without a word."""
        self._socket.close()

    def _say_goodbye(self, code: bytes) -> None:
        """Sends a close frame, unless one was sent before."""
        if not self._said_goodbye:
            self._said_goodbye = True
            self._send_frame(CLOSE, code)

    def _shake_hands(self, url: str, subprotocol: str) -> None:
        parts = urlsplit(url)
        key = base64.b64encode(os.urandom(16)).decode("ascii")
        request = [
            f"GET {parts.path or '/'} HTTP/1.1",
            f"Host: {parts.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Protocol: {subprotocol}",
        ]
        self._send_bytes(("\r\n".join(request) + "\r\n\r\n").encode("ascii"))
        status, headers = self._read_headers()
        if status.split(" ")[1:2] != ["101"]:
            # A busy server answers so. Whoever comes back later may be lucky.
            raise Closed(f"the server opens no socket: {status}")
        expected = base64.b64encode(hashlib.sha1((key + GUID).encode("ascii")).digest()).decode("ascii")
        if headers.get("sec-websocket-accept") != expected:
            raise Broken("the server's answer to the handshake is wrong")
        self.subprotocol = headers.get("sec-websocket-protocol")

    def _read_headers(self) -> tuple[str, dict[str, str]]:
        """The status line and the headers of the answer to the handshake."""
        deadline = time.monotonic() + self.timeout
        while b"\r\n\r\n" not in self._bytes:
            if not self._read_more(deadline - time.monotonic()):
                raise Closed("the server does not answer the handshake")
        head, _, rest = bytes(self._bytes).partition(b"\r\n\r\n")
        self._bytes = bytearray(rest)
        status, *lines = head.decode("latin-1").split("\r\n")
        headers = {}
        for line in lines:
            name, _, value = line.partition(":")
            headers[name.strip().lower()] = value.strip()
        return status, headers

    def _read_more(self, timeout: float) -> bool:
        """Waits for bytes; False if none come in time."""
        if timeout <= 0:
            return False
        self._socket.settimeout(timeout)
        try:
            some = self._socket.recv(65536)
        except socket.timeout:
            return False
        except OSError as error:
            raise Closed(f"the connection was lost: {error}") from error
        if not some:
            raise Closed("the connection has ended")
        self._bytes += some
        self.heard = time.monotonic()
        return True

    def _take_frame(self) -> tuple[bool, int, bytes] | None:
        """The next frame, if all of it was read: is it final, its kind, its content."""
        have = self._bytes
        if len(have) < 2:
            return None
        if have[0] & 0x70 or have[1] & 0x80:
            raise Broken("a frame with an extension nobody asked for, or with a mask")
        final, kind, length, start = bool(have[0] & 0x80), have[0] & 0x0F, have[1] & 0x7F, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(have) < start:
                return None
            length = int.from_bytes(have[2:start], "big")
        if length > LONGEST_MESSAGE:
            raise Broken(f"a frame of {length} bytes")
        if len(have) < start + length:
            return None
        content = bytes(have[start : start + length])
        del have[: start + length]
        return final, kind, content

    def _take_message(self, final: bool, kind: int, content: bytes) -> str | None:
        """What a frame means: the text of a message that is complete now, else None."""
        if kind == PING:
            self._send_frame(PONG, content)
            return None
        if kind == PONG:
            return None
        if kind == CLOSE:
            self._say_goodbye(content[:2])
            code = int.from_bytes(content[:2], "big") if content else 1005
            raise Closed(f"the server closed the connection ({code})")
        if kind not in (TEXT, CONTINUATION) or self._in_message != (kind == CONTINUATION):
            raise Broken(f"a frame of kind {kind} that has no place here")
        self._message += content
        if len(self._message) > LONGEST_MESSAGE:
            raise Broken("a message without end")
        self._in_message = not final
        if not final:
            return None
        message, self._message = bytes(self._message), bytearray()
        try:
            return message.decode("utf-8")
        except UnicodeDecodeError as error:
            raise Broken("a text message that is no UTF-8") from error

    def _send_frame(self, kind: int, content: bytes) -> None:
        """Sends a frame in one piece. Those of a client have to be masked."""
        length = len(content)
        if length < 126:
            head = bytes([0x80 | kind, 0x80 | length])
        elif length < 65536:
            head = bytes([0x80 | kind, 0x80 | 126]) + length.to_bytes(2, "big")
        else:
            head = bytes([0x80 | kind, 0x80 | 127]) + length.to_bytes(8, "big")
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(content))
        self._send_bytes(head + mask + masked)

    def _send_bytes(self, content: bytes) -> None:
        self._socket.settimeout(self.timeout)
        try:
            self._socket.sendall(content)
        except OSError as error:
            raise Closed(f"the connection was lost: {error}") from error


def _connect(url: str, timeout: float) -> socket.socket:
    """A TCP connection for `ws://`, one with TLS for `wss://`."""
    parts = urlsplit(url)
    secure = parts.scheme == "wss"
    port = parts.port or (443 if secure else 80)
    plain = socket.create_connection((parts.hostname or "", port), timeout)
    # Small messages go out at once.
    plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if not secure:
        return plain
    return ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname)
