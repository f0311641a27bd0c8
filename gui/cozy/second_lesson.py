"""The second lesson: brains and collars in six steps, on a sheet where a worm lies already.

Law: as in the first, the rules core plays it.
"""

from functools import cache

from core.cozy.colony import Colony
from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    ChangeDie,
    ChoosePartner,
    ChooseToAct,
    ChooseToAdd,
    Done,
    FillBrain,
    GiveOrgans,
    Grow,
    PlaceBaby,
    PlaceWorm,
)
from core.cozy.grid import Cell
from core.cozy.turn import SHAPE_DIE, start_turn
from core.cozy.worm import Organ, OrganKind, Worm
from gui.cozy.lesson import Lesson, LessonHour, LessonTry, sheet_of
from gui.words.words import marked

TITLE = marked("Second lesson")
SHEET = f"""
format = "wormcozy-sheet/1"
id = "second-lesson"
title = "{TITLE}"
hours = ["1 AM", "2 AM", "3 AM"]
map = '''
. . . . .
. . . . .
. . . . .
. # . . .
. . . o .
'''

[regions]
1 = "rows 1-3"
2 = "columns 1-3"
3 = "rows 1-3"

[[reward]]
text = "babies"
measure = "babies"
row = "** *"

[[reward]]
text = "pairs of touching collars on different worms"
measure = "collar_pairs"
row = "** *"

[[reward]]
text = "worms with two or more kinds of organ"
measure = "worms_with_kinds"
args = {{ min = 2 }}
row = "* *"

[penalty]
text = "worms touching a blank space"
measure = "worms_touching_blank"
row = "X X X"
"""
"""In the form of our chapters."""

_HEART, _BRAIN, _MINE, _THEIRS = Cell(0, 0), Cell(0, 3), Cell(0, 1), Cell(1, 1)
_A = (Cell(0, 0), Cell(0, 1), Cell(0, 2), Cell(0, 3), Cell(1, 3))
_B = (Cell(1, 2), Cell(1, 1), Cell(1, 0), Cell(2, 0), Cell(3, 0))
_BABY = (Cell(2, 1), Cell(2, 2))
_COLLAR, _V = 4, 4
"""The pips of a collar and of a V."""

HOURS = (
    LessonHour(
        (OrganKind.BRAIN, OrganKind.EYE),
        "L",
        (
            LessonTry(
                marked(
                    "Wake A. A brain that acts brings a coin for the next hour."
                    " Choose Wake and click A."
                ),
                ChooseToAct(0),
                1,
            ),
            LessonTry(marked("What glows may act. Click the brain."), ActOrgan(_BRAIN)),
            LessonTry(marked("There is the coin. The heart can wait: press Done."), Done()),
        ),
    ),
    LessonHour(
        (OrganKind.TAIL, OrganKind.HEART),
        "L",
        (
            LessonTry(
                marked(
                    "The next hour: click a die. Six faces open, the coin pays."
                    " Turn the tail into a collar."
                ),
                ChangeDie(0, _COLLAR),
                2,
            ),
            LessonTry(marked("Now give A the collar: choose Give and click A."), ChooseToAdd(0)),
            LessonTry(marked("Click b1 for the collar."), AddOrgan(OrganKind.COLLAR, _MINE)),
        ),
    ),
    LessonHour(
        (OrganKind.COLLAR, OrganKind.EYE),
        "I",
        (
            LessonTry(
                marked(
                    "No coin? Fill in a brain of this hour's rows. It never acts again."
                    " Click the I and make it a V."
                ),
                FillBrain(_BRAIN, SHAPE_DIE, _V),
                3,
            ),
            LessonTry(marked("Choose Place and click a2: the V lies beside A."), PlaceWorm(_B)),
            LessonTry(
                marked("B gets a collar too, right below: click b2."),
                AddOrgan(OrganKind.COLLAR, _THEIRS),
            ),
            LessonTry(
                marked(
                    "Two collars that touch make A and B partners. Count them: two things."
                    " Click the collar of B."
                ),
                ActOrgan(_THEIRS),
                4,
            ),
            LessonTry(marked("Click A to pair up."), ChoosePartner(0)),
            LessonTry(
                marked("First thing: lay a baby of 2 or 3 spaces. It touches A or B. Click c3."),
                PlaceBaby(_BABY),
                5,
            ),
            LessonTry(
                marked(
                    "Second thing: each baby gets an organ, any but a collar. It acts at once."
                    " Press the card of the organs."
                ),
                GiveOrgans(),
                6,
            ),
            LessonTry(
                marked("Choose the heart and click b3."), AddOrgan(OrganKind.HEART, Cell(2, 1))
            ),
            LessonTry(marked("It glows: click it."), ActOrgan(Cell(2, 1))),
            LessonTry(marked("Click d3, and the baby grows."), Grow(Cell(2, 3), Cell(2, 2))),
        ),
    ),
)
END = marked("Now you know brains and collars. Family Album needs both.")


@cache
def second_lesson() -> Lesson:
    """Return the script of the second lesson."""
    turn = start_turn(sheet_of(SHEET))
    worm = Worm("L", tuple(reversed(_A)))
    organs = (Organ(_HEART, OrganKind.HEART), Organ(_BRAIN, OrganKind.BRAIN))
    colony = Colony(turn.sheet, (worm,), organs, turn.colony.foods)
    return Lesson(turn.drawn(colony), HOURS, END, 5)
