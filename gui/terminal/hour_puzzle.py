"""A puzzle of Worm & Cozy on the terminal: an hour of the menu, asked until its points are found.

Law: the rules decide; any way to as many points counts. Nothing is signed or kept.
"""

from collections.abc import Sequence

from core.cozy.decisions import Decision
from core.cozy.hour import Hour, drafted
from core.review.puzzle import decisions_of, lacking
from gui.cozy.decision_words import deeds
from gui.report.puzzles import AskedPuzzle
from gui.terminal.desk import HELP, STUCK, Desk, LeaveError, Terminal
from gui.words.words import counted, marked, words

_SIGN = marked("  1  that is it: count the points")
_WAYS = marked("  1  try again     2  a hint     3  show me     q  leave")


class HourPuzzle:
    """Asks one puzzle of an hour."""

    def __init__(self, asked: AskedPuzzle, terminal: Terminal) -> None:
        puzzle = asked.puzzle
        self._answer = decisions_of(puzzle)
        self._turn = asked.state.turns[puzzle.seat]
        self._goal, self._terminal = puzzle.goal, terminal

    def is_found(self) -> bool:
        """Ask until the points are found; False if the answer had to be shown.

        Raises `LeaveError` where somebody gives up.
        """
        self._terminal.show(words(HELP))
        begun: Sequence[Decision] = ()
        while self._lacks(begun):
            chosen = self._chosen()
            if chosen == "3":
                told = "; ".join(deeds(self._turn, self._answer))
                self._terminal.tell(words("This hour: {told}.", told=told))
                return False
            begun = self._answer[:1] if chosen == "2" else ()
        return True

    def _lacks(self, begun: Sequence[Decision]) -> bool:
        """Return whether an hour that begins so is left, or ends with too few points."""
        hour = drafted(self._turn, begun)
        try:
            hour = Desk(hour, self._terminal, _keep, _SIGN).played()
        except LeaveError:
            return True
        lacks = lacking(self._goal, hour) or 0
        if lacks:
            why = counted(lacks, "{count} point more is there", "{count} points more are there")
            self._terminal.say(words("Not this one: {why}", why=why))
        return lacks > 0

    def _chosen(self) -> str:
        """Return what is wanted after a try: to try again, 2 a hint, 3 the answer."""
        self._terminal.say(words(_WAYS))
        while (answer := self._terminal.ask("> ").strip().lower()) not in {"", "1", "2", "3"}:
            if answer in {"q", "quit", "exit"}:
                raise LeaveError
            self._terminal.say(words(STUCK))
        return answer


def _keep(_hour: Hour) -> None:
    """Keep nothing: a puzzle begins anew each time."""
