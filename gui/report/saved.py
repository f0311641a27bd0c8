"""The saved games of this laptop, each with its state and the reason.

What was read off a log is kept in an index beside the games, so that no list reads a log twice.
"""

import datetime
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from core.table.audit import Replay
from core.table.genesis import Genesis
from core.table.log import NotALogError
from core.table.naming import plain_name
from core.table.rules import SeatMask
from core.table.signing import SigningKey
from gui.game_ui import GAMES, game_of, known_ui, ui_of
from gui.report.doubles import doubles_in
from gui.report.facts import Facts, facts_of, packed, read_facts
from gui.report.index import Index, mark_of
from gui.report.judged import Judged, LogFlaw, Verdict
from gui.report.key_history import log_folders, seat_by_key
from gui.report.night import Night, night_in
from gui.report.series import SeriesFlaw, SeriesGame, played, standings
from gui.report.terms_words import game_words, next_terms, terms_of
from gui.words.award import AwardKind
from gui.words.days import date_words, day_words, iso_day, moment_of, weekday_words
from gui.words.player_habits import Habits
from gui.words.player_names import names_of
from gui.words.words import marked, words
from net.driver.disk import listed
from net.driver.folder import FolderError, genesis_of, is_leaving, require_free
from net.driver.identity import load_identity
from net.protocol.terms import Terms

DAY_S = 24 * 3600
EVENING_S = 14 * DAY_S
"""For so long an evening is offered to go on with."""
INDEX = "shelf.sqlite"
"""The file in which a laptop keeps what its logs say."""


class SavedState(Enum):
    """How a saved game stands; the value is for programs."""

    GOES_ON = "can go on"
    LEAVING = "leaving"
    LEFT = "left"
    OVER = "over"
    CALLED = "over, with calls"
    NEVER = "never began"
    BROKEN = "broken"
    FOREIGN = "of other rules"


UNPROVED = frozenset((SavedState.BROKEN, SavedState.FOREIGN))
"""Nothing that such a log says has been checked to its end."""


@dataclass(frozen=True, slots=True)
class Saved:
    """One saved game: its folder, when it was last played, how it stands, whether to go on."""

    folder: Path
    when: float
    state: str
    can_go_on: bool
    is_ours: bool = True
    """Whether its key is here, so that somebody of this laptop played it."""
    step: int = 0
    seats: int = 0
    seat: int | None = None
    """Our own seat, by the key at that table."""
    others: tuple[str, ...] = ()
    """The others who sit there, by their signed names."""
    is_leaving: bool = False
    """Whether our player leaves it for good: to go on with it is to tell the others."""
    standing: SavedState = SavedState.BROKEN
    rules_id: str = ""
    names: tuple[str, ...] = ()
    game: str = ""
    """What is played there, in words."""
    round: str = ""
    """How far it is, in words."""
    title: str = ""
    """What one calls the game."""
    judged: Judged | None = None
    """What its log comes to; None if it has none."""
    genesis: Genesis | None = field(default=None, compare=False, repr=False)
    """What all who sit there have agreed on, if it began."""
    last: Any = field(default=None, compare=False, repr=False)
    """The state in which it stands, as far as it is proved; None if there is none."""
    habits: tuple[Habits, ...] = ()
    """What its steps tell of each player, by seat."""
    acted: SeatMask = 0
    """The seats that have acted in the step in which it stands."""
    awards: tuple[tuple[AwardKind, int], ...] = ()
    """What was given after it, and to which seats."""
    night: Night | None = field(default=None, compare=False)
    """When it was played, by this laptop's clock; None before it is over."""
    doubles: tuple[Path, ...] = ()
    """The folders beside it that hold the same once more."""

    @property
    def memory_line(self) -> str:
        """The game as one remembers it: its day, and how far it is; "" if it never began."""
        if self.last is None:
            return ""
        ui = known_ui(self.rules_id)
        return ui.memory_line(weekday_words(self.when), self.last)

    @property
    def places(self) -> tuple[int, ...]:
        """The places of its players, by seat; none before it is over."""
        is_over = self.standing in {SavedState.OVER, SavedState.CALLED}
        return known_ui(self.rules_id).places(self.last) if is_over else ()

    @property
    def played(self) -> SeriesGame | None:
        """What the log says of the game in an evening of several; None if it is in none."""
        return played(self.genesis, self.places, is_sound=self.standing not in UNPROVED)

    def is_about(self, wanted: str) -> bool:
        """Return whether each word of *wanted* is in its players, game, result or date."""
        date = f"{date_words(self.when)} {iso_day(self.when)}"
        said = " ".join((self.title, self.game, self.state, *self.names, date)).casefold()
        return all(part in said for part in wanted.casefold().split())

    @property
    def day(self) -> str:
        """When it was last played, on this laptop's clock."""
        return moment_of(self.when).strftime("%Y-%m-%d %H:%M")

    @property
    def sealed_words(self) -> str:
        """Return that what our player has chosen in secret is kept, or ""."""
        if self.seat is None or self.last is None:
            return ""
        has_acted = bool(self.acted >> self.seat & 1)
        return known_ui(self.rules_id).sealed_words(self.last, self.seat, has_acted=has_acted)

    @property
    def has_log(self) -> bool:
        """Whether there is a log to look at."""
        return (self.folder / "log").exists()


def saved(data: Path) -> Iterator[Saved]:
    """Yield each game saved in *data*, the last played first, then those that cannot be read.

    A log that was put there by hand is one of them: it is checked like any other.
    """
    folders = log_folders(data)
    doubles = doubles_in(folders)
    whens = ((_when(folder), folder) for folder in doubles)
    played = sorted(((when, folder) for when, folder in whens if when is not None), reverse=True)
    look = _Look(data, folders)
    lost = []
    for when, folder in played:
        game = look.game(folder, when)
        if doubles[folder]:
            game = replace(game, doubles=doubles[folder])
        if game.names:
            yield game
        else:
            lost.append(game)
    yield from lost


class _Look:
    """Reads logs, each only if it is another one than at an earlier look."""

    def __init__(self, data: Path, folders: Sequence[Path]) -> None:
        self._data = data
        self._index = Index(data / INDEX)
        self._kept = self._index.read()
        self._index.forget(self._kept.keys() - set(map(self._name, folders)))

    def game(self, folder: Path, when: float) -> Saved:
        """Return how the game in *folder* stands; what is kept of it may say what no log can."""
        try:
            return _judged(folder, when, self.facts)
        except Exception:  # noqa: BLE001  # whatever somebody wrote into the index
            return _judged(folder, when, self.fresh)

    def facts(self, folder: Path) -> Facts:
        """Return what the log in *folder* says. Raises `FolderError` and `NotALogError`."""
        name = self._name(folder)
        try:
            mark = mark_of(folder / "log")
        except OSError:
            mark = ""
        kept = self._kept.get(name)
        found = read_facts(kept.facts) if kept is not None and kept.mark == mark else None
        return found or self.fresh(folder, mark)

    def fresh(self, folder: Path, mark: str = "") -> Facts:
        """Read the log in *folder*, whatever is kept of it; keep the facts while it has *mark*.

        Raises `FolderError` and `NotALogError`.
        """
        facts = facts_of(folder)
        if mark and facts.is_known:
            self._index.put(self._name(folder), mark, packed(facts))
        return facts

    def _name(self, folder: Path) -> bytes:
        return os.fsencode(folder.relative_to(self._data))


def of_last_day(data: Path) -> Iterator[Saved]:
    """Yield what the player of *data* has played in the last 24 hours, the last played first."""
    for game in _of_last(DAY_S, data):
        if game.folder.parent == data / "games" and game.is_ours:
            yield game


def _of_last(seconds: float, data: Path) -> Iterator[Saved]:
    """Yield what was played in the last *seconds*, and nothing of a day that is yet to come."""
    now = datetime.datetime.now(datetime.UTC).timestamp()
    for game in saved(data):
        if game.when < now - seconds:
            return
        if game.when < now + DAY_S:
            yield game


def same_again(folder: Path) -> Iterator[Saved]:
    """Yield what else our player has played on the terms of the game in *folder*, to its end.

    The number of seats may be another one.
    """
    here = genesis_of(folder)
    for other in doubles_in(listed(folder.parent, "*")):
        is_ours = (other / "key").exists()
        there = genesis_of(other) if is_ours and other != folder and here is not None else None
        if there is None or here is None or there.game == here.game:
            continue
        is_alike = (there.rules_id, there.own_options) == (here.rules_id, here.own_options)
        if is_alike and there.agreed.origin is None and (when := _when(other)) is not None:
            game = _judged(other, when, facts_of)
            if game.standing in {SavedState.OVER, SavedState.CALLED}:
                yield game


def of_evening(folder: Path) -> Iterator[Saved]:
    """Yield the games of the series to which the game in *folder* belongs."""
    here = genesis_of(folder)
    series = here.agreed.series if here is not None else None
    for game in saved(folder.parent.parent) if series is not None else ():
        other = game.genesis.agreed.series if game.genesis is not None else None
        if other is not None and series is not None and other.terms == series.terms:
            yield game


class EveningLeft(NamedTuple):
    """An evening that can be gone on with."""

    game: Saved
    """Its last game that is over."""
    following: Terms
    flaws: tuple[tuple[SeriesFlaw, int], ...]
    """What is wrong with the logs of its games."""


def evening_left(data: Path) -> EveningLeft | None:
    """Return the evening that the player of *data* played last, if there is a game left of it."""
    for game in _of_last(EVENING_S, data):
        is_over = game.standing in {SavedState.OVER, SavedState.CALLED}
        is_own = game.folder.parent == data / "games" and game.is_ours
        if is_own and is_over and game.played and game.genesis:
            following = next_terms(terms_of(game.genesis), game.genesis.game)
            if following is None:
                break
            for found in standings(one.played for one in of_evening(game.folder) if one.played):
                return EveningLeft(game, following, found.flaws)
    return None


def throw_away(game: Saved) -> None:
    """Delete *game* and our key to it, if nobody plays it. Raises `OSError` and `FolderError`."""
    for do in (require_free, shutil.rmtree):
        for folder in (*game.doubles, game.folder):
            do(folder)


def own_folder(folder: Path, data: Path) -> Path:
    """Return where the player of *data* keeps the game that is in *folder* too, or *folder*."""
    return next(same_game(folder, data, "games/*"), folder)


def same_game(folder: Path, data: Path, place: str) -> Iterator[Path]:
    """Yield each folder at *place* below *data* that keeps the game that is in *folder* too."""
    if genesis := genesis_of(folder):
        yield from (path for path in listed(data, place) if genesis_of(path) == genesis)


def sits_with_bots(folder: Path, data: Path) -> bool:
    """Return whether all others in the game of *folder* are bots kept in *data*, by their keys."""
    genesis, bots = genesis_of(folder), _keys(data, "bots/*")
    return genesis is not None and sum(one.identity not in bots for one in genesis.offers) == 1


def sits_at_one_laptop(folder: Path, data: Path) -> bool:
    """Return whether the keys of all in the game of *folder* are kept here, beside those of *data*.

    People who share a laptop, and their bots: nobody can stand between them.
    """
    genesis = genesis_of(folder)
    owner = data.parent.parent if data.parent.name == "people" else data
    keys = _keys(owner, ".", "bots/*", "people/*", "people/*/bots/*")
    return genesis is not None and all(one.identity in keys for one in genesis.offers)


def _keys(data: Path, *places: str) -> set[bytes]:
    """Return the keys that are kept at *places* below *data*."""
    paths = [path.parent for place in places for path in listed(data, f"{place}/identity")]
    return {SigningKey(load_identity(path).seed).public for path in paths}


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


def _when(folder: Path) -> float | None:
    """Return when the game in *folder* was last written; None if it has gone meanwhile."""
    for path in (folder / "log", folder):
        with suppress(OSError):
            return path.stat().st_mtime
    return None


def _judged(folder: Path, when: float, look: Callable[[Path], Facts]) -> Saved:
    """Return how the game in *folder* stands, whether it can be continued, and with whom."""
    is_ours = (folder / "key").exists()
    try:
        facts = look(folder)
    except (FolderError, NotALogError):
        said = words("retired: its log is missing or no log; what others saved can be audited")
        title = words("A game without its log, {day}", day=day_words(when))
        return Saved(folder, when, said, can_go_on=False, is_ours=is_ours, title=title)
    genesis, state = facts.genesis, facts.state
    seat = seat_by_key(folder, genesis) if genesis else None
    leaves = is_leaving(folder)
    standing = _standing_of(facts, seat, leaves=leaves)
    names = [offer.name for offer in genesis.offers] if genesis else []
    rules_id = genesis.rules_id if genesis else ""
    return Saved(
        folder,
        when,
        _said(standing, facts),
        can_go_on=is_ours and standing in {SavedState.GOES_ON, SavedState.LEAVING},
        is_ours=is_ours,
        step=facts.step,
        seats=len(names),
        seat=seat,
        others=tuple(name for each, name in enumerate(names) if each != seat),
        is_leaving=leaves,
        standing=standing,
        rules_id=rules_id,
        names=names_of(genesis) if genesis else (),
        game=game_words(terms_of(genesis)) if genesis else "",
        round=known_ui(rules_id).round_words(state) if state is not None else "",
        title=_title(standing, facts, when),
        judged=facts.judged,
        genesis=genesis,
        last=state,
        habits=facts.habits,
        acted=facts.acted,
        awards=facts.awards,
        night=night_in(folder, when) if standing in {SavedState.OVER, SavedState.CALLED} else None,
    )


def _standing_of(facts: Facts, seat: int | None, *, leaves: bool) -> SavedState:
    if facts.judged.verdict is Verdict.NEWER:
        return SavedState.FOREIGN
    if facts.judged.verdict is Verdict.FAILS:
        return SavedState.BROKEN
    if facts.genesis is None or _unseated(facts):
        return SavedState.NEVER
    if facts.is_over:
        return SavedState.CALLED if facts.is_called else SavedState.OVER
    if seat is not None and not facts.in_game >> seat & 1:
        return SavedState.LEFT
    return SavedState.LEAVING if leaves else SavedState.GOES_ON


def _unseated(facts: Facts) -> list[str]:
    """Return the names of who has not sat down."""
    names = names_of(facts.genesis) if facts.genesis else ()
    return [name for seat, name in enumerate(names) if not facts.seated >> seat & 1]


def _said(standing: SavedState, facts: Facts) -> str:
    """Return in a sentence how a game stands, what it is, and who sits there."""
    genesis = facts.genesis
    names = names_of(genesis) if genesis else ()
    who = f"{game_words(terms_of(genesis))}, {', '.join(names)}" if genesis else ""
    if standing is SavedState.FOREIGN:
        return facts.judged.line
    if standing is SavedState.BROKEN:
        return words("retired: {why}", why=facts.judged.why)
    if standing is SavedState.NEVER:
        named = {"names": ", ".join(_unseated(facts)), "game": who}
        nobody = words("never began: nobody sat down")
        return words("never began: {names} did not sit down; {game}", **named) if who else nobody
    return words(_STANDS.get(standing, _STANDS[SavedState.OVER]), step=facts.step, game=who)


_STANDS = {
    SavedState.OVER: marked("finished; {game}"),
    SavedState.LEFT: marked("left for good at step {step}; {game}"),
    SavedState.LEAVING: marked("leaving for good at step {step}; {game}"),
    SavedState.GOES_ON: marked("unfinished at step {step}; {game}"),
}


def _title(standing: SavedState, facts: Facts, when: float) -> str:
    """Return what one calls a game."""
    day, genesis = day_words(when), facts.genesis
    if standing is SavedState.FOREIGN and genesis is not None:
        return words("{game} of another program", game=_name(genesis.rules_id))
    if standing is SavedState.FOREIGN:
        return words("A game of a newer version")
    if facts.judged.flaw is LogFlaw.CHANGED:
        return words("A changed copy")
    if standing is SavedState.BROKEN:
        return words("A file in pieces")
    if facts.state is None or genesis is None:
        return words("A table that never began, {day}", day=day)
    ui = ui_of(genesis.rules_id)
    assert ui is not None, "its rules were found"
    return ui.title(names_of(genesis), facts.state, day)


def _name(rules_id: str) -> str:
    game = game_of(rules_id)
    return words(GAMES[game].NAME) if game in GAMES else rules_id
