"""How the copies of all in the room stand to ours, in words (P9, P10).

Law: an answer proves nothing but its digests; only two signatures of one seat blame anybody. Who
has a seat goes by the name in that game, and anybody else's word counts only if it is proved.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from core.table.audit import Replay
from core.table.naming import plain_name
from gui.report.compare import CopiesState, claimed, compare, copy_of
from gui.report.proved import progress_at
from gui.words.player_names import player_name
from gui.words.table_words import listed
from gui.words.words import counted, marked, words
from net.protocol.copy_packets import CopyState
from net.protocol.effects import CopyTold


class CopyRelation(Enum):
    """How somebody's copy stands to ours, in the order in which they are told."""

    SAME = "same"
    LONGER = "longer"
    ENDS = "ends"
    FORKED = "forked"
    STRANGER = "stranger"
    """Somebody without a seat claims a copy: that proves nothing."""
    NONE = "none"
    KEPT = "kept"
    SILENT = "silent"
    WAITING = "waiting"


_ANSWERS = {
    CopyState.NONE: CopyRelation.NONE,
    CopyState.KEPT: CopyRelation.KEPT,
    CopyState.SILENT: CopyRelation.SILENT,
    CopyState.WAITING: CopyRelation.WAITING,
}
_COPIES = {CopiesState.EQUAL: CopyRelation.SAME, CopiesState.FORKED: CopyRelation.FORKED}
_SAID = {
    CopyRelation.SAME: marked("the same"),
    CopyRelation.STRANGER: marked("did not play in this game"),
    CopyRelation.NONE: marked("has no copy"),
    CopyRelation.KEPT: marked("keeps it to itself"),
    CopyRelation.SILENT: marked("did not answer"),
    CopyRelation.WAITING: marked("is being asked"),
}
_AT = {
    "round": {
        CopyRelation.LONGER: marked("goes on behind round {number}"),
        CopyRelation.ENDS: marked("ends at round {number}"),
        CopyRelation.FORKED: marked("two histories behind round {number}: ask both"),
    },
    "hour": {
        CopyRelation.LONGER: marked("goes on behind hour {number}"),
        CopyRelation.ENDS: marked("ends at hour {number}"),
        CopyRelation.FORKED: marked("two histories behind hour {number}: ask both"),
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
    stand: CopyRelation
    unit: str = ""
    number: int = 0
    said: str = ""
    """Where two copies part, in sentences, and who has signed both; "" if they do not."""
    is_namesake: bool = False
    """Whether somebody without a seat is called like one who has one."""

    @property
    def brief(self) -> str:
        """The same in a few words."""
        if self.stand in _SAID:
            return words(_SAID[self.stand])
        if not self.number:
            return words("two histories from the start: ask both")
        return words(_AT[self.unit][self.stand], number=self.number)

    @property
    def note(self) -> str:
        """What must be known of the name; "" if it is the right one."""
        return words("another key than in this game: ask who it is") if self.is_namesake else ""

    def plain(self) -> dict[str, object]:
        """Return it for programs."""
        at = {self.unit: self.number} if self.unit else {}
        other: dict[str, object] = {"other_key": True} if self.is_namesake else {}
        return {"name": self.name, "copy": self.stand.value, **at, **other}


def room_copy(ours: Replay, told: CopyTold) -> RoomCopy:
    """Return how the copy that somebody has *told* of stands to *ours*, which has some steps."""
    table, genesis, identity = ours.table, ours.genesis, told.identity
    assert table is not None, "it has some steps"
    assert genesis is not None, "so it has begun"
    names = {offer.identity: offer.name for offer in genesis.offers}
    has_seat = identity in names
    is_namesake = not has_seat and plain_name(told.name) in map(plain_name, names.values())
    found = RoomCopy(
        names.get(identity, told.name), identity, CopyRelation.SAME, is_namesake=is_namesake
    )
    if told.state is not CopyState.HAS:
        return found._replace(stand=_ANSWERS[told.state])
    copy = copy_of(ours)
    theirs = claimed(copy, told.digests, told.certificate)
    compared = compare(copy, theirs)
    if not has_seat and not compared.guilty:
        return found._replace(stand=CopyRelation.STRANGER)
    longer = CopyRelation.LONGER if len(theirs.steps) > compared.step else CopyRelation.ENDS
    stand = _COPIES.get(compared.copies, longer)
    if stand is CopyRelation.SAME:
        return found
    is_forked = stand is CopyRelation.FORKED
    unit, number = progress_at(table.completed[compared.step - 1 + is_forked])
    said = compared.said if is_forked else ""
    return found._replace(stand=stand, unit=unit, number=number - is_forked, said=said)


def in_order(copies: Iterable[RoomCopy]) -> list[RoomCopy]:
    """Return *copies* as they are told: those that are the same first."""
    order = list(CopyRelation)
    return sorted(copies, key=lambda one: order.index(one.stand))


def all_words(copies: Sequence[RoomCopy]) -> str:
    """Return what all *copies* together come to, as a headline."""
    stands = {one.stand for one in copies}
    if CopyRelation.FORKED in stands:
        return words("Two histories: ask both")
    if CopyRelation.WAITING in stands:
        return words("Asking everybody here")
    if not stands & {CopyRelation.SAME, CopyRelation.LONGER, CopyRelation.ENDS}:
        return words("Nobody else here has it")
    if stands & {CopyRelation.LONGER, CopyRelation.ENDS}:
        return words("All copies agree as far as they go")
    return words("All copies agree")


def parting_words(copies: Sequence[RoomCopy]) -> str:
    """Return whose of *copies* part from ours, and what that shows; "" if none does."""
    parting = [one for one in copies if one.stand is CopyRelation.FORKED]
    if not parting:
        return ""
    players = [player_name(one.name) for one in parting if not one.is_namesake]
    if not players:
        return parting[0].said
    named = counted(
        len(players),
        "{names} has another history than this copy.",
        "{names} have another history than this copy.",
        names=listed(players),
    )
    return f"{named} {parting[0].said}"
