"""The `games` command: the saved games of this laptop, each with its state and the reason."""

import datetime
from collections.abc import Iterator
from pathlib import Path

from core.table.audit import Replay
from core.table.log import LogFile, NotALogError, Tail
from gui.report import replay_of
from gui.texts import reason_words
from net.driver.folder import FolderError, read_log
from net.driver.identity import data_directory


def listed(data: Path | None) -> Iterator[str]:
    """Tell each saved game in a line, the last played first."""
    root = data or data_directory()
    keys = [*root.glob("games/*/key"), *root.glob("people/*/games/*/key")]
    if not keys:
        yield f"no games are saved in {root}"
    played = sorted(((_when(key.parent), key.parent) for key in keys), reverse=True)
    for when, folder in played:
        day = datetime.datetime.fromtimestamp(when).astimezone().strftime("%Y-%m-%d %H:%M")
        yield f"{day}  {folder.name}  {_state(folder)}"


def _when(folder: Path) -> float:
    log = folder / "log"
    return (log if log.exists() else folder).stat().st_mtime


def _state(folder: Path) -> str:
    try:
        log = read_log(folder / "log")
    except (FolderError, NotALogError):
        return "retired: its log is missing or no log; what others saved can be audited"
    return _state_of(log, replay_of(log))


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
    return f"unfinished at step {replay.table.step.number}; {who}: go on with peer --resume"
