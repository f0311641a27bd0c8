"""What makes one level better than another: every level is a row of data.

`scripts/ladder.py`, two against two by the rules of 2010, three seeds of 600 races each: normal
won 64.5, 65.7 and 63.7 % against easy, hard 60.3, 66.7 and 64.3 % against normal (each +-2 %).
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a bot bids, names a number, moves and swings."""

    eagerness: float
    """How much it thinks that all prefer what promises most; at 0 it bids any face."""
    boldness: float
    """How much it prefers what promises most if it is right about the others."""
    foresight: bool
    """Whether it judges by the chances to win; else by the segments that all still need."""
    spite: float
    """Without foresight: how much the others' segments weigh against its own."""
    width: int
    """How many walks it compares."""
    bars: bool = False
    """Whether it also looks for walks that lie in the way of others."""


EASY = Skill(eagerness=0.0, boldness=0.0, foresight=False, spite=0.0, width=1)
NORMAL = Skill(eagerness=1.0, boldness=1.0, foresight=False, spite=1.0, width=4)
HARD = Skill(eagerness=40.0, boldness=40.0, foresight=True, spite=0.0, width=8, bars=True)
