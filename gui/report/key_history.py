"""The players this laptop has met: keys, their names, and which vanished at an opening (P3.1).

Law: read from the logs that this laptop wrote itself, after it had verified their signatures. What
speaks against somebody is verified again: a copy that was changed since blames nobody. Each game
counts once, however many people of this laptop sat at it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

from core.games import rules_for
from core.table.audit import Replay, audited
from core.table.genesis import Genesis
from core.table.log import LOG_BYTES_MAX, MAGIC, NotALogError
from core.table.messages import SEATS_MAX, seats_of
from core.table.naming import plain_name
from core.table.signing import SigningKey, TableSecret
from core.table.step import Completed
from gui.report.judged import judged
from gui.words.emblem_words import key_words
from gui.words.player_names import names_of
from gui.words.words import counted, words
from net.driver.disk import is_there, listed, make_directory, read_file, write_over
from net.driver.folder import FolderError, read_key, read_log
from net.driver.identity import IdentityError, load_identity

_NAMED = 16
"""So many letters of its digest name a log that somebody handed over."""


class Sitter(NamedTuple):
    """One seat of a game: its identity key, its name, how often it did not open (F5)."""

    identity: bytes
    name: str
    unopened: int
    returned: int = 0
    """After how many of these it signed a later step of the same game."""


def game_folders(root: Path) -> list[Path]:
    """Return the folders of the games that people of the laptop with the directory *root* played.

    Raises OSError where there can be no such directory.
    """
    if not is_there(root):
        return []
    keys = [*listed(root, "games/*/key"), *listed(root, "people/*/games/*/key")]
    return [key.parent for key in keys]


def log_folders(root: Path) -> list[Path]:
    """Return the same, and each folder with a log that somebody put there without a key.

    Raises OSError where there can be no such directory.
    """
    ours = game_folders(root)
    others = {*listed(root, "games/*"), *listed(root, "people/*/games/*")} - {*ours}
    return [*ours, *(folder for folder in sorted(others) if _has_begun(folder / "log"))]


def keep_log(root: Path, log: Path) -> None:
    """Put a copy of *log*, which was judged, among the games in *root*; once, whatever its name.

    Raises OSError.
    """
    data = read_file(log, LOG_BYTES_MAX)
    folder = root / "games" / f"from-{sha256(data).hexdigest()[:_NAMED]}"
    if not is_there(folder / "log"):
        make_directory(folder)
        write_over(folder / "log", data)


def _has_begun(log: Path) -> bool:
    """Return whether there is more in *log* than a crash leaves before the key is written."""
    try:
        return log.stat().st_size > len(MAGIC)
    except OSError:
        return False


def seat_by_key(folder: Path, genesis: Genesis) -> int | None:
    """Return the seat whose key at the table of *genesis* is in *folder*, or None."""
    try:
        secret, _ = read_key(folder)
    except FolderError:
        return None
    keys = [offer.table_key for offer in genesis.offers]
    own = TableSecret(secret).key.public
    return keys.index(own) if own in keys else None


def own_seat(log: Path, genesis: Genesis, data: Path | None) -> int | None:
    """Return the seat of who looks at the file *log*: by the key beside it, else by who plays here.

    The person of this laptop is kept in *data*.
    """
    if (seat := seat_by_key(log.parent, genesis)) is not None:
        return seat
    own = own_key(data) if data is not None else None
    keys = [offer.identity for offer in genesis.offers]
    return keys.index(own) if own in keys else None


def own_key(data: Path) -> bytes | None:
    """Return the key of the person who is kept in *data*, if any is."""
    if not is_there(data / "identity"):
        return None
    try:
        return SigningKey(load_identity(data).seed).public
    except IdentityError:
        return None


class KeyHistory:
    """What this laptop knows about keys: the tables of its games."""

    def __init__(self, tables: Iterable[tuple[bytes, tuple[Sitter, ...]]] = ()) -> None:
        self._tables = dict(tables)

    def games_of(self, identity: bytes, but: bytes = b"") -> int:
        """Return in how many games, without the game *but*, the key *identity* sat."""
        return sum(
            any(one.identity == identity for one in seats)
            for game, seats in self._tables.items()
            if game != but
        )

    def games_of_namesakes(self, name: str, identity: bytes, but: bytes = b"") -> int:
        """Return in how many games, without *but*, another key sat under what reads as *name*."""
        plain = plain_name(name)
        return sum(
            any(one.identity != identity and plain_name(one.name) == plain for one in seats)
            for game, seats in self._tables.items()
            if game != but
        )

    def unopened(self, identity: bytes) -> int:
        """Return how often the key *identity* saw others' openings and did not open."""
        seats = (one for table in self._tables.values() for one in table)
        return sum(one.unopened for one in seats if one.identity == identity)

    def returned(self, identity: bytes) -> int:
        """Return after how many of these it came back and signed again in that game."""
        seats = (one for table in self._tables.values() for one in table)
        return sum(one.returned for one in seats if one.identity == identity)

    def notes(self, name: str, identity: bytes) -> list[str]:
        """Return what one should know about a player before sitting down together."""
        told = []
        namesakes = self.games_of_namesakes(name, identity)
        if namesakes > self.games_of(identity):
            told.append(
                counted(
                    namesakes,
                    "another key than in an earlier game: ask who it is",
                    "another key than in {count} earlier games: ask who it is",
                )
            )
        back = self.returned(identity)
        if times := self.unopened(identity) - back:
            told.append(
                counted(
                    times,
                    "vanished once when others had opened bids or dice",
                    "vanished {count} times when others had opened bids or dice",
                )
            )
        if back:
            told.append(
                counted(
                    back,
                    "was away once when others had opened bids or dice, and came back",
                    "was away {count} times when others had opened bids or dice, and came back",
                )
            )
        return told


class Seat(NamedTuple):
    """A seat by its identity key, and in how many other games of this laptop that key sat.

    *namesakes* counts the games in which another key sat under this name. None: not looked up.
    """

    name: str
    identity: bytes
    games: int | None = None
    namesakes: int | None = None

    @property
    def key(self) -> str:
        """The key in words that can be said aloud, and in digits."""
        return f"{' '.join(key_words(self.identity))} ({self.identity.hex()[:16]})"

    def known_lines(self) -> list[str]:
        """Return whether this laptop knows the key, and whether it knows another by this name."""
        if self.games is None:
            return []
        lines = [
            counted(
                self.games,
                "this key was in {count} other game on this laptop",
                "this key was in {count} other games on this laptop",
            )
            if self.games
            else words("this key was in no other game on this laptop")
        ]
        if self.namesakes:
            lines.append(
                counted(
                    self.namesakes,
                    "another key has this name in {count} other game on this laptop",
                    "another key has this name in {count} other games on this laptop",
                )
            )
        return lines

    def plain(self) -> dict[str, object]:
        """Return the seat for programs."""
        return {
            "name": self.name,
            "key": self.identity.hex(),
            "key_words": " ".join(key_words(self.identity)),
            "other_games": self.games,
            "other_games_of_namesakes": self.namesakes,
        }


def known_seats(genesis: Genesis, known: KeyHistory | None) -> tuple[Seat, ...]:
    """Return the seats of *genesis*, with what is *known* of their keys from other games."""
    seats = []
    for name, offer in zip(names_of(genesis), genesis.offers, strict=True):
        key = offer.identity
        if known is None:
            seats.append(Seat(name, key))
            continue
        namesakes = known.games_of_namesakes(offer.name, key, genesis.game)
        seats.append(Seat(name, key, known.games_of(key, genesis.game), namesakes))
    return tuple(seats)


def read_known(root: Path) -> KeyHistory:
    """Return what the laptop whose directory is *root* knows; an unreadable log adds nothing."""
    (known,) = filter(None, known_step_by_step(root))
    return known


def read_seats(root: Path) -> KeyHistory:
    """Return the same but for who did not open, for which each game has to be replayed."""
    (known,) = filter(None, known_step_by_step(root, records=1 + SEATS_MAX))
    return known


def known_step_by_step(root: Path, records: int | None = None) -> Iterator[KeyHistory | None]:
    """Yield None after each game, so that the caller may stop in between; last, what is known.

    No more than the first *records* of a log are replayed; None means all.
    """
    tables: dict[bytes, tuple[Sitter, ...]] = {}
    for folder in game_folders(root):
        for game, seats in _table_in(folder / "log", records):
            tables[game] = tuple(map(_more, tables.get(game, seats), seats))
        yield None
    yield KeyHistory(tables.items())


def _more(one: Sitter, other: Sitter) -> Sitter:
    """Return, of two copies of a game, the seat from the longer one."""
    return max(one, other, key=lambda sitter: (sitter.unopened, sitter.returned))


def _table_in(log: Path, records: int | None) -> tuple[tuple[bytes, tuple[Sitter, ...]], ...]:
    """Return the game and the seats of *log*; nothing if it never began."""
    try:
        found = log.stat()
        return _read(log, found.st_size, found.st_mtime_ns, records)
    except (OSError, FolderError, NotALogError):
        return ()


@lru_cache(maxsize=4096)
def _read(
    log: Path, _size: int, _changed: int, records: int | None
) -> tuple[tuple[bytes, tuple[Sitter, ...]], ...]:
    """Like `_table_in`, and remembers the result until the log changes."""
    replay = Replay(rules_for, judge=lambda *_: True)  # ours verified all that they hold
    found = read_log(log)
    bodies = found.bodies[:records]
    replay.read(bodies)
    if replay.genesis is None or replay.table is None or len(replay.sits) < replay.seats:
        return ()
    unopened, returned = left_at_openings(replay.table.completed)
    if unopened and judged(found, audited(bodies, rules_for)).flaw is not None:
        unopened.clear()
    offers = enumerate(replay.genesis.offers)
    seats = tuple(Sitter(one.identity, one.name, unopened[n], returned[n]) for n, one in offers)
    return ((replay.genesis.game, seats),)


def left_at_openings(steps: Sequence[Completed[Any]]) -> tuple[Counter[int], Counter[int]]:
    """Return how often each seat did not open, and after how many of these it signed again."""
    last = {m.seat: done.step.number for done in steps for m in done.certificate}
    unopened, returned = Counter[int](), Counter[int]()
    for done in steps:
        for seat in seats_of(done.unopened):
            unopened[seat] += 1
            returned[seat] += last.get(seat, 0) > done.step.number
    return unopened, returned


class KeyHistoryReader:
    """Reads the logs in a thread, so that nobody waits; until it is done, nobody is known."""

    def __init__(self, root: Path) -> None:
        self.known = KeyHistory()
        self._thread = Thread(target=self._look, args=(root,), daemon=True)
        self._thread.start()

    def _look(self, root: Path) -> None:
        self.known = read_known(root)

    def wait(self) -> None:
        """Return when all is read."""
        self._thread.join()
