"""A room of peers with real sockets on loopback, all polled in turn by the test's own thread."""

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TypeVar

import pytest
import zmq

from net.driver.door import ENDS_ALONE
from net.driver.link_events import Event, Frame
from net.driver.shared_node_state import SharedNodeState
from net.driver.sockets import Sockets
from tests.attacks.zmtp import Caller, Pair
from tests.until import until

T = TypeVar("T", bound=Event)


class Room:
    """Guards that every socket of a test is closed, and keeps what each peer was told."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._told: dict[Sockets, list[Event]] = {}
        self._still: tuple[Sockets, ...] = ()
        self.context: zmq.Context[zmq.Socket[bytes]] = zmq.Context()
        stack.callback(self.context.term)

    def peer(
        self,
        silence_s: float = 60,
        silent_s: float = 60,
        *,
        ends_alone: bool = ENDS_ALONE,
        roof: SharedNodeState | None = None,
    ) -> Sockets:
        """Open a peer's sockets on a free port; under one *roof* with others, or at a laptop."""
        opened = Sockets(
            "127.0.0.1", silence_s=silence_s, silent_s=silent_s, ends_alone=ends_alone, roof=roof
        )
        peer = self._stack.enter_context(opened)
        self._told[peer] = []
        return peer

    def stranger(
        self,
        target: Sockets,
        *,
        source: str = "",
        keys: tuple[bytes, bytes] | None = None,
        name: bytes = b"",
    ) -> zmq.Socket[bytes]:
        """Connect a bare DEALER to *target*, free to do what our own program never does."""
        dealer = self._stack.enter_context(self.context.socket(zmq.DEALER))
        dealer.linger = 0
        if name:
            dealer.routing_id = name
        dealer.curve_publickey, dealer.curve_secretkey = keys or zmq.curve_keypair()
        dealer.curve_serverkey = target.public
        dealer.connect(f"tcp://{source}127.0.0.1:{target.port}")
        return dealer

    def caller(self, target: Sockets, keys: Pair | None = None) -> Caller:
        """Connect byte by byte, to say what no library would."""
        dialed = Caller(("127.0.0.1", target.port), target.public, keys=keys)
        caller = self._stack.enter_context(dialed)
        thread = threading.Thread(target=caller.up)
        thread.start()
        self.until(lambda: not thread.is_alive(), "hands are shaken")
        return caller

    def monitor(self, stranger: zmq.Socket[bytes], events: int) -> zmq.Socket[bytes]:
        """Follow what happens to a stranger's connection."""
        return self._stack.enter_context(stranger.get_monitor_socket(events))

    def told(self, peer: Sockets, kind: type[T]) -> list[T]:
        """Name all that *peer* was told of one kind."""
        return [event for event in self._told[peer] if isinstance(event, kind)]

    def heard(self, peer: Sockets) -> list[bytes]:
        """Name the frames that *peer* received."""
        return [frame.data for frame in self.told(peer, Frame)]

    def turn(self, frames_max: int = 64) -> None:
        """Poll every peer once."""
        for peer in self._told:
            if peer not in self._still:
                self._told[peer] += peer.receive(2, frames_max)

    def still(self, *peers: Sockets) -> None:
        """Let these peers hang, and all others go on."""
        self._still = peers

    def until(self, condition: Callable[[], object], what: str = "") -> None:
        """Poll all peers until *condition* holds; fail after a deadline."""

        def look() -> object:
            self.turn()
            return condition()

        if not condition():
            until(look, (what or condition, self._told), pause_s=0)

    def joined(self, a: Sockets, b: Sockets) -> None:
        """Let *a* dial *b* and say hello; both know of each other then."""
        a.connect(b.public, [("127.0.0.1", b.port)])
        self.until(lambda: a.send(b.public, b"hello"), "a reaches b")
        self.until(lambda: b"hello" in self.heard(b), "b hears a")


@pytest.fixture
def room() -> Iterator[Room]:
    """Open a room for one test."""
    with ExitStack() as stack:
        yield Room(stack)
