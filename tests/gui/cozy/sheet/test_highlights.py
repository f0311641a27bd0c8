"""What is lit, and the line that is said with it."""

import pytest
from PySide6.QtWidgets import QWidget

from core.cozy.decisions import AddOrgan, ChangeDie, ChooseToAct, ChooseToAdd, PlaceWorm
from core.cozy.grid import Cell
from core.cozy.sheet import Measure
from core.cozy.worm import OrganKind
from gui.cozy.hour.choice_drawer import ChoiceDrawer
from gui.cozy.hour.hour_draft import HourDraft
from gui.cozy.hour.hour_editor import HourEditor
from gui.cozy.hour.opening_more import opened, opened_lines
from gui.cozy.sheet.highlights import Highlights
from gui.cozy.sheet.sheet_paint import SheetPicture
from gui.cozy.sheet.sheet_view import SheetView
from gui.kit.focus import use_mouse
from tests.gui.cozy.colonies import dancers


class Scene:
    """A sheet, its editor and what is lit, without a table."""

    def __init__(self, qtbot) -> None:
        self.page = QWidget()
        self.said: list[str] = []
        drawer = ChoiceDrawer(self.page)
        self.sheet, self.editor = SheetView(), HourEditor(HourDraft(), drawer, self.said.append)
        for widget in (self.page, self.sheet, self.editor):
            qtbot.addWidget(widget)
        self.is_ours = True
        self.highlights = Highlights(self.sheet, self.editor, lambda: self.is_ours)
        turn = dancers(spare=1)
        self.editor.draft.begin(turn)
        self.editor.show_hour(turn, can_sign=True)
        self.editor.scores.show_colony(turn.colony, "")
        self.sheet.show_picture(SheetPicture(turn, 6, is_on=True))
        self.said.clear()


@pytest.fixture
def scene(qtbot):
    return Scene(qtbot)


def point(scene, option):
    """Let the pointer be on the card of *option*."""
    scene.editor.options.pointed = option
    scene.editor.options.hovered.emit()


def test_pointing_lights_and_says(scene):
    """C11.5, C11.6."""
    scene.sheet.point(Cell(2, 4))
    assert scene.sheet.marks.seen
    assert scene.highlights.here() == "Eye e3 of worm B: it could act."


def test_only_the_keys_are_read_aloud(scene):
    scene.sheet.point(Cell(0, 0))
    assert scene.said == []
    scene.sheet.point(Cell(2, 4), by_keys=True)
    assert scene.said == ["Eye e3 of worm B: it could act."]


def test_an_option_lights_its_worms_grey_or_not(scene):
    """C11.3."""
    point(scene, ChooseToAct)
    assert scene.sheet.marks.worms == {1, 2}
    point(scene, None)
    assert scene.sheet.marks.worms == frozenset()


def test_a_die_shows_what_it_opens(scene):
    """C11.2."""
    scene.editor.preview(ChangeDie(2, 4))
    assert scene.said[0] == ", ".join(opened_lines(opened(dancers(spare=1), ChangeDie(2, 4))))
    assert scene.sheet.marks.dotted


def test_what_was_offered_a_moment_before_shows_nothing(scene):
    """The mouse rests on a line of a list that another one is about to replace."""
    scene.editor.preview(AddOrgan(OrganKind.HEART, Cell(0, 0)))
    assert not scene.sheet.marks.dotted


def test_a_row_lights_what_it_counts(scene):
    """C11.11."""
    row = next(r for r in dancers().sheet.score_rows if r.measure is Measure.CONGA)
    scene.highlights.light(row)
    assert scene.sheet.marks.lit == set(dancers().colony.owner)
    scene.highlights.light(None)
    assert scene.sheet.marks.lit == frozenset()


def test_the_rows_show_what_a_place_is_worth_before_the_click(scene):
    """C11.11: a new worm in the open would cost two points."""
    scene.editor.try_option(PlaceWorm)
    tool = scene.editor.tool
    at = next(cell for cell in scene.sheet.picture.turn.sheet.spaces() if tool.pick(cell))
    scene.sheet.point(None)

    def told() -> list[str]:
        return [strip.accessibleName() for strip in scene.editor.scores.rows]

    before = told()
    scene.sheet.point(at)
    assert told() != before
    scene.sheet.point(None)
    assert told() == before


def test_on_anothers_sheet_nothing_of_our_hour_is_lit(scene):
    scene.editor.try_option(ChooseToAdd)
    scene.highlights.show_anew()
    assert scene.sheet.marks.worms
    scene.is_ours = False
    scene.highlights.show_anew()
    assert scene.sheet.marks.worms == frozenset()


def test_a_mouse_that_rests_since_before_the_question_accuses_nobody(scene):
    """It lies where the shape cannot be laid, but nobody has put it there."""
    use_mouse()
    taken = next(iter(scene.editor.draft.open_turn.colony.worms[0].cells))
    scene.sheet.point(taken)
    scene.editor.try_option(PlaceWorm)
    scene.highlights.show_anew()
    assert not scene.sheet.marks.bad
    assert scene.sheet.marks.ghost
    scene.sheet.picked.emit(taken)
    scene.highlights.show_anew()
    assert taken in scene.sheet.marks.bad, "who clicks there means it"
