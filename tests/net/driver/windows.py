"""What sockets do on Windows and nowhere else."""

import errno
import socket
from typing import Any


class TooLongAtFirst:
    """A socket on Windows, where a datagram longer than the buffer is an error; here the first."""

    def __init__(self, real: socket.socket) -> None:
        self._real, self._is_first = real, True

    def recvfrom(self, size: int) -> Any:
        """Receive, but not the first time."""
        if self._is_first:
            self._is_first = False
            raise OSError(errno.EMSGSIZE, "a message on a datagram socket was larger")
        return self._real.recvfrom(size)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)
