"""Discovery: mDNS, the beacon and join codes together; what they say is only a hint (P10.3)."""

import math
import queue
import socket
import time
from collections.abc import Iterable
from typing import NamedTuple

from core.table.trouble import Trouble
from net.driver.adapters import other_links, own_addresses, recent_adapters
from net.driver.beacon import Beacon
from net.driver.hints import Hint, HintCard
from net.driver.join_port import CodeQuestion, JoinPort
from net.driver.link_events import Link
from net.driver.mdns import Mdns
from net.driver.obstacles import kept_in, no_network, obstacle
from net.driver.place import LOOPBACK
from net.driver.shared_node_state import SharedNodeState
from net.driver.sockets import Sockets
from net.protocol.beat import next_beat
from net.protocol.join_code import CodeAnswer, CodeTried, JoinCode

SHOUT_S = 1.0
ANNOUNCED_MAX = 8192
"""How many keys we recognize: of a thousand new ones a second, those of the last seconds."""
QUESTIONS_MAX = 8
"""How many codes we ask for at once; beyond that we give up the oldest."""


MISSED_S = 6.0
"""Whoever announces itself for so long, and is not reached, will not be."""
FORGOTTEN_S = 12.0
"""mDNS is repeated each 5 s, the beacon each second."""
HEARD_MAX = 64


class _Heard(NamedTuple):
    """Who announces itself, since when, and when last."""

    name: str
    host: str
    first: float
    last: float


class Discovery:
    """All ways of finding others and of being found; the node calls it in every turn."""

    def __init__(
        self,
        card: HintCard,
        sockets: Sockets,
        *,
        loopback: bool,
        roof: SharedNodeState | None = None,
    ) -> None:
        self._sockets = sockets
        self._hints: queue.SimpleQueue[Hint] = queue.SimpleQueue()
        self._beacon = Beacon(card, loopback=loopback)
        responders = roof.responders if roof else None
        self._mdns = Mdns(card, self._hints, sockets.wake, loopback=loopback, responders=responders)
        self._join_port = JoinPort(card.public, LOOPBACK if loopback else "", card.port)
        self._questions: list[CodeQuestion] = []
        self._announced: dict[Link, None] = {}
        """The keys announced last, the oldest first."""
        self._loopback = loopback
        self._shout_at = -math.inf
        self.addresses: tuple[str, ...] = ()
        """The addresses at which others reach this laptop now."""
        self._heard: dict[Link, _Heard] = {}
        self.obstacle: Trouble | None = None
        """Why nobody is found, where nobody is."""
        self.trouble: Trouble | None = None
        """Why nobody can hear us at the moment, or None."""
        sockets.watch(self._join_port.socket)
        if self._beacon.socket is not None:
            sockets.watch(self._beacon.socket)

    def ask(self, code: JoinCode) -> None:
        """Ask for the peer that showed *code* until it answers."""
        if any(question.code == code for question in self._questions):
            return
        if len(self._questions) >= QUESTIONS_MAX:
            self._end(self._questions[0])
        question = CodeQuestion(code)
        self._questions.append(question)
        self._sockets.watch(question.socket)

    def turn(self) -> list[CodeTried]:
        """Announce us when that is due, dial the peers heard of; return the news of codes."""
        now = time.monotonic()
        if now >= self._shout_at:
            self._shout_at = next_beat(now, SHOUT_S)
            self._beacon.shout()
            self.trouble = self._join_port.trouble
            self._look()
            self.obstacle = self._obstacle(now)
        while not self._hints.empty():
            self._dial([self._hints.get()])
        return [news for question in list(self._questions) for news in self._ask_on(question)]

    def _look(self) -> None:
        """Look up our addresses; leave the connections on an address that is gone."""
        before, self.addresses = self.addresses, own_addresses(loopback=self._loopback)
        self._sockets.own_hosts = frozenset((LOOPBACK, *self.addresses))
        if lost := set(before) - set(self.addresses):
            self._sockets.leave(lost)

    def _ask_on(self, question: CodeQuestion) -> list[CodeTried]:
        answer = question.turn()
        if answer is CodeAnswer.FOUND and question.public is not None:
            self._sockets.connect(question.public, [(question.code.host, question.code.port)])
            self._end(question)
        return [] if answer is None else [CodeTried(question.code, answer)]

    def _end(self, question: CodeQuestion) -> None:
        self._questions.remove(question)
        self._sockets.unwatch(question.socket)
        question.close()

    @property
    def due(self) -> float:
        """When `turn` has something to do even if nothing happens."""
        return min((self._shout_at, *(question.due for question in self._questions)))

    def hear(self, readable: socket.socket) -> None:
        """Take what came over one of our sockets; a question takes its answer in `turn`."""
        if readable is self._beacon.socket:
            self._dial(self._beacon.hear())
        elif readable is self._join_port.socket:
            self._join_port.serve()

    def close(self) -> None:
        """Fall silent."""
        for question in list(self._questions):
            self._end(question)
        self._sockets.unwatch(self._join_port.socket)
        self._join_port.close()
        self._mdns.close()
        if self._beacon.socket is not None:
            self._sockets.unwatch(self._beacon.socket)
        self._beacon.close()

    def _dial(self, hints: Iterable[Hint]) -> None:
        """Dial announced peers; in a crowd only known ones, for a flood has ever new keys."""
        now = time.monotonic()
        for hint in hints:
            if hint.public in self._heard or len(self._heard) < HEARD_MAX:
                first = self._heard[hint.public].first if hint.public in self._heard else now
                self._heard[hint.public] = _Heard(hint.name, hint.addresses[0][0], first, now)
            is_known = hint.public in self._announced
            self._announced[hint.public] = None
            if len(self._announced) > ANNOUNCED_MAX:
                del self._announced[next(iter(self._announced))]
            if is_known or not self._sockets.is_crowded:
                self._sockets.connect(hint.public, hint.addresses)

    def _obstacle(self, now: float) -> Trouble | None:
        """Return why nobody is found, as far as that is known."""
        self._heard = {
            link: one for link, one in self._heard.items() if now - one.last < FORGOTTEN_S
        }
        if self._loopback:
            return self._beacon.trouble
        up = self._sockets.up
        return obstacle(
            no_network(recent_adapters(), other_links())
            or (kept_in() if self._beacon.is_kept_in else None),
            (
                (one.name, one.host)
                for link, one in self._heard.items()
                if link not in up and one.last - one.first >= MISSED_S
            ),
            is_filtered=self._beacon.is_filtered,
            others=(self._beacon.trouble, self._mdns.trouble),
        )
