"""Where a player plays: what a node needs at its start."""

import random
from pathlib import Path
from typing import NamedTuple

MEET_PORT = 45454
"""The UDP port of the beacon; also the number that tells groups in one room apart (N9)."""

LOOPBACK = "127.0.0.1"
"""The address of this machine that no other machine reaches."""

LONELY = range(46_000, 64_000)
"""The numbers of games on one machine alone."""


def lonely_meet() -> int:
    """Return a number that nobody else is likely to use, for a game on this machine alone."""
    return random.SystemRandom().choice(LONELY)


class NodePlace(NamedTuple):
    """The player's name, where the files are, and which part of the network we use."""

    name: str
    version: str
    data: Path
    loopback: bool = False
    meet: int = MEET_PORT
    looks_on: bool = False
    """Whether this program never takes a seat."""

    @property
    def games(self) -> Path:
        """The directory of all games."""
        return self.data / "games"

    @property
    def journal(self) -> Path:
        """The file that notes what went wrong."""
        return self.data / "problems.log"
