"""The saved games of this laptop, each with its state and the reason."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.table.audit import Replay
from core.table.encoding import MalformedError
from core.table.genesis import Genesis
from core.table.log import LogFile, NotALogError, Tail
from core.table.records import parse_record
from core.table.signing import SigningKey, TableSecret
from core.table.step import Step
from gui.faces import known_face, reason_words
from gui.report.known import game_folders
from gui.report.terms import game_words, terms_of
from gui.report.verdict import replay_of
from gui.words.player_names import names_of
from gui.words.troubles import trouble_words
from gui.words.words import marked, words
from net.driver.folder import FolderError, is_leaving, read_key, read_log
from net.driver.identity import load_identity

DAY_S = 24 * 3600
_DAYS = (
    marked("Monday"),
    marked("Tuesday"),
    marked("Wednesday"),
    marked("Thursday"),
    marked("Friday"),
    marked("Saturday"),
    marked("Sunday"),
)


@dataclass(frozen=True, slots=True)
class Saved:
    """One saved game: its folder, when it was last played, how it stands, whether to go on."""

    folder: Path
    when: float
    state: str
    can_go_on: bool
    step: int = 0
    seats: int = 0
    others: tuple[str, ...] = ()
    """The others who sit there, by their signed names."""
    is_leaving: bool = False
    """Whether our player leaves it for good: to go on with it is to tell the others."""
    last: Step[Any] | None = None
    """The step at which it stands, if it began."""

    @property
    def title(self) -> str:
        """The game as one remembers it: its day, and how far it is; "" if it never began."""
        if self.last is None or self.last.state is None:
            return ""
        day = words(_DAYS[datetime.datetime.fromtimestamp(self.when).astimezone().weekday()])
        return known_face(self.last.genesis.rules_id).remembered(day, self.last.state)

    @property
    def day(self) -> str:
        """When it was last played, on this laptop's clock."""
        moment = datetime.datetime.fromtimestamp(self.when).astimezone()
        return moment.strftime("%Y-%m-%d %H:%M")


def saved(data: Path) -> Iterator[Saved]:
    """Yield each game saved in *data* with its state, the last played first."""
    played = sorted(((_when(folder), folder) for folder in game_folders(data)), reverse=True)
    for when, folder in played:
        yield _judged(folder, when)


def of_last_day(data: Path) -> Iterator[Saved]:
    """Yield what the player of *data* has played in the last 24 hours, the last played first."""
    since = datetime.datetime.now(datetime.UTC).timestamp() - DAY_S
    for game in saved(data):
        if game.when < since:
            return
        if game.folder.parent == data / "games":
            yield game


def genesis_of(folder: Path) -> Genesis | None:
    """Return the genesis of the game in *folder*, unjudged; None if the game did not begin.

    Two folders with equal games have the same laptops.
    """
    try:
        first = next(iter(read_log(folder / "log").bodies), None)
        found = parse_record(first) if first is not None else None
    except (FolderError, NotALogError, MalformedError):
        return None
    return found if isinstance(found, Genesis) else None


def sits_with_bots(folder: Path, data: Path) -> bool:
    """Return whether all others in the game of *folder* are bots kept in *data*, by their keys."""
    genesis = genesis_of(folder)
    kept = [path.parent for path in data.glob("bots/*/identity")]
    bots = {SigningKey(load_identity(path).seed).public for path in kept}
    return genesis is not None and sum(one.identity not in bots for one in genesis.offers) == 1


def _when(folder: Path) -> float:
    log = folder / "log"
    return (log if log.exists() else folder).stat().st_mtime


def _judged(folder: Path, when: float) -> Saved:
    """Return how the game in *folder* stands, whether it can be continued, and with whom."""
    try:
        log = read_log(folder / "log")
    except (FolderError, NotALogError):
        said = words("retired: its log is missing or no log; what others saved can be audited")
        return Saved(folder, when, said, can_go_on=False)
    replay = replay_of(log)
    seat = _own_seat(folder, replay.genesis) if replay.genesis else None
    leaves = is_leaving(folder)
    state, can_go_on = _state_of(log, replay, seat, leaves=leaves)
    names = [offer.name for offer in replay.genesis.offers] if replay.genesis else []
    others = tuple(name for each, name in enumerate(names) if each != seat)
    last = replay.table.step if replay.table else None
    step = last.number if last else 0
    return Saved(folder, when, state, can_go_on, step, replay.seats, others, leaves, last)


def _own_seat(folder: Path, genesis: Genesis) -> int | None:
    """Return the seat whose key is in *folder*, or None."""
    try:
        secret, _ = read_key(folder)
    except FolderError:
        return None
    keys = [offer.table_key for offer in genesis.offers]
    own = TableSecret(secret).key.public
    return keys.index(own) if own in keys else None


def _state_of(log: LogFile, replay: Replay, seat: int | None, *, leaves: bool) -> tuple[str, bool]:
    if log.tail is Tail.DAMAGED:
        damage = trouble_words(log.reason)
        return words("retired: its log is damaged, {reason}", reason=damage), False
    if replay.findings:
        reason = reason_words(replay.rules_id, replay.findings[0].reason)
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
    step, place = replay.table.step, {"step": replay.table.step.number, "game": who}
    is_out = seat is not None and not step.in_game >> seat & 1
    if is_out:
        said = words("left for good at step {step}; {game}", **place)
    elif leaves:
        said = words("leaving for good at step {step}; {game}", **place)
    else:
        said = words("unfinished at step {step}; {game}", **place)
    return said, not is_out
