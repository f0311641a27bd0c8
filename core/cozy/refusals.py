"""Why something is refused in Worm & Cozy: the closed set of reasons (C7, C6.5).

Law: of several reasons the first in the order of C7 counts. The words live elsewhere.
"""

from dataclasses import dataclass

from core.table.rules import Reason, Refusal


class CozyReason(Reason):
    """Why Worm & Cozy refuses; a value is the tag of the rule and the code of the reason."""

    GAME_OVER = ("C8.1", "game-over")
    NOT_ROLLED = ("C6.7", "not-rolled")
    MALFORMED = ("C6.1", "malformed")
    WRONG_STEP = ("C6.2", "wrong-step")
    MUST_ADD = ("C4.3", "must-add")
    TURN_UNFINISHED = ("C6.5", "turn-unfinished")
    TURN_OVER = ("C6.5", "turn-over")

    DIE_ALREADY_CHANGED = ("C4.2", "die-already-changed")
    DIE_UNCHANGED = ("C4.2", "die-unchanged")
    NO_CREDIT = ("C4.2", "no-credit")
    NOT_A_BRAIN = ("C4.2", "not-a-brain")
    BRAIN_FILLED = ("C5.2", "brain-filled")

    OUT_OF_REGION = ("C4.3", "out-of-region")
    NO_MATCH = ("C4.3", "no-match")
    NO_ROOM = ("C4.3", "no-room")
    NO_SUCH_WORM = ("C2.2", "no-such-worm")
    OFF_SHEET = ("C1.1", "off-sheet")
    NOT_BLANK = ("C1.2", "not-blank")
    WRONG_SHAPE = ("C2.1", "wrong-shape")

    NOT_ON_WORM = ("C3.1", "not-on-worm")
    NOT_THIS_ORGAN = ("C6.2", "not-this-organ")
    SPACE_TAKEN = ("C3.1", "space-taken")
    SECOND_TAIL = ("C3.1", "second-tail")
    WRONG_SPACE = ("C3.4", "wrong-space")
    WRONG_FACING = ("C3.4", "wrong-facing")
    WRONG_FRONT = ("C3.4", "wrong-front")

    NO_ORGAN = ("C5.2", "no-organ")
    ALREADY_ACTED = ("C5.1", "already-acted")
    NOT_OFFERED = ("C6.2", "not-offered")
    NOTHING_TO_DO = ("C5.2", "nothing-to-do")
    NOT_IN_SIGHT = ("C3.7", "not-in-sight")
    NOT_IN_LINE = ("C5.5", "not-in-line")
    NOT_TOUCHING = ("C5.6", "not-touching")
    NO_COLLAR = ("C5.6", "no-collar")
    NOT_AN_END = ("C5.8", "not-an-end")
    TAIL_END = ("C5.8", "tail-end")
    NOT_ADJACENT = ("C5.8", "not-adjacent")

    OPTIONS_FORM = ("C1.5", "options form")
    SHEET = ("C1.4", "sheet")
    SHEET_DIGEST = ("C1.5", "sheet digest")
    SEATS = ("C6.7", "seats")
    NOT_ALONE = ("C4.7", "not alone")
    SEAT = ("C6.7", "seat")
    STAGE = ("C6.7", "stage")
    HOUR = ("C6.5", "hour")
    COMMIT_WANTED = ("C6.7", "commit wanted")
    COMMIT_UNWANTED = ("C6.7", "commit unwanted")


@dataclass(frozen=True, slots=True)
class CozyRefusal(Refusal):
    """A refusal of Worm & Cozy; *decision* is the index of the decision at fault, or -1."""

    reason: CozyReason
    decision: int = -1

    @property
    def tag(self) -> str:
        """The tag of the rule that is broken.

        >>> CozyRefusal(CozyReason.NO_CREDIT).tag
        'C4.2'
        """
        return str(self.reason.value[0])

    @property
    def code(self) -> str:
        """The code of the reason, as signed turns and vectors have it (C7).

        >>> CozyRefusal(CozyReason.NO_CREDIT).code
        'no-credit'
        """
        return str(self.reason.value[1])
