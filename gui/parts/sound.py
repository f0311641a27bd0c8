"""The moments with a sound, in games and on pages."""

from __future__ import annotations  # what returns one of its own

from enum import Enum


class Sound(Enum):
    """A moment with a sound; the value names the sound."""

    LIFTED = "die lifted"
    SWAPPED = "die swapped"
    SEALED = "sealed"
    OTHER_SEALED = "sealed by another"
    DRUM = "drum"
    OPENED = "opened"
    COLLISION = "collision"
    SEGMENT_1 = "segment 1"
    SEGMENT_2 = "segment 2"
    SEGMENT_3 = "segment 3"
    SEGMENT_4 = "segment 4"
    SEGMENT_5 = "segment 5"
    SEGMENT_6 = "segment 6"
    SEGMENT_7 = "segment 7"
    BLOCKED = "blocked"
    SWUNG = "swung"
    MY_TURN = "my turn"
    CALLED = "called"
    FINISH = "finish"
    STAMPED = "stamped"
    DICE = "dice"
    ORGAN_1 = "organ 1"
    ORGAN_2 = "organ 2"
    ORGAN_3 = "organ 3"
    ORGAN_4 = "organ 4"
    ORGAN_5 = "organ 5"
    ORGAN_6 = "organ 6"
    ORGAN_7 = "organ 7"
    ORGAN_8 = "organ 8"
    ORGAN_9 = "organ 9"
    ORGAN_10 = "organ 10"
    ORGAN_11 = "organ 11"
    ORGAN_12 = "organ 12"
    STAR = "star"
    CROSS = "cross"
    HOUR_SIGNED = "hour signed"
    TALKED = "talked"
    REACTED = "reacted"
    SLIP = "slip falls in"
    CHAIR = "slid to a chair"
    BRACKET = "bracket"
    GOES_ON = "goes on to the final"
    HAT_TRIED = "hat tried on"
    PAINT_TRIED = "paint tried on"
    WORN = "worn"
    SAT = "sat down"
    KNOCK = "knock"
    MEDAL = "medal"
    ALL_SIT = "all sit"
    AGAIN_1 = "again 1"
    AGAIN_2 = "again 2"
    AGAIN_3 = "again 3"
    AGAIN_4 = "again 4"
    AGAIN_5 = "again 5"

    @classmethod
    def again(cls, count: int) -> Sound:
        """Return how it sounds when one of *count* people says that one more is wanted.

        >>> Sound.again(1), Sound.again(9)
        (<Sound.AGAIN_1: 'again 1'>, <Sound.AGAIN_5: 'again 5'>)
        """
        return cls(f"again {min(max(count, 1), 5)}")

    @classmethod
    def segment(cls, place: int) -> Sound:
        """Return how the segment sounds that is laid at *place* in a move, from 1 on.

        >>> Sound.segment(1), Sound.segment(9)
        (<Sound.SEGMENT_1: 'segment 1'>, <Sound.SEGMENT_7: 'segment 7'>)
        """
        return cls(f"segment {min(max(place, 1), 7)}")

    @classmethod
    def organ(cls, kind: int, link: int) -> Sound:
        """Return how an organ of the *kind* sounds as the given *link* of a chain, both from 0 on.

        >>> Sound.organ(0, 0), Sound.organ(5, 30)
        (<Sound.ORGAN_1: 'organ 1'>, <Sound.ORGAN_12: 'organ 12'>)
        """
        return cls(f"organ {min(kind + link, 11) + 1}")
