"""One start: a program holds a folder, and hears when another is started on it.

Law: the first is who holds the lock, and the system takes that away when its program ends, however
it ends; so nothing that is left over keeps anybody from starting.
"""

import contextlib
import os
import socket
from pathlib import Path

from net.driver.disk import HELD, lock_file, make_directory, open_file, read_file, write_all
from net.driver.place import LOOPBACK

ANSWERS_S = 0.5
_HERE = b"here"
_TOKEN_BYTES = 16
_SAID_MAX = 256


class Held:
    """Holds a lock until it is let go, or the program ends."""

    def __init__(self, lock: int) -> None:
        self._lock = lock

    def publish(self, text: bytes) -> None:
        """Write into the lock, for others to read."""
        os.lseek(self._lock, 0, os.SEEK_SET)
        write_all(self._lock, text)
        os.ftruncate(self._lock, len(text))

    def unlock(self) -> None:
        """Let it go."""
        os.close(self._lock)


def hold(path: Path) -> Held | None:
    """Return what holds the lock at *path*, made if it is not there; None if it is held."""
    make_directory(path.parent)
    lock = open_file(path, os.O_RDWR | os.O_CREAT)
    try:
        lock_file(lock)
    except OSError as error:
        os.close(lock)
        if error.errno in HELD:
            return None
        raise
    return Held(lock)


class Ear:
    """Hears those who are started on what is *held*; it says there where it is asked."""

    def __init__(self, held: Held) -> None:
        self._held = held
        self._token = os.urandom(_TOKEN_BYTES).hex().encode()
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.setblocking(False)  # noqa: FBT003  # its name says it
        self._socket.bind((LOOPBACK, 0))
        held.publish(b"%d %s\n" % (self._socket.getsockname()[1], self._token))

    def fileno(self) -> int:
        """Return what becomes readable when somebody asks."""
        return self._socket.fileno()

    def hear(self, *, answers: bool = True) -> bool:
        """Answer who asks; return whether it has read where we are, as only our player can.

        Who is given no answer asks again until we have let go.
        """
        from hmac import compare_digest

        with contextlib.suppress(OSError):
            said, sender = self._socket.recvfrom(256)
            if answers and compare_digest(said, self._token):
                self._socket.sendto(_HERE, sender)
                return True
        return False

    def close(self) -> None:
        """Hear nobody any more, and let go."""
        self._socket.close()
        self._held.unlock()


def is_heard(path: Path) -> bool:
    """Ask who holds the lock at *path*; return whether it answers."""
    with contextlib.suppress(OSError, ValueError, OverflowError):
        port, token = read_file(path, _SAID_MAX).split()
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asks:
            asks.settimeout(ANSWERS_S)
            asks.sendto(token, (LOOPBACK, int(port)))
            return asks.recv(len(_HERE)) == _HERE
    return False
