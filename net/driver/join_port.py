"""The way in by join code: a question over UDP to one address, answered with a key (P10.3).

Each peer answers on the UDP port with the number of its inbox. Question: 16 bytes "wormup-who?" and
zeros, cookie (8 bytes), zeros up to 64; answer: 16 bytes "wormup-key!" and zeros, cookie, public
key (32). The question is the longer one, so nobody can be flooded through us. Law: a key that does
not fit the code is reported and never dialed.
"""

import contextlib
import secrets
import socket
import time
from collections.abc import Callable

from core.table.trouble import Trouble
from net.driver.hints import KEY_BYTES
from net.driver.link_events import Link
from net.driver.place import LOOPBACK
from net.driver.shared_node_state import SharedNodeState
from net.driver.sockets import Sockets
from net.protocol.join_code import CodeAnswer, JoinCode
from net.protocol.troubles import NetworkReason

ASK_S = 0.25
ASK_S_MAX = 1.0
PATIENCE_S = 3.0
"""How long we wait for an answer before the player hears of it; we go on asking."""

_WHO = b"wormup-who?".ljust(16, b"\0")
_KEY = b"wormup-key!".ljust(16, b"\0")
_COOKIE_BYTES = 8
_QUESTION_BYTES = 64
_ANSWERS_MAX = 32
_PAIRS_TRIED = 10


def open_inbox(
    *,
    loopback: bool,
    is_free: Callable[[str, int], bool] | None = None,
    roof: SharedNodeState | None = None,
) -> Sockets:
    """Return sockets whose port is free for a `JoinPort` too, if one of ten tries finds it.

    Windows keeps whole ranges of UDP ports for others. Raises `SocketsError`.
    """
    inbox, host = (LOOPBACK, LOOPBACK) if loopback else ("*", "")
    for _ in range(_PAIRS_TRIED - 1):
        sockets = Sockets(inbox, roof=roof)
        if (is_free or _is_free)(host, sockets.port):
            return sockets
        sockets.close()
    return Sockets(inbox, roof=roof)


def _is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as tried:
        try:
            tried.bind((host, port))
        except OSError:
            return False
    return True


class JoinPort:
    """The UDP socket on which we answer a peer whose player types our code; it never blocks.

    *trouble* is why codes that lead to us do not work, None if they do.
    """

    def __init__(self, public: Link, host: str, port: int) -> None:
        self._public = public
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.settimeout(0)
        self.trouble: Trouble | None = None
        try:
            self.socket.bind((host, port))
        except OSError as error:
            what = str(error.strerror)
            self.trouble = Trouble(NetworkReason.JOIN_CODE_OFF, port=port, what=what)

    def serve(self) -> None:
        """Answer the questions that have come, a bounded number at a time."""
        for _ in range(_ANSWERS_MAX):
            try:
                self._serve_next()
            except BlockingIOError:
                break
            except OSError:
                continue  # Windows: a datagram longer than ours, or an answer found nobody

    def _serve_next(self) -> None:
        question, asker = self.socket.recvfrom(_QUESTION_BYTES + 1)
        if len(question) == _QUESTION_BYTES and question.startswith(_WHO):
            self.socket.sendto(_KEY + question[len(_WHO) :][:_COOKIE_BYTES] + self._public, asker)

    def close(self) -> None:
        """Stop answering."""
        self.socket.close()


class CodeQuestion:
    """One code: asks again and again until the peer that showed it has answered."""

    def __init__(self, code: JoinCode) -> None:
        self.code = code
        self.public: Link | None = None
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.settimeout(0)
        self._cookie = secrets.token_bytes(_COOKIE_BYTES)
        self._heard_at = time.monotonic()
        self._next = 0.0
        self._pause = ASK_S
        self._answer: CodeAnswer | None = None

    @property
    def due(self) -> float:
        """When `turn` has something to do even if no answer comes."""
        return self._next

    def turn(self) -> CodeAnswer | None:
        """Ask if that is due; return the answer if it has changed, else None."""
        now = time.monotonic()
        answer = self._hear()
        if self.public is None and now >= self._next:
            self._next, self._pause = now + self._pause, min(2 * self._pause, ASK_S_MAX)
            self._send()
        if answer is not None:
            self._heard_at = now
        elif now - self._heard_at > PATIENCE_S:
            answer = CodeAnswer.NOBODY
        if answer is None or answer is self._answer:
            return None
        self._answer = answer
        return answer

    def _send(self) -> None:
        with contextlib.suppress(OSError):  # no way there now; another network may come up
            self.socket.connect((self.code.host, self.code.port))
            self.socket.send((_WHO + self._cookie).ljust(_QUESTION_BYTES, b"\0"))

    def _hear(self) -> CodeAnswer | None:
        """Return the answer that has come, if any; a connected socket hears only the peer asked."""
        answer: CodeAnswer | None = None
        try:
            for _ in range(_ANSWERS_MAX):
                said = self.socket.recv(_QUESTION_BYTES)
                public = said[len(_KEY) + _COOKIE_BYTES :]
                if said.startswith(_KEY + self._cookie) and len(public) == KEY_BYTES:
                    if self.code.fits(public):
                        self.public = public
                        return CodeAnswer.FOUND
                    answer = CodeAnswer.SOMEBODY_ELSE
        except (ConnectionRefusedError, ConnectionResetError):  # the latter on Windows
            answer = CodeAnswer.CLOSED
        except OSError:
            pass
        return answer

    def close(self) -> None:
        """Stop asking."""
        self.socket.close()
