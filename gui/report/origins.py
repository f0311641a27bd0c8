"""Whether a table that goes on from a moment of another game begins as that game's log has it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from core.review.branch import origin_of
from core.table.log import NotALogError
from core.table.origin import Origin
from gui.report.judged import replay_of
from gui.report.saved import saved
from gui.words.words import words
from net.driver.folder import FolderError, read_log


class Start(NamedTuple):
    """The *file* of a game that goes on from *origin*, and what the *log* of that one shows."""

    file: Path
    origin: Origin
    log: Path | None
    """None if there is none here that reaches so far."""
    agrees: bool

    @property
    def is_made_up(self) -> bool:
        """Whether the log here shows that it stood otherwise."""
        return self.log is not None and not self.agrees

    def line(self) -> str:
        """Return it in a sentence."""
        named = {"file": self.file, "step": self.origin.step, "log": self.log}
        if self.log is None:
            return words(
                "{file}: goes on from step {step} of a game whose log is not here; audit both"
                " together to see whether it stood so",
                **named,
            )
        if self.agrees:
            return words("{file}: goes on from step {step} of {log}, as it stood there", **named)
        return words(
            "{file}: does not go on from step {step} of {log}: it stood otherwise there", **named
        )

    def plain(self) -> dict[str, object]:
        """Return it for programs."""
        return {
            "file": str(self.file),
            "origin": {"game": self.origin.game.hex(), "step": self.origin.step},
            "log": str(self.log) if self.log else None,
            "agrees": self.agrees if self.log else None,
        }


def starts(
    begun: Iterable[tuple[Path, Origin]], logs: Mapping[bytes, Sequence[Path]]
) -> Iterator[Start]:
    """Yield how each file of *begun* stands to the *logs* of the game from which it goes on."""
    for file, origin in begun:
        found = {stood(origin, log): log for log in logs.get(origin.game, ())}
        agrees = True in found
        yield Start(file, origin, found.get(agrees), agrees)


def stood(origin: Origin, log: Path) -> bool | None:
    """Return whether *log* shows its game as *origin* has it; None if it does not reach so far."""
    try:
        table = replay_of(read_log(log)).table
    except (FolderError, NotALogError):
        return None
    steps = table.completed if table is not None else []
    if len(steps) < origin.step:
        return None
    return origin_of(steps, origin.step) == origin


def stood_here(origin: Origin, data: Path) -> Iterator[bool]:
    """Yield whether the log that the laptop of *data* has shows it so; nothing without a log."""
    for game in saved(data):
        if game.genesis is not None and game.genesis.game == origin.game:
            agrees = stood(origin, game.folder / "log")
            if agrees is not None:
                yield agrees
                return
