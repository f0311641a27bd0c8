"""What a game brings to the window: a board that draws snapshots and asks with commands.

Law: a view keeps nothing of a game but the draft of our own next act. It states no rule: it asks
the rules core what is legal and why not.
"""

from __future__ import annotations  # the types of what only a game needs

from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.kit.layout import LaidOut
from gui.parts.sound import Sound
from gui.words.words import marked, words
from net.protocol.commands import Play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtGui import QPainter

    from core.review.branch import BranchState
    from core.review.puzzle import Reply
    from core.table.encoding import Value
    from core.table.step import Completed
    from gui.kit.button import Button
    from gui.parts.badge import BadgeState
    from gui.parts.contents import Contents
    from gui.parts.hats import Who
    from gui.parts.reactions import Reactions
    from gui.parts.riddle import Riddle
    from gui.parts.shell import Shell
    from gui.parts.table_form import TableForm
    from gui.parts.unsigned import LessonPage
    from gui.words.award import Podium
    from net.protocol.snapshot import TableSnapshot

    Steps = Sequence[Completed[Any]]


class EndAction(Enum):
    """What our player wants when the game is over; the value names it."""

    AGAIN = "again"
    NEXT = "the next chapter"
    CLOSE = "close the table"
    LOOK_BACK = "look back"
    SAVE = "save a picture"
    CHECKS = "what was checked"
    EVENING = "the score of the evening"
    REVIEW = "what bots make of it"
    FINISH = "the end of the game again"
    TAKE_BACK = "no more after all"
    GO_AHEAD = "without who has said nothing"


COMES_MS = 2_400
"""So long the end of most games is looked at first."""


class GameEnd(NamedTuple):
    """How a game has ended, for the page after it."""

    podium: Callable[[Sequence[str], Any, int | None], Podium]
    """Who stands where, from the names and the last state, as our own seat reads it."""
    paint: Callable[[QPainter, QRectF, Sequence[str], Any], None]
    """Paints the end into a frame, from the names and the last state."""
    photo: str = marked("The finish again")
    """What a click on that picture shows."""
    comes_ms: int = COMES_MS
    """So long the end is looked at before the page comes by itself."""
    comes_back: bool = True
    """Whether it does so once more after a click on the picture."""


class HourLook(NamedTuple):
    """An hour of one seat beside its sheet."""

    game: str
    """What is played, and how long it is."""
    title: str
    """Its name, and where it is played."""
    decisions: int
    """How many were taken in it."""
    paint_dice: Callable[[QPainter, QRectF], None]
    paint: Callable[..., None]
    """Paints the sheet after it; with a number behind the frame, after so many decisions."""


class Adviser:
    """What a game's strong bot thinks of a choice; each game has a subclass."""

    tells_advice = False
    """Whether the board says itself what that is; else the page does."""

    def advice(self, _steps: Sequence[Completed[Any]]) -> Iterator[Any] | None:
        """Return how a strong bot sees our choice, by the *steps* so far; None if none is due.

        It gets finer, and each part takes a while: another thread may ask for it.
        """
        return None

    def show_advice(self, _advice: Any) -> str:  # noqa: ANN401  # each game's own
        """Show what `advice` yielded, and return it as a sentence; "" if nothing is due."""
        return ""

    def show_better(self, _done: Completed[Any], _better: Any) -> None:  # noqa: ANN401  # each game's own
        """Show what would have been better in a step that is looked at, until one goes on."""
        raise NotImplementedError


class Ending:
    """What a board shows of the end of its game; each game has a subclass for what it shows."""

    wants_past = False
    """Whether it is compared with those of games before it."""

    def finish_again(self) -> None:
        """Show the last moment of a finished game again; here nothing moves."""

    def tell_evening(self, _line: str) -> None:
        """Say how the evening stands; "" before its second game."""

    def name_next(self, _said: str) -> None:
        """Write *_said* on the button that leads on after the game."""

    def tell_past(self, _seat: int, _state: Any) -> None:  # noqa: ANN401  # each game's own
        """Compare with another game of ours on the same terms: our seat in it, and its end."""

    def stamp(self) -> None:
        """Show that the log of the finished game has been checked, and everything is right."""


class GameView(LaidOut, QWidget):
    """A game's board and controls; each game has a subclass."""

    lays_at_once = True

    things: tuple[QRectF, ...] = ()
    """Where what lies on the badges of the seats is, in px of the page; () without badges."""
    game_end: GameEnd | None = None
    """What the page after a game asks; None where the table itself shows all of its end."""
    reactions: Reactions | None = None
    """What our player may say of what lies open, and where; None where nothing does."""
    is_wide = False
    """Whether it needs the whole width, so that a drawer covers some of it."""

    asked = Signal(Play)
    """What our player has decided on."""
    spoke = Signal(str)
    """What the game waits for, or why something cannot be done: one sentence, read aloud too."""
    sounded = Signal(Sound)
    draft_changed = Signal()
    """`draft` is another one."""

    dice_asked = Signal()
    """A die was clicked: where did its number come from?"""
    changed = Signal()
    """What is shown has changed: a part of a motion has ended, or all of it."""
    news = Signal(str, int)
    """The last thing that happened, and the seat it is about, or -1."""
    draft_moved = Signal()
    """`laid` is further on, or back."""

    pointed = Signal(tuple)
    """Our player has clicked a place, in plain values that mean the same on every laptop."""

    wished = Signal(EndAction)
    """What our player wants when the game is over."""

    draft: object = None
    """The draft of our next act in plain values, to keep on disk."""
    laid: Value = ()
    """How far our player has laid a move: the others see it, nothing is signed."""

    own: int | None = None
    """In a game looked back at: the seat of our player, if there is one."""
    large = 0
    """In a game looked back at: the seat of which most is seen."""
    is_film = False
    """Whether it is drawn into a file: then it offers nothing to press."""
    has_head = False
    """Whether a card of its own lies beside the verdict on a game looked back at."""
    play_on: Button | None = None
    """What plays on from what is looked at, where the board has a place of its own for it."""

    answer: Any = None
    """What a puzzle tells over the board; each game's own."""

    adviser: Adviser | None = None
    """Who can say here what a strong bot would choose; None where nobody can."""
    ending = Ending()
    """What the board shows of the end of its game."""

    def show_to_room(self) -> None:
        """Show from now on what a whole room looks at: nothing to press, no tray."""
        raise NotImplementedError

    def teach(self) -> None:
        """Leave out, from now on, what the hints of a practice game say too."""

    covered: tuple[int, int, int] | None = None
    """The px above, at the right and at the foot that `set_frame` has told; None before."""
    above = 0
    """How many px above its own tray something of the page lies, when `set_frame` is called."""

    @property
    def has_badges(self) -> bool:
        """Whether the badges of the seats lie over the board now."""
        return True

    def set_frame(self, top: int, right: int, bottom: int = 0) -> None:
        """Keep the game clear of the px at its edges that other parts cover.

        *bottom* is more than 0 while a part of the page lies where the game's own tray would.
        """
        self.covered = top, right, bottom
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay the parts clear of what is `covered`."""

    def foot(self) -> int:
        """Return how many px at the foot its own tray covers."""
        return 0

    def seat_states(self, _snapshot: TableSnapshot | None) -> tuple[BadgeState, ...]:
        """Return for each seat what its badge says of what is shown now; () leaves it all out."""
        return ()

    def moment(self, _snapshot: TableSnapshot) -> str:
        """Return what goes on while the table waits for nobody."""
        return words("One moment")

    def menu_entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Return what our player may do seldom, for the menu: icons, words, what they do."""
        return []

    def look_at(self, _seat: int) -> None:
        """Show more of *seat*, whose badge was clicked; here there is nothing more."""

    def place_of(self, _spot: object) -> QPointF | None:
        """Return where a place is seen that another program points at; None if it is not."""
        raise NotImplementedError

    def show_ghost(self, _seat: int, _laid: object) -> None:
        """Show how far *seat* has laid a move: unsigned words of another program, not trusted."""

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Draw the table as it is, and offer what our seat may do now."""
        raise NotImplementedError

    def show_step(self, done: Completed[Any]) -> None:
        """Show in motion how the step came about, from the state before to the one after."""
        raise NotImplementedError

    def show_moment(
        self,
        names: tuple[str, ...],
        state: Any,  # noqa: ANN401  # each game's own
        done: Completed[Any] | None = None,
    ) -> None:
        """Draw *state* as a still picture without controls, for replay and looking back.

        The step *done* has led there, if that is known.
        """
        raise NotImplementedError

    @property
    def is_moving(self) -> bool:
        """Whether a step is still being shown in motion."""
        return False

    @property
    def telling(self) -> tuple[str, str]:
        """A heading and a line about what moves; ("", "") while it is not told yet."""
        return "", ""

    def skip(self) -> None:
        """Show the end of the motion at once; here nothing moves."""

    def hasten(self, _speed: float) -> None:
        """Show motion *speed* times as fast as at the table."""

    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        """Paint what is shown now into *frame*, for a picture file."""
        raise NotImplementedError

    def restore(self, draft: object) -> None:
        """Restore a kept *draft*, as far as it is still legal; here there is none."""

    def hint(self) -> str:
        """Return what a beginner should do now; "" if there is no hint."""
        return ""

    def explain(self) -> list[str]:
        """Return an answer to "Why?": the rules that matter now, and the measured gaps."""
        raise NotImplementedError


class GameParts:
    """What a window shows of one game, each part imported when it is first wanted."""

    def view_class(self) -> type[GameView]:
        """Return what shows a table; a terminal needs none of it."""
        raise NotImplementedError

    def replay_class(self) -> type[GameView]:
        """Return what shows a game that is looked back at."""
        return self.view_class()

    def form(self) -> TableForm:
        """Return what chooses the terms of a table."""
        raise NotImplementedError

    def guide(self, _state: Any = None) -> Contents:  # noqa: ANN401  # each game's own
        """Return how the game is played, as it is set up in a state, else as usual."""
        raise NotImplementedError

    def lesson(self, _shell: Shell) -> LessonPage:
        """Return the page of a guided first game."""
        raise NotImplementedError

    def puzzle(self, _shell: Shell) -> Riddle | None:
        """Return what asks a puzzle of this game; None where the page of a table does."""
        return None

    def wrong(self, _stand: BranchState, _reply: Reply | None) -> tuple[str, str, object]:
        """Return why a move solves no puzzle: a heading, a line, and the `answer` of its view."""
        return "", "", None

    def begun(self, _step: int, _action: tuple[Value, ...]) -> object:
        """Return how the action that solves a puzzle begins, as a draft of its step."""
        return None

    def paint_thumbnail(
        self,
        _painter: QPainter,
        _frame: QRectF,
        _names: Sequence[str],
        _state: Any,  # noqa: ANN401  # each game's own
    ) -> None:
        """Paint a small picture of a game."""
        raise NotImplementedError

    def paint_better(
        self,
        _painter: QPainter,
        _frame: QRectF,
        _names: Sequence[str],
        _done: Completed[Any],
        _better: Any,  # noqa: ANN401  # each game's own
    ) -> None:
        """Paint a better move of a step beside the one that was made; nothing of an hour."""

    def hour_look(self, _done: Completed[Any], _seat: int, _action: tuple[Value, ...]) -> HourLook:
        """Return what a page shows of the hour of a step, or of an action in its place."""
        raise NotImplementedError

    def known_dice(self, _state: Any) -> str:  # noqa: ANN401  # each game's own
        """Return that the dice of a game are known beforehand; "" if seats throw them."""
        return ""

    def paint_waiting(
        self, _painter: QPainter, _unit: float, _seats: int, _worms: Sequence[Who]
    ) -> None:
        """Paint what lies on the table while it fills, on 500 by 300 units round 0, 0."""
        raise NotImplementedError
