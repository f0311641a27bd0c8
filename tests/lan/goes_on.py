"""A seat without a window whose player goes on here as soon as another laptop has the seat too.

Run as a program: NAME FOLDER SEED MOVES [press]. It says what its window would, a line each.
"""

import sys
import threading
from pathlib import Path
from typing import Any

from core.bots.choose import OpenedStep
from core.bots.levels import Level
from core.games import choose
from net.driver.headless import Event, Headless
from net.driver.node import Node
from net.driver.place import NodePlace
from net.protocol.commands import GoOnHere, Play
from net.protocol.effects import Show, StepDone
from net.protocol.snapshot import TableSnapshot, TwinState


class Player:
    """Makes so many moves, and the next one once the other laptop is known.

    People do not end a race before a friend's laptop has started either.
    """

    def __init__(self, seed: str, moves: int) -> None:
        self._seed = seed
        self._moves = moves
        self._past: list[OpenedStep] = []
        self._met = threading.Event()

    def hear(self, event: Event) -> None:
        """Note what the node tells, in its thread."""
        if isinstance(event, StepDone) and event.completed.step.opens:
            self._past.append(OpenedStep(event.completed.step.state, event.completed.outcome.slots))
        if (shown := shown_of(event)) and shown.twin is not TwinState.NONE:
            self._met.set()

    def think(self, snapshot: TableSnapshot) -> Play:
        """Choose as an easy bot does."""
        self._moves -= 1
        if self._moves < 0:
            self._met.wait()
        seat, chance = snapshot.seat or 0, self._seed.encode().ljust(32, b".")
        choice = choose(Level.EASY, snapshot.rules, snapshot.state, seat, chance, past=self._past)
        return Play(snapshot.step, choice.action, choice.sealed)


def shown_of(event: Event) -> TableSnapshot | None:
    """Return what *event* shows of the table, if it does."""
    snapshot = event.snapshot if isinstance(event, Show) else None
    return snapshot if isinstance(snapshot, TableSnapshot) else None


def main(name: str, folder: Path, player: Player, *, presses: bool) -> None:
    """Play on with the one game in *folder*."""
    told: list[Any] = [None, None]

    def tell(event: Event) -> None:
        snapshot = shown_of(event)
        if snapshot is None:
            return
        if snapshot.twin is TwinState.OPEN and presses:
            node.submit(GoOnHere())
        if told != [snapshot.twin, snapshot.step]:
            told[:] = snapshot.twin, snapshot.step
            print(f"{snapshot.twin.name} at step {snapshot.step}", flush=True)  # noqa: T201

    def observe(event: Event) -> None:
        player.hear(event)
        headless.observe(event)

    headless = Headless(player.think, tell, 60.0, 120.0)
    node = Node(NodePlace(name, "0.2", folder, loopback=False), observe)
    (game,) = folder.glob("games/*")
    node.resume(game)
    headless.run(node)


if __name__ == "__main__":
    main(
        sys.argv[1],
        Path(sys.argv[2]),
        Player(sys.argv[3], int(sys.argv[4])),
        presses="press" in sys.argv[5:],
    )
