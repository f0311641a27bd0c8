"""Mishaps: bugs of ours that show only in a turn, and what ends by them.

Law: a bug that a packet brought about ends the connection it came by. It never ends the evening,
and the table only where the table's own log shows it.
"""

import contextlib
import math
import traceback
from collections.abc import Callable, Iterator

from core.table.trouble import Trouble
from net.protocol.effects import Effect, Link, Notice
from net.protocol.limits import CAREFUL_S, FAILED_S, MISHAPS_MAX
from net.protocol.links import Links
from net.protocol.troubles import TableReason


class TableFailedError(Exception):
    """What the table itself holds has shown a bug, maybe in the rules of its game."""


@contextlib.contextmanager
def of_table() -> Iterator[None]:
    """Say of whatever fails within that the table itself has shown it."""
    try:
        yield
    except Exception as error:
        raise TableFailedError from error


class Mishaps:
    """Guards that an evening goes on after a bug, without the peers that may have shown it."""

    def __init__(self, links: Links) -> None:
        self._links = links
        self._heard: set[Link] = set()
        """The links heard since the last turn: one of them has brought about what fails now."""
        self._failed: list[str] = []
        self._told: set[str] = set()
        self._last = -math.inf
        self.is_failing = False
        """Whether something failed in the last turn: then it does not say when it is due."""

    def hear(self, link: Link) -> None:
        """Remember that *link* has been heard."""
        self._heard.add(link)

    def is_careful(self, now: float) -> bool:
        """Return whether each packet has a turn of its own, so that no other peer is suspected."""
        return now - self._last < CAREFUL_S

    def guard(self, turn: Callable[[], list[Effect]]) -> list[Effect]:
        """Return what *turn* wants done, nothing if it fails; a table that fails is not for us."""
        try:
            return turn()
        except TableFailedError:
            raise
        except Exception as error:  # noqa: BLE001  # nobody knows what a bug raises
            where = traceback.extract_tb(error.__traceback__)[-1]
            file = where.filename.replace("\\", "/").rpartition("/")[2]
            self._failed.append(f"{type(error).__name__}: {error}, {file}:{where.lineno}")
            return []

    def end(self, now: float, lose: Callable[[Link], None]) -> list[Effect]:
        """End a turn: return what becomes of all that has failed in it, and *lose* the suspects."""
        failed, self._failed = self._failed, []
        suspects, self._heard = self._heard, set()
        self.is_failing = bool(failed)
        if not failed:
            return []
        self._last = now
        effects: list[Effect] = []
        why = Trouble(TableReason.PACKET_FAILED, what=failed[0])
        for link in sorted(suspects):
            effects += self._links.shut_out(link, why, FAILED_S)
            with contextlib.suppress(Exception):  # the turn of what fails in this too tells it
                lose(link)
        for what in failed:
            if what not in self._told and len(self._told) < MISHAPS_MAX:
                self._told.add(what)
                effects.append(Notice(Trouble(TableReason.PACKET_FAILED, what=what)))
        return effects
