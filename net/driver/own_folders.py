"""The folders of our games: that of our table, and of tables that may yet begin (P3.2, P8).

Law: we sit down with the secret that a genesis names, not always the newest; a game that has begun
is taken up again only from what its folder holds.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from core.games import rules_for
from core.table.audit import Replay, playable
from core.table.genesis import Genesis, Sit
from core.table.log import NotALogError
from core.table.messages import SEATS_MAX
from core.table.rules import Refusal
from core.table.signing import TableSecret
from core.table.table import Table
from core.table.trouble import Trouble
from net.driver.folder import Folder, FolderError, folders, is_stopped, read_log
from net.protocol.effects import Append, Lasting, NoteLeaving, NoteStopped, Sync
from net.protocol.limits import GIVEN_UP_MAX
from net.protocol.troubles import FolderReason

_OPENING_BYTES_MAX = 16 * 1024
"""More than a genesis and the sits of five seats take in a log."""


class OwnFolders:
    """Opens, keeps and closes the folders of a player's games, all of them below *games*."""

    def __init__(self, games: Path, identity: bytes) -> None:
        self._games, self._identity = games, identity
        self.current: Folder | None = None
        self._old: list[Folder] = []
        self._begun: set[bytes] = set()
        """The games whose tables have begun here: we may take up again one that we gave up."""

    def never_began(self) -> Iterator[tuple[Genesis, tuple[Sit, ...]]]:
        """Open the last games that never began, the oldest first: they may yet begin."""
        found: list[tuple[Folder, Replay]] = []
        paths = filter(may_begin_yet, folders(self._games))
        for path in sorted(paths, key=_last_written, reverse=True):
            try:
                folder = Folder.open(path)
            except FolderError:
                continue  # another window plays it
            replay = _replay(folder)
            if replay.table and 0 < len(replay.sits) < replay.seats and len(found) < GIVEN_UP_MAX:
                found.append((folder, replay))
            else:
                folder.close()
        for folder, replay in reversed(found):
            assert replay.genesis is not None, "a table has one"
            self._old.append(folder)
            yield replay.genesis, tuple(replay.sits.values())

    def resume(self, path: Path) -> tuple[Table[Any], tuple[Sit, ...]]:
        """Return the table of the game in *path*, which goes on, and who sits there.

        Raises `FolderError` when the game cannot go on.
        """
        folder = Folder.open(path)
        replay = _replay(folder)
        why = folder.retired
        if replay.findings:
            why = why or Trouble(FolderReason.LOG_FAULTY, why=replay.findings[0].reason)
        why = why or self._elsewhere(path, replay)
        if why or replay.table is None or len(replay.sits) < replay.seats:
            folder.close()
            why = why or Trouble(FolderReason.NEVER_BEGAN)
            raise FolderError(Trouble(FolderReason.NOT_RESUMED, game=path.name, why=why))
        replay.table.flush()
        self.current = folder
        self._begun.add(replay.table.genesis.game)
        return replay.table, tuple(replay.sits.values())

    def _elsewhere(self, path: Path, replay: Replay) -> Trouble | None:
        """Return why another laptop plays the game in *path*, if one does."""
        if is_stopped(path):
            return Trouble(FolderReason.ELSEWHERE)
        table = replay.table
        if table is None or table.seat is None:
            return None
        is_ours = table.genesis.offers[table.seat].identity == self._identity
        return None if is_ours else Trouble(FolderReason.OTHER_IDENTITY)

    def renew(self, secret: bytes, offer: bytes) -> None:
        """Make the folder of a new *offer* with its *secret*, and keep the one before it."""
        if self.current is not None:
            self._put_aside(self.current)
        self.current = Folder.create(self._games, secret, offer)

    def _put_aside(self, folder: Folder) -> None:
        """Keep *folder*, but no more folders with a yes in them than the lobby remembers."""
        self._old.append(folder)
        signed = [old for old in self._old if not old.is_empty]
        for old in signed[:-GIVEN_UP_MAX]:
            self._old.remove(old)
            old.close()

    def begin(self, genesis: Genesis) -> Table[Any]:
        """Return the table of *genesis*: with our seat if a folder has its secret, or to watch."""
        rules = playable(genesis, rules_for)
        assert not isinstance(rules, Refusal), "the lobby agreed to these rules"
        keys = [offer.table_key for offer in genesis.offers]
        ours = [f for f in self._all() if TableSecret(f.secret).key.public in keys]
        self._old = [folder for folder in self._all() if folder not in ours[:1]]
        self.current = ours[0] if ours else None
        for folder in [old for old in self._old if old.is_empty]:  # of an offer taken back
            self._old.remove(folder)
            folder.discard()
        table = Table(genesis, rules)
        if self.current is not None and genesis.game in self._begun:
            self.current, table = _reopened(self.current)
        elif self.current is not None:
            table = Table(genesis, rules, TableSecret(self.current.secret))
        self._begun.add(genesis.game)
        return table

    def keep(self, effect: Lasting) -> None:
        """Put what has to last in the folder of our table."""
        folder = self.current
        assert folder is not None, "records come with a table"
        match effect:
            case Append(records):
                folder.append(records)
            case Sync():
                folder.sync()
            case NoteLeaving():
                folder.note_leaving()
            case NoteStopped():
                folder.note_stopped()

    def close(self) -> None:
        """Close all folders; of an offer for nothing none is left."""
        for folder in self._all():
            if folder.is_empty:
                folder.discard()
            else:
                folder.close()

    def _all(self) -> list[Folder]:
        return [*filter(None, (self.current, *self._old))]


def _reopened(folder: Folder) -> tuple[Folder, Table[Any]]:
    """Return anew the *folder* of a game that has begun, and its table with all that was signed."""
    folder.close()
    again = Folder.open(folder.path)
    table = _replay(again).table
    assert table is not None, "it has begun before"
    table.flush()
    return again, table


def may_begin_yet(path: Path) -> bool:
    """Tell whether the log of the game in *path* is as short as a genesis and some sits.

    Most games have begun, and a start is not the time to verify all that was ever played here.
    """
    log = path / "log"
    try:
        is_short = log.stat().st_size <= _OPENING_BYTES_MAX
        return is_short and len(read_log(log).bodies) <= SEATS_MAX
    except (OSError, FolderError, NotALogError):
        return False


def _last_written(path: Path) -> float:
    try:
        return (path / "log").stat().st_mtime
    except OSError:
        return 0.0


def _replay(folder: Folder) -> Replay:
    replay = Replay(rules_for, TableSecret(folder.secret))
    replay.read(folder.bodies)
    return replay
