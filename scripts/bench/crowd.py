"""How what a peer sends grows with how many are here: in the lobby, and with watchers at a table.

Law: counts of the tests' simulation, without a clock or a socket, so they have no noise. Pulses and
beacons, one a second, are not among them. Growth is an exponent: 1 is in proportion.
"""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bench.rows import Goal, Row, exponent
from environment import ROOT

if TYPE_CHECKING:
    from tests.simulation.world import World

_PEERS = (2, 4, 8, 16)
_SETTLED_S, _WATCHED_S = 20, 60
_SEATS, _ROUNDS = 5, 8
_WATCHERS = (2, 4, 8)  # a seat serves no more (P12)


def rows(rounds: int) -> list[Row]:  # noqa: ARG001  # a count is the same each time
    """Count what peers send in a lobby where nobody does anything, and during a game."""
    idle = [lobby(count) for count in _PEERS]
    alone, *watched = (seat(count) for count in (0, *_WATCHERS))
    most = _WATCHERS[-1]
    found = [
        Row(f"frames a second of one of {count} in the lobby", (sent,), Goal.NONE)
        for count, sent in zip(_PEERS, idle, strict=True)
    ]
    found.append(_growth("its connections that they are", [n - 1 for n in _PEERS], idle))
    for at, what in enumerate(("frames", "bytes")):
        ratio = watched[-1][at] / alone[at]
        found.append(Row(f"{what} of a seat with {most} watchers / with none", (ratio,), Goal.NONE))
        more = [sent[at] - alone[at] for sent in watched]
        found.append(_growth(f"the watchers that its {what} for them are", _WATCHERS, more))
    return found


def _growth(what: str, counts: Sequence[int], sent: Sequence[float]) -> Row:
    return Row(f"power of {what}", (exponent(counts, sent),), Goal.AT_MOST, 1.1)


def lobby(count: int) -> float:
    """Return how many frames a second each of *count* peers sends while nobody does anything."""
    _find_tests()
    from tests.simulation.games import toy
    from tests.simulation.network import TICKS_PER_S
    from tests.simulation.world import World

    world = World(1, 0, toy(1), spectators=count)
    world.run(lambda there: there.now >= _SETTLED_S * TICKS_PER_S)
    sent = _counted(world)
    world.run(lambda there: there.now >= (_SETTLED_S + _WATCHED_S) * TICKS_PER_S)
    return len(sent) / count / _WATCHED_S


def seat(watchers: int) -> tuple[float, float]:
    """Return how many frames, and bytes of them, a seat sends in a game with *watchers*."""
    _find_tests()
    from tests.simulation.games import toy
    from tests.simulation.world import World

    world = World(1, _SEATS, toy(_ROUNDS), spectators=watchers)
    sent = _counted(world)
    world.run()
    seats = {peer.public for peer in world.seated}
    sizes = [size for sender, size in sent if sender in seats]
    return len(sizes) / _SEATS, sum(sizes) / _SEATS


def _counted(world: "World") -> list[tuple[bytes, int]]:
    """Return a list of who sends how many bytes from now on."""
    sent: list[tuple[bytes, int]] = []
    send = world.network.send

    def noted(sender: bytes, to: bytes, frame: bytes) -> None:
        sent.append((sender, len(frame)))
        send(sender, to, frame)

    world.network.send = noted  # type: ignore[method-assign]  # each world has its own
    return sent


def _find_tests() -> None:
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
