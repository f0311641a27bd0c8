"""How the copies of all in the room stand to ours, in words (P9, P10).

Law: an answer proves nothing but its digests; only two signatures of one seat blame anybody.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from core.table.audit import Replay
from gui.report.compare import Copies, claimed, compare, copy_of
from gui.report.proved import progress_at
from gui.words.player_names import player_name
from gui.words.table import listed
from gui.words.words import counted, marked, words
from net.protocol.effects import CopyTold
from net.protocol.packets import CopyState


class Stand(Enum):
    """How somebody's copy stands to ours, in the order in which they are told."""

    SAME = "same"
    LONGER = "longer"
    ENDS = "ends"
    FORKED = "forked"
    NONE = "none"
    KEPT = "kept"
    SILENT = "silent"
    WAITING = "waiting"


_ANSWERS = {
    CopyState.NONE: Stand.NONE,
    CopyState.KEPT: Stand.KEPT,
    CopyState.SILENT: Stand.SILENT,
    CopyState.WAITING: Stand.WAITING,
}
_COPIES = {Copies.EQUAL: Stand.SAME, Copies.FORKED: Stand.FORKED}
_SAID = {
    Stand.SAME: marked("the same"),
    Stand.NONE: marked("has no copy"),
    Stand.KEPT: marked("keeps it to itself"),
    Stand.SILENT: marked("did not answer"),
    Stand.WAITING: marked("is being asked"),
}
_AT = {
    "round": {
        Stand.LONGER: marked("goes on behind round {number}"),
        Stand.ENDS: marked("ends at round {number}"),
        Stand.FORKED: marked("two histories behind round {number}: ask both"),
    },
    "hour": {
        Stand.LONGER: marked("goes on behind hour {number}"),
        Stand.ENDS: marked("ends at hour {number}"),
        Stand.FORKED: marked("two histories behind hour {number}: ask both"),
    },
}
"""By what a game counts."""


class RoomCopy(NamedTuple):
    """How the copy of somebody in the room stands to ours.

    *number* is of the *unit*, a round or hour: where ours ends and the other goes on, where that
    one ends, or the last before the two part; 0 if they part before any is over.
    """

    name: str
    identity: bytes
    stand: Stand
    unit: str = ""
    number: int = 0
    said: str = ""
    """Where two copies part, in sentences, and who has signed both; "" if they do not."""

    @property
    def brief(self) -> str:
        """The same in a few words."""
        if self.stand in _SAID:
            return words(_SAID[self.stand])
        if not self.number:
            return words("two histories from the start: ask both")
        return words(_AT[self.unit][self.stand], number=self.number)

    def plain(self) -> dict[str, object]:
        """Return it for programs."""
        at = {self.unit: self.number} if self.unit else {}
        return {"name": self.name, "copy": self.stand.value, **at}


def room_copy(ours: Replay, told: CopyTold) -> RoomCopy:
    """Return how the copy that somebody has *told* of stands to *ours*, which has some steps."""
    name, identity = told.name, told.identity
    if told.state is not CopyState.HAS:
        return RoomCopy(name, identity, _ANSWERS[told.state])
    table, copy = ours.table, copy_of(ours)
    assert table is not None, "it has some steps"
    theirs = claimed(copy, told.digests, told.certificate)
    found = compare(copy, theirs)
    longer = Stand.LONGER if len(theirs.steps) > found.step else Stand.ENDS
    stand = _COPIES.get(found.copies, longer)
    if stand is Stand.SAME:
        return RoomCopy(name, identity, stand)
    is_forked = stand is Stand.FORKED
    unit, number = progress_at(table.completed[found.step - 1 + is_forked])
    said = found.said if is_forked else ""
    return RoomCopy(name, identity, stand, unit, number - is_forked, said)


def in_order(copies: Iterable[RoomCopy]) -> list[RoomCopy]:
    """Return *copies* as they are told: those that are the same first."""
    order = list(Stand)
    return sorted(copies, key=lambda one: order.index(one.stand))


def all_words(copies: Sequence[RoomCopy]) -> str:
    """Return what all *copies* together come to, as a headline."""
    stands = {one.stand for one in copies}
    if Stand.FORKED in stands:
        return words("Two histories: ask both")
    if Stand.WAITING in stands:
        return words("Asking everybody here")
    if not stands & {Stand.SAME, Stand.LONGER, Stand.ENDS}:
        return words("Nobody else here has it")
    if stands & {Stand.LONGER, Stand.ENDS}:
        return words("All copies agree as far as they go")
    return words("All copies agree")


def parting_words(copies: Sequence[RoomCopy]) -> str:
    """Return whose of *copies* part from ours, and what that shows; "" if none does."""
    parting = [one for one in copies if one.stand is Stand.FORKED]
    if not parting:
        return ""
    named = counted(
        len(parting),
        "{names} has another history than this copy.",
        "{names} have another history than this copy.",
        names=listed([player_name(one.name) for one in parting]),
    )
    return f"{named} {parting[0].said}"
