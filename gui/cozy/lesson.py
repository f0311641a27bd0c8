"""The first lesson: four hours on a small sheet with fixed dice, one organ explained in each.

Law: the rules core plays it, as it plays every game; the script only says what to try next.
"""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from core.cozy.chapter import read_sheet
from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    ChooseLine,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Done,
    Grow,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import Cell, Direction
from core.cozy.sheet import Sheet
from core.cozy.turn import Dice, Turn, start_turn
from core.cozy.worm import OrganKind
from gui.words.words import marked

TITLE = marked("Practice hour")
SHEET = f"""
format = "wormcozy-sheet/1"
id = "lesson"
title = "{TITLE}"
hours = ["1 AM", "2 AM", "3 AM", "4 AM"]
map = '''
. . . . .
. . . . .
. . . . .
. # . . .
. . . o .
'''

[regions]
1 = "columns 1-3"
2 = "columns 1-3"
3 = "rows 1-3"
4 = "rows 3-5"

[[reward]]
text = "foods that a mouth is at"
measure = "foods_eaten"
row = "* *"

[[reward]]
text = "spaces of the longest worm"
measure = "longest_worm"
marks = [6, 7, 8]
row = "* * *"

[[reward]]
text = "worms in the longest Conga Line"
measure = "conga"
marks = [2]
row = "**"

[penalty]
text = "worms touching a blank space"
measure = "worms_touching_blank"
row = "X X X"
"""
"""In the form of our chapters."""


@dataclass(frozen=True, slots=True)
class LessonTry:
    """One thing to try, and the line that says how."""

    said: str
    decision: Decision
    step: int = 0
    """The number of the step that begins with it; 0 goes on with the one before."""


@dataclass(frozen=True, slots=True)
class LessonHour:
    """One hour: its organs and shape, and what to try in it, one after the other."""

    organs: tuple[OrganKind, OrganKind]
    shape: str
    tries: tuple[LessonTry, ...]

    def dice(self, sheet: Sheet) -> Dice:
        """Return the numbers of the three dice."""
        names = [name for name, _ in sheet.shapes]
        one, two = (sheet.organ_die.index(kind) + 1 for kind in self.organs)
        return one, two, names.index(self.shape) + 1


def _row(row: int) -> tuple[Cell, ...]:
    return tuple(Cell(row, col) for col in range(5))


_EYE, _MOUTH, _TAIL, _HEART = Cell(2, 0), Cell(2, 1), Cell(2, 4), Cell(0, 2)

HOURS = (
    LessonHour(
        (OrganKind.EYE, OrganKind.EYE),
        "I",
        (
            LessonTry(
                marked(
                    "Three dice for everybody: two organs and a shape. Click c3, and the worm"
                    " lies across row 3."
                ),
                PlaceWorm(_row(2)),
            ),
            LessonTry(
                marked(
                    "A new worm gets an organ. Click a3 for the eye, then the arrow up: that is"
                    " where it looks."
                ),
                AddOrgan(OrganKind.EYE, _EYE, Direction.N, _EYE),
            ),
            LessonTry(marked("What glows may act. Click the eye."), ActOrgan(_EYE)),
            LessonTry(
                marked(
                    "An eye sees three spaces wide ahead, and straight to both sides. Put the apple"
                    " on b2."
                ),
                PutFood(Cell(1, 1)),
            ),
        ),
    ),
    LessonHour(
        (OrganKind.MOUTH, OrganKind.MOUTH),
        "I",
        (
            LessonTry(
                marked("Mouths this time. Choose Give, then click your worm: it is an I too."),
                ChooseToAdd(0),
            ),
            LessonTry(
                marked("Click b3 for the mouth, then the arrow up: there lies the apple."),
                AddOrgan(OrganKind.MOUTH, _MOUTH, Direction.N),
            ),
            LessonTry(
                marked("A mouth at an apple brings its worm any organ. Click the mouth."),
                ActOrgan(_MOUTH),
            ),
            LessonTry(
                marked(
                    "Choose the tail, click e3 at the other end, then the arrow up. A worm has one"
                    " tail at most."
                ),
                AddOrgan(OrganKind.TAIL, _TAIL, Direction.N),
            ),
        ),
    ),
    LessonHour(
        (OrganKind.HEART, OrganKind.HEART),
        "I",
        (
            LessonTry(
                marked("Hearts. Choose Place and click c1 for a second worm across row 1."),
                PlaceWorm(_row(0)),
            ),
            LessonTry(
                marked("A heart goes on any free space. Click c1."),
                AddOrgan(OrganKind.HEART, _HEART),
            ),
            LessonTry(marked("A heart lets its worm grow. Click it."), ActOrgan(_HEART)),
            LessonTry(
                marked("Click e2: the worm grows to where the tail below it points."),
                Grow(Cell(1, 4), Cell(0, 4)),
            ),
        ),
    ),
    LessonHour(
        (OrganKind.TAIL, OrganKind.BRAIN),
        "Z",
        (
            LessonTry(
                marked(
                    "The tail points at the other worm: that is a Conga Line. Choose Wake, then"
                    " click the worm with the tail."
                ),
                ChooseToAct(0),
            ),
            LessonTry(marked("Several organs glow now. Click the tail."), ActOrgan(_TAIL)),
            LessonTry(
                marked("Click the worm with the tail again: the dance begins with it."),
                ChooseLine(0),
            ),
            LessonTry(
                marked("On all worms of the line but one an organ acts. Click the heart."),
                ActOrgan(_HEART),
            ),
            LessonTry(
                marked("It grew by 1 before, so that now it may grow by 2. Click d2."),
                Grow(Cell(1, 3), Cell(1, 4)),
            ),
            LessonTry(marked("And c2."), Grow(Cell(1, 2))),
            LessonTry(
                marked(
                    "Eye and mouth could still act. Enough for now: press Done. You are asked once"
                    " more as you sign."
                ),
                Done(),
            ),
        ),
    ),
)
SIGN = marked("That was the hour. Everything could still be taken back; now sign it.")
ASTRAY = marked("That works too, but try it like this first. {said}")
END = marked("Now you know an hour. Brains and collars are in the second lesson.")


class Lesson(NamedTuple):
    """A script: where it begins, its hours, and what comes after it."""

    start: Turn
    """Its first hour, not rolled yet."""
    hours: tuple[LessonHour, ...]
    end: str
    chapter: int
    """The chapter to which it leads."""
    following: str = ""
    """The name of the lesson after it, if there is one."""

    def first_turn(self) -> Turn:
        """Return the first hour, rolled."""
        return self.rolled(self.start)

    def rolled(self, turn: Turn) -> Turn:
        """Return *turn* with the dice of its hour; after the last hour as it is."""
        return turn if turn.is_over else turn.rolled(self.hours[turn.hour].dice(turn.sheet))

    def step_at(self, hour: int, done: int) -> int:
        """Return the number of the step in which *done* tries of *hour* have been made."""
        tries = [one for each in self.hours[:hour] for one in each.tries]
        return max((one.step for one in (*tries, *self.hours[hour].tries[: done + 1])), default=0)


def sheet_of(text: str) -> Sheet:
    """Return the sheet in *text*, which is ours."""
    sheet = read_sheet(text)
    assert isinstance(sheet, Sheet), sheet
    return sheet


@cache
def first_lesson() -> Lesson:
    """Return the script of the first lesson."""
    return Lesson(start_turn(sheet_of(SHEET)), HOURS, END, 1, marked("Second lesson"))
