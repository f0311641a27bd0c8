"""Where a player plays: what a node needs to be told at its start."""

from dataclasses import dataclass
from pathlib import Path

MEET_PORT = 45454
"""The UDP port of the beacon; also the number that tells groups in one room apart (N9)."""


@dataclass(frozen=True, slots=True)
class Place:
    """Who plays, where the files are, and which part of the network we use."""

    name: str
    version: str
    data: Path
    loopback: bool = False
    meet: int = MEET_PORT

    @property
    def games(self) -> Path:
        """The directory of all games."""
        return self.data / "games"
