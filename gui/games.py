"""The `games` command: the saved games of this laptop, each with its state and the reason."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.table.audit import Replay
from core.table.log import LogFile, NotALogError, Tail
from gui.report import replay_of
from gui.texts import reason_words
from net.driver.folder import FolderError, read_log
from net.driver.identity import data_directory


@dataclass(frozen=True, slots=True)
class Saved:
    """One saved game: its folder, when it was last played, how it stands, whether to go on."""

    folder: Path
    when: float
    state: str
    can_go_on: bool
    seats: int = 0

    @property
    def day(self) -> str:
        """When it was last played, on this laptop's clock."""
        moment = datetime.datetime.fromtimestamp(self.when).astimezone()
        return moment.strftime("%Y-%m-%d %H:%M")


def saved(data: Path) -> Iterator[Saved]:
    """Judge each game saved in *data*, the last played first."""
    keys = [*data.glob("games/*/key"), *data.glob("people/*/games/*/key")]
    played = sorted(((_when(key.parent), key.parent) for key in keys), reverse=True)
    for when, folder in played:
        yield Saved(folder, when, *_state(folder))


def listed(data: Path | None) -> Iterator[str]:
    """Tell each saved game in a line, the last played first."""
    root = data or data_directory()
    nothing = True
    for game in saved(root):
        nothing = False
        command = "solo" if game.seats == 1 else "peer"
        how = f": go on with {command} --resume" if game.can_go_on else ""
        yield f"{game.day}  {game.folder.name}  {game.state}{how}"
    if nothing:
        yield f"no games are saved in {root}"


def _when(folder: Path) -> float:
    log = folder / "log"
    return (log if log.exists() else folder).stat().st_mtime


def _state(folder: Path) -> tuple[str, bool, int]:
    """Say how the game in *folder* stands, whether it can be gone on with, and for how many."""
    try:
        log = read_log(folder / "log")
    except (FolderError, NotALogError):
        return "retired: its log is missing or no log; what others saved can be audited", False, 0
    replay = replay_of(log)
    state = _state_of(log, replay)
    return state, state.startswith("unfinished"), replay.seats


def _state_of(log: LogFile, replay: Replay) -> str:
    if log.tail is Tail.DAMAGED:
        return f"retired: its log is damaged, {log.reason}"
    if replay.findings:
        return f"retired: its log {reason_words(replay.findings[0].reason)}"
    if replay.genesis is None or replay.table is None:
        return "never began: nobody sat down"
    names = [offer.name for offer in replay.genesis.offers]
    who = f"{replay.genesis.rules_id}, {', '.join(names)}"
    missing = [name for seat, name in enumerate(names) if seat not in replay.sits]
    if missing:
        return f"never began: {', '.join(missing)} did not sit down; {who}"
    if replay.is_over:
        return f"finished; {who}"
    return f"unfinished at step {replay.table.step.number}; {who}"
