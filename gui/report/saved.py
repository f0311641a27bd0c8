"""The saved games of this laptop, each with its state and the reason."""

import datetime
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

from core.table.audit import Replay
from core.table.encoding import MalformedError
from core.table.genesis import Genesis
from core.table.log import LogFile, NotALogError, Tail
from core.table.naming import plain_name
from core.table.records import parse_record
from core.table.signing import SigningKey, TableSecret
from core.table.step import Step
from gui.faces import GAMES, face_of, game_of, known_face, reason_words
from gui.report.known import game_folders
from gui.report.terms import game_words, terms_of
from gui.report.verdict import replay_of
from gui.words.days import date_words, day_words, iso_day, weekday_words
from gui.words.player_names import names_of
from gui.words.troubles import trouble_words
from gui.words.words import marked, words
from net.driver.folder import FolderError, is_leaving, read_key, read_log
from net.driver.identity import load_identity

DAY_S = 24 * 3600


class Standing(Enum):
    """How a saved game stands; the value is for programs."""

    GOES_ON = "can go on"
    LEAVING = "leaving"
    LEFT = "left"
    OVER = "over"
    CALLED = "over, with calls"
    NEVER = "never began"
    BROKEN = "broken"
    FOREIGN = "of other rules"


@dataclass(frozen=True, slots=True)
class Saved:
    """One saved game: its folder, when it was last played, how it stands, whether to go on."""

    folder: Path
    when: float
    state: str
    can_go_on: bool
    step: int = 0
    seats: int = 0
    seat: int | None = None
    """Our own seat, by the key at that table."""
    others: tuple[str, ...] = ()
    """The others who sit there, by their signed names."""
    is_leaving: bool = False
    """Whether our player leaves it for good: to go on with it is to tell the others."""
    standing: Standing = Standing.BROKEN
    rules_id: str = ""
    names: tuple[str, ...] = ()
    game: str = ""
    """What is played there, in words."""
    round: str = ""
    """How far it is, in words."""
    title: str = ""
    """What one calls the game."""
    ends: str = ""
    """Where its log ends, if it breaks off."""
    last: Step[Any] | None = field(default=None, compare=False, repr=False)
    """The step at which it stands, as far as it is proved, if it began."""

    @property
    def remembered(self) -> str:
        """The game as one remembers it: its day, and how far it is; "" if it never began."""
        if self.last is None or self.last.state is None:
            return ""
        face = known_face(self.rules_id)
        return face.remembered(weekday_words(self.when), self.last.state)

    @property
    def day(self) -> str:
        """When it was last played, on this laptop's clock."""
        moment = datetime.datetime.fromtimestamp(self.when).astimezone()
        return moment.strftime("%Y-%m-%d %H:%M")

    @property
    def has_log(self) -> bool:
        """Whether there is a log to look at."""
        return (self.folder / "log").exists()


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


def same_again(folder: Path) -> Iterator[Saved]:
    """Yield what else our player has played on the terms of the game in *folder*, to its end.

    The number of seats may be another one.
    """
    here = genesis_of(folder)
    for other in folder.parent.iterdir():
        there = genesis_of(other) if other != folder and here is not None else None
        if there is None or here is None:
            continue
        if (there.rules_id, there.options) == (here.rules_id, here.options):
            game = _judged(other, _when(other))
            if game.standing in {Standing.OVER, Standing.CALLED}:
                yield game


def throw_away(game: Saved) -> None:
    """Delete *game* from this laptop, with our key at its table. Raises `OSError`."""
    shutil.rmtree(game.folder)


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


def title_words(replay: Replay, when: float) -> str:
    """Return what is played in a log last written at *when*, by whom, and the date."""
    genesis = replay.genesis
    if genesis is None:
        return ""
    named = {"game": game_words(terms_of(genesis)), "names": ", ".join(names_of(genesis))}
    return words("{game}: {names}, {date}", date=date_words(when), **named)


def file_stem(replay: Replay, when: float) -> str:
    """Return how a file about a game last played at *when* is named, without its ending."""
    names = [offer.name for offer in replay.genesis.offers] if replay.genesis else []
    return stem_of(replay.rules_id, when, names)


def plain_stem(game: Saved) -> str:
    """Return how a file about *game* is named, without its ending."""
    return stem_of(game.rules_id, game.when, game.names)


def stem_of(rules_id: str, when: float, names: Sequence[str]) -> str:
    """Return how a file about a game of *names* is named, without its ending."""
    parts = (_plain(_name(rules_id)) or "game", iso_day(when), *map(_plain, names))
    return "-".join(filter(None, parts))


def _plain(text: str) -> str:
    """Return *text* in letters that every file system takes.

    >>> _plain("Worm & Cozy"), _plain("Ann/../Ben")
    ('worm-cozy', 'ann-ben')
    """
    kept = "".join(one if one.isalnum() else " " for one in plain_name(text).casefold())
    return "-".join(kept.split())


def _when(folder: Path) -> float:
    log = folder / "log"
    return (log if log.exists() else folder).stat().st_mtime


def _judged(folder: Path, when: float) -> Saved:
    """Return how the game in *folder* stands, whether it can be continued, and with whom."""
    try:
        log = read_log(folder / "log")
    except (FolderError, NotALogError):
        said = words("retired: its log is missing or no log; what others saved can be audited")
        title = words("A game without its log, {day}", day=day_words(when))
        return Saved(folder, when, said, can_go_on=False, title=title)
    replay = replay_of(log)
    seat = _own_seat(folder, replay.genesis) if replay.genesis else None
    leaves = is_leaving(folder)
    standing = _standing_of(log, replay, seat, leaves=leaves)
    names = [offer.name for offer in replay.genesis.offers] if replay.genesis else []
    state = replay.table.step.state if replay.table else None
    return Saved(
        folder,
        when,
        _said(standing, log, replay),
        can_go_on=standing in {Standing.GOES_ON, Standing.LEAVING},
        step=replay.table.step.number if replay.table else 0,
        seats=replay.seats,
        seat=seat,
        others=tuple(name for each, name in enumerate(names) if each != seat),
        is_leaving=leaves,
        standing=standing,
        rules_id=replay.rules_id,
        names=names_of(replay.genesis) if replay.genesis else (),
        game=game_words(terms_of(replay.genesis)) if replay.genesis else "",
        round=known_face(replay.rules_id).round_words(state) if state is not None else "",
        title=_title(standing, replay, when),
        ends=known_face(replay.rules_id).ends_words(state) if state is not None else "",
        last=replay.table.step if replay.table else None,
    )


def _own_seat(folder: Path, genesis: Genesis) -> int | None:
    """Return the seat whose key is in *folder*, or None."""
    try:
        secret, _ = read_key(folder)
    except FolderError:
        return None
    keys = [offer.table_key for offer in genesis.offers]
    own = TableSecret(secret).key.public
    return keys.index(own) if own in keys else None


def _standing_of(log: LogFile, replay: Replay, seat: int | None, *, leaves: bool) -> Standing:
    table = replay.table
    if replay.genesis is not None and table is None:
        return Standing.FOREIGN
    if log.tail is Tail.DAMAGED or replay.findings:
        return Standing.BROKEN
    if table is None or len(replay.sits) < replay.seats:
        return Standing.NEVER
    if replay.is_over:
        return Standing.CALLED if _is_called(replay) else Standing.OVER
    if seat is not None and not table.step.in_game >> seat & 1:
        return Standing.LEFT
    return Standing.LEAVING if leaves else Standing.GOES_ON


def _is_called(replay: Replay) -> bool:
    """Return whether somebody was left out of the game of *replay* for good or for a while."""
    table = replay.table
    return table is not None and any(
        d.outcome.content.at_table != d.step.at_table for d in table.completed
    )


def _said(standing: Standing, log: LogFile, replay: Replay) -> str:
    """Return in a sentence how a game stands, what it is, and who sits there."""
    genesis = replay.genesis
    names = names_of(genesis) if genesis else ()
    who = f"{game_words(terms_of(genesis))}, {', '.join(names)}" if genesis else ""
    if standing in {Standing.BROKEN, Standing.FOREIGN}:
        why = _fault(log, replay)
        return (
            words("retired: {why}; {game}", why=why, game=who)
            if who
            else words("retired: {why}", why=why)
        )
    missing = [name for seat, name in enumerate(names) if seat not in replay.sits]
    if standing is Standing.NEVER:
        named = {"names": ", ".join(missing), "game": who}
        nobody = words("never began: nobody sat down")
        return words("never began: {names} did not sit down; {game}", **named) if who else nobody
    step = replay.table.step.number if replay.table else 0
    return words(_STANDS.get(standing, _STANDS[Standing.OVER]), step=step, game=who)


_STANDS = {
    Standing.OVER: marked("finished; {game}"),
    Standing.LEFT: marked("left for good at step {step}; {game}"),
    Standing.LEAVING: marked("leaving for good at step {step}; {game}"),
    Standing.GOES_ON: marked("unfinished at step {step}; {game}"),
}


def _fault(log: LogFile, replay: Replay) -> str:
    if log.tail is Tail.DAMAGED:
        return words("its log is damaged, {reason}", reason=trouble_words(log.reason))
    reason = reason_words(replay.rules_id, replay.findings[0].reason)
    return words("its log {reason}", reason=reason)


def _title(standing: Standing, replay: Replay, when: float) -> str:
    """Return what one calls a game."""
    day, table, genesis = day_words(when), replay.table, replay.genesis
    if standing is Standing.FOREIGN and genesis is not None:
        return words("{game} of another program", game=_name(genesis.rules_id))
    if standing is Standing.BROKEN:
        return words("A file in pieces")
    if table is None or table.step.state is None or genesis is None:
        return words("A table that never began, {day}", day=day)
    face = face_of(replay.rules_id)
    assert face is not None, "its rules were found"
    return face.title(names_of(genesis), table.step.state, day)


def _name(rules_id: str) -> str:
    game = game_of(rules_id)
    return words(GAMES[game].NAME) if game in GAMES else rules_id
