"""The `games` command: the saved games of this laptop, each with its state and the reason."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.table.audit import Replay
from core.table.encoding import MalformedError
from core.table.genesis import Genesis
from core.table.log import LogFile, NotALogError, Tail
from core.table.records import parse_record
from core.table.signing import SigningKey
from gui.player_names import names_of
from gui.relayed import relayed
from gui.report import replay_of
from gui.terms import game_words, terms_of
from gui.texts import reason_words
from gui.words import words
from net.driver.folder import FolderError, read_log
from net.driver.identity import data_directory, load_identity


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
        state = game.state
        if game.can_go_on:
            state = words("{state}: go on with {command} --resume", state=state, command=command)
        yield f"{game.day}  {game.folder.name}  {state}"
    if nothing:
        yield words("no games are saved in {folder}", folder=root)


def genesis_of(folder: Path) -> Genesis | None:
    """Tell with whom and by which rules the game in *folder* began, unjudged; None if it did not.

    Its laptops are the same as those of another folder if the games of both are equal.
    """
    try:
        first = next(iter(read_log(folder / "log").bodies), None)
        found = parse_record(first) if first is not None else None
    except (FolderError, NotALogError, MalformedError):
        return None
    return found if isinstance(found, Genesis) else None


def sits_with_bots(folder: Path, data: Path) -> bool:
    """Tell by their keys whether in the game of *folder* all others are bots kept in *data*."""
    genesis = genesis_of(folder)
    kept = [path.parent for path in data.glob("bots/*/identity")]
    bots = {SigningKey(load_identity(path).seed).public for path in kept}
    return genesis is not None and sum(one.identity not in bots for one in genesis.offers) == 1


def _when(folder: Path) -> float:
    log = folder / "log"
    return (log if log.exists() else folder).stat().st_mtime


def _state(folder: Path) -> tuple[str, bool, int]:
    """Say how the game in *folder* stands, whether it can be gone on with, and for how many."""
    try:
        log = read_log(folder / "log")
    except (FolderError, NotALogError):
        said = words("retired: its log is missing or no log; what others saved can be audited")
        return said, False, 0
    replay = replay_of(log)
    state, can_go_on = _state_of(log, replay)
    return state, can_go_on, replay.seats


def _state_of(log: LogFile, replay: Replay) -> tuple[str, bool]:
    if log.tail is Tail.DAMAGED:
        return words("retired: its log is damaged, {reason}", reason=relayed(log.reason)), False
    if replay.findings:
        reason = reason_words(replay.findings[0].reason)
        return words("retired: its log {reason}", reason=reason), False
    if replay.genesis is None or replay.table is None:
        return words("never began: nobody sat down"), False
    names = names_of(replay.genesis)
    who = f"{game_words(terms_of(replay.genesis))}, {', '.join(names)}"
    missing = [name for seat, name in enumerate(names) if seat not in replay.sits]
    if missing:
        named = {"names": ", ".join(missing), "game": who}
        return words("never began: {names} did not sit down; {game}", **named), False
    if replay.is_over:
        return words("finished; {game}", game=who), False
    step = replay.table.step.number
    return words("unfinished at step {step}; {game}", step=step, game=who), True
