"""Campaign: many frays in a row, each of its own seed, and what came of all of them.

The games of seed S have the seeds S, S + 1, ...: a failed one alone comes back by its own seed.
"""

import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from core.table.messages import NO_CALL, Seal
from core.table.step import Completed
from tests.simulation.fray import Fray, draw_setup
from tests.simulation.witness import PromiseBrokenError


@dataclass
class Tally:
    """What happened in some games.

    *parted* counts games in which a cheat parted honest seats and left its proof, *moot* those in
    which a call had left so few in the game that the others could not go on without the rest.
    """

    games: int = 0
    steps: int = 0
    calls: int = 0
    proofs: int = 0
    parted: int = 0
    moot: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    failures: dict[int, str] = field(default_factory=dict)
    """By the seed of the game: the promise that did not hold, in a sentence."""

    def add(self, other: "Tally") -> None:
        """Add what happened in *other* games."""
        self.games += other.games
        self.steps += other.steps
        self.calls += other.calls
        self.proofs += other.proofs
        self.parted += other.parted
        self.moot += other.moot
        self.faults += other.faults
        self.failures |= other.failures

    def line(self) -> str:
        """Say it in one line.

        >>> Tally(2, 31, 4, 1, faults=Counter(loss=1900, cut=2)).line()
        '2 games, 31 steps, 4 calls, 1 proofs, 0 parted, 0 moot, 1,902 faults (loss 1,900, cut 2)'
        """
        kinds = ", ".join(f"{kind} {number:,}" for kind, number in self.faults.most_common())
        sums = (
            f"{self.calls:,} calls, {self.proofs:,} proofs, {self.parted} parted, {self.moot} moot"
        )
        faults = f"{self.faults.total():,} faults ({kinds})"
        return f"{self.games:,} games, {self.steps:,} steps, {sums}, {faults}"


def play(
    seed: int, seats: int | None = None, cheats: int | None = None, fray_class: type[Fray] = Fray
) -> Tally:
    """Play the game of *seed* and tell what came of it."""
    fray = fray_class(draw_setup(seed, seats, cheats))
    try:
        fray.play()
    except PromiseBrokenError as broken:
        return Tally(games=1, faults=fray.network.counts, failures={seed: str(broken)})
    except Exception as error:  # noqa: BLE001  # whatever breaks is a finding, and has a seed
        return Tally(games=1, faults=fray.network.counts, failures={seed: _place_of(error)})
    tables = [peer.table for peer in fray.peers if peer.table and fray.is_honest(peer)]
    longest = max((table.completed for table in tables), key=len, default=[])
    return Tally(
        games=1,
        steps=len(longest),
        calls=sum(map(is_called, longest)),
        proofs=len({seat for table in tables for seat in table.proofs}),
        parted=int(fray.is_parted),
        moot=int(fray.is_moot),
        faults=fray.network.counts,
    )


def is_called(done: Completed[object]) -> bool:
    """Tell whether a call completed the step."""
    return any(isinstance(m.body, Seal) and m.body.call != NO_CALL for m in done.certificate)


def _place_of(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(frame.filename).name}:{frame.lineno}"
    return f"{type(error).__name__} in {frame.name} at {place}: {error}"


def campaign(faults: int, games: Iterable[Tally]) -> Iterator[Tally]:
    """Take *games* until so many *faults* have happened in them, or one has failed."""
    left = faults
    for one in games:
        yield one
        left -= one.faults.total()
        if left <= 0 or one.failures:
            return
