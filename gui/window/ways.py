"""Where a page may lead, and what it may ask of a window with pages, which knows how."""

from __future__ import annotations  # a page that is imported early brings no game along

from enum import Enum, IntEnum, auto
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from gui.parts.shell import Shell

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gui.parts.table_form import Alike, TableForm
    from net.protocol.terms import Terms


class To(Enum):
    """A page that is the same whatever leads to it, but for `TELEVISION`: a window of its own."""

    HOME = auto()
    """The tournament that goes on, else the first page."""
    OPEN = auto()
    GAMES = auto()
    SEASON = auto()
    PLAYERS = auto()
    PUZZLES = auto()
    NETWORK = auto()
    SHARE = auto()
    WORM = auto()
    TOURNAMENT = auto()
    """The tournament that is looked at."""
    TELEVISION = auto()


class Game(IntEnum):
    """A game that a start leads to, by its place in `GAMES`: a start knows none itself."""

    RACES = 0
    HOURS = 1


class Guide(NamedTuple):
    """How a game is played."""

    game: Game = Game.RACES


class Lesson(NamedTuple):
    """A guided first game, by its number: hours have two."""

    game: Game
    number: int = 0


class LogPart(Enum):
    """What is shown first of a log."""

    GAME = auto()
    CHECKS = auto()
    """What was checked, and nothing else."""
    REVIEW = auto()


class Log(NamedTuple):
    """A saved game, shown at a step or its end; a puzzle is asked."""

    path: Path
    part: LogPart = LogPart.GAME
    step: int | None = None


class Beside(NamedTuple):
    """Saved games of the same rolls, hour by hour side by side, as the form of their game has it.

    *kept* is called whenever a friend's log has come to the shelf.
    """

    form: TableForm
    alike: Alike
    kept: Callable[[], object]


class Call(NamedTuple):
    """A tournament; b"" is one that is only *proposed*, or that we have just called to."""

    tournament: bytes
    proposed: Terms | None = None


class Seat(NamedTuple):
    """A seat at a table, which so many bots of a level join."""

    terms: Terms
    bots: int = 0
    level: str = ""


class PlayOn(NamedTuple):
    """A seat at a table that goes on from a moment of another game."""

    terms: Terms


class Watch(NamedTuple):
    """The table of a game, without a seat."""

    game: bytes


class Resume(NamedTuple):
    """Our seat in a game that is kept in a folder."""

    folder: Path


Way: TypeAlias = To | Guide | Lesson | Log | Beside | Call | Seat | PlayOn | Watch | Resume


class Ways(Shell, Protocol):
    """The shell of a window with pages."""

    def go(self, to: Way) -> None:
        """Lead our player *to* another page."""

    def back(self) -> None:
        """Leave the page that is shown for where it leads back to."""

    def place_icons(self) -> None:
        """Put the icons of the corner where the page that is shown wants them."""
