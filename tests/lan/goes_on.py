"""A seat without a window whose player goes on here as soon as another laptop has the seat too.

Run as a program: NAME FOLDER SEED [press]. It says what its window would, a line each.
"""

import sys
from pathlib import Path
from typing import Any

from core.bots.choose import Opening
from core.bots.levels import Level
from core.games import choose
from net.driver.headless import Event, Headless
from net.driver.node import Node
from net.driver.place import Place
from net.protocol.commands import GoOnHere, Play
from net.protocol.effects import Show, StepDone
from net.protocol.snapshot import TableSnapshot, TwinState


def main(name: str, folder: Path, seed: str, *, presses: bool) -> None:
    """Play on with the one game in *folder*."""
    past: list[Opening] = []
    shown: list[Any] = [None, None]

    def think(snapshot: TableSnapshot) -> Play:
        seat, chance = snapshot.seat or 0, seed.encode().ljust(32, b".")
        choice = choose(Level.EASY, snapshot.rules, snapshot.state, seat, chance, past=past)
        return Play(snapshot.step, choice.action, choice.sealed)

    def tell(event: Event) -> None:
        if isinstance(event, StepDone) and event.completed.step.opens:
            past.append(Opening(event.completed.step.state, event.completed.outcome.slots))
        if not isinstance(event, Show) or not isinstance(event.snapshot, TableSnapshot):
            return
        snapshot = event.snapshot
        if snapshot.twin is TwinState.OPEN and presses:
            node.submit(GoOnHere())
        if shown != [snapshot.twin, snapshot.step]:
            shown[:] = snapshot.twin, snapshot.step
            print(f"{snapshot.twin.name} at step {snapshot.step}", flush=True)  # noqa: T201

    headless = Headless(think, tell, 60.0, 120.0)
    node = Node(Place(name, "0.2", folder, loopback=False), headless.observe)
    (game,) = folder.glob("games/*")
    node.resume(game)
    headless.run(node)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3], presses="press" in sys.argv[4:])
