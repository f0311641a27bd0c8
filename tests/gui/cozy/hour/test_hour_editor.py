"""The hour in my hands: the draft drawn, warnings before signing, nothing while waiting."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QScrollArea, QWidget

from core.cozy.decisions import Done, Pass, PlaceWorm
from gui.cozy.hour.choice_drawer import ChoiceDrawer
from gui.cozy.hour.hour_draft import HourDraft
from gui.cozy.hour.hour_editor import HourEditor
from gui.kit.button import Button
from gui.kit.theme import look, wear
from tests.core.cozy.scenes import colony_of, read, turn_of
from tests.gui.cozy.colonies import DANCE, asked, dancers
from tests.settled import settled


@pytest.fixture
def said():
    return []


@pytest.fixture
def editor(qtbot, said):
    draft, page = HourDraft(), QWidget()
    editor = HourEditor(draft, ChoiceDrawer(page), said.append)
    qtbot.addWidget(page)
    editor.page = page  # type: ignore[attr-defined]  # so that it lives as long
    qtbot.addWidget(editor)
    editor.resize(500, 500)
    editor.show()
    return editor


def begin(editor: HourEditor, turn, waits: str = "") -> None:
    editor.draft.begin(turn)
    editor.show_hour(turn, can_sign=True, waits=waits)


def test_done_is_labelled_with_what_it_gives_up(editor):
    """C11.9."""
    begin(editor, dancers())
    for wire in DANCE[:5]:
        editor.decide(read(*wire))
    button = editor.tools.finishing.get(Done)
    assert button is not None
    assert button.text() == "Done: leave food (1)"


def test_what_waits_is_said_beside_the_question(editor):
    """C11.9: what is answered now, and what waits after it."""
    begin(editor, dancers())
    for wire in DANCE[:7]:
        editor.decide(read(*wire))
    assert editor.question.text() == "Click a space of worm A for the eye"
    assert editor.tools.detail.text().startswith("Then: mouths at food a2")


def test_a_branch_that_ends_by_itself_says_where_play_goes_on(editor, said):
    """C11.9, C6.3: shown, not clicked."""
    begin(editor, dancers())
    for wire in DANCE[:9]:
        editor.decide(read(*wire))
    editor.decide(read(*DANCE[9]))
    assert said[-1] == "eye b1: finished. Back to line A-C, acts left: 1"


def test_leaving_something_is_warned_about_once(editor, qtbot):
    """C11.10."""
    begin(editor, dancers())
    for wire in (*DANCE[:3], ("done",)):
        editor.decide(read(*wire))
    signed = []
    editor.signed.connect(lambda: signed.append(True))
    editor.ask_to_sign()
    assert "You leave something" in editor.question.text()
    assert editor.row.sign.text() == "Sign anyway"
    assert signed == []
    editor.ask_to_sign()
    assert signed == [True]


def test_an_undo_forgets_the_warning(editor):
    begin(editor, dancers())
    editor.decide(Pass())
    editor.ask_to_sign()
    editor.draft.undo()
    editor.decide(Pass())
    assert editor.row.sign.text() == "Sign the hour"


def test_a_played_hour_without_loss_is_signed_at_once(editor, qtbot):
    begin(editor, dancers())
    for wire in DANCE:
        editor.decide(read(*wire))
    with qtbot.waitSignal(editor.signed):
        editor.ask_to_sign()


def test_nothing_on_the_card_moves_with_the_question(editor):
    """A baby, an organ or an option: the same places and heights."""
    editor.resize(548, 620)
    places = set()
    for turn in (*asked(), dancers()):
        editor.draft.end()
        begin(editor, turn)
        settled()
        parts = (editor.dice, editor.question, editor.scores, editor.row)
        places.add(tuple((part.y(), part.height()) for part in parts))
    assert len(places) == 1


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_nothing_overflows_sideways_in_the_smallest_window(editor, german, qapp, size):
    wear(qapp, replace(look(), art=0.8, size=size))
    editor.resize(428 if size == 1.0 else 514, 500)
    for turn in (*asked(), dancers()):
        editor.draft.end()
        begin(editor, turn)
        settled()
        inside = editor.findChild(QScrollArea).widget()
        assert inside is not None
        assert inside.width() <= editor.width()
        for part in (editor.options, editor.tools, editor.question, editor.scores, editor.row):
            assert part.mapTo(editor, part.rect().topRight()).x() <= editor.width()
        for key in editor.row.findChildren(Button):
            assert editor.row.rect().contains(key.geometry()), key.accessibleName()


def test_in_the_first_hour_placing_needs_no_button(editor):
    """C4.5."""
    begin(editor, turn_of(colony_of()))
    assert editor.options.buttons[PlaceWorm].isChecked()


def test_while_waiting_nothing_can_be_decided(editor):
    begin(editor, dancers(), waits="Signed.")
    editor.decide(Pass())
    assert editor.draft.decisions == ()
    assert editor.question.text() == "Signed."
    assert editor.tool is None
    assert editor.row.sign.why == "Signed."


def test_signing_too_early_repeats_the_open_question(editor):
    begin(editor, dancers())
    for wire in DANCE[:5]:
        editor.decide(read(*wire))
    signed = []
    editor.signed.connect(lambda: signed.append(True))
    editor.row.sign.click()
    asked = "Put an apple on one of the dots: the eye sees it"
    assert editor.question.text() == f"Not yet: {asked}"
    assert signed == []


def test_an_illegal_pick_says_why(editor, said):
    begin(editor, dancers())
    editor.try_option(PlaceWorm)
    editor.decide(read("A", ((0, 0),)))
    assert "lies on a1" in said[-1]
