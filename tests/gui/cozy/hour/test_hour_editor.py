"""The hour in my hands: the draft drawn, warnings before signing, nothing while waiting."""

import pytest

from core.cozy.decisions import Done, Pass, PlaceWorm
from gui.cozy.hour.draft import Draft
from gui.cozy.hour.hour_editor import HourEditor
from tests.core.cozy.scenes import colony_of, read, turn_of
from tests.gui.cozy.colonies import DANCE, dancers


@pytest.fixture
def editor(qtbot):
    draft = Draft()
    editor = HourEditor(draft)
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
    button = editor.finish_button(Done)
    assert button is not None
    assert button.text() == "Done: leave food (1)"


def test_what_waits_is_said_beside_the_question(editor):
    """C11.9: what is answered now, and what waits after it."""
    begin(editor, dancers())
    for wire in DANCE[:7]:
        editor.decide(read(*wire))
    assert editor.question.text() == "Which organ does worm A get?"
    assert editor.crumbs.text().startswith("Then: mouths at food a2")


def test_a_branch_that_ends_by_itself_says_where_play_goes_on(editor, qtbot):
    """C11.9, C6.3: shown, not clicked."""
    begin(editor, dancers())
    for wire in DANCE[:9]:
        editor.decide(read(*wire))
    with qtbot.waitSignal(editor.ended) as ended:
        editor.decide(read(*DANCE[9]))
    assert ended.args == ["eye b1: finished. Back to line A-C, acts left: 1"]


def test_leaving_something_is_warned_about_once(editor, qtbot):
    """C11.10."""
    begin(editor, dancers())
    for wire in (*DANCE[:3], ("done",)):
        editor.decide(read(*wire))
    signed = []
    editor.signed.connect(lambda: signed.append(True))
    editor.ask_to_sign()
    assert "You leave something" in editor.hint.text()
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


def test_a_press_on_the_grey_sign_button_says_why_below_the_question(editor):
    begin(editor, dancers())
    signed = []
    editor.signed.connect(lambda: signed.append(True))
    editor.row.sign.click()
    assert editor.hint.text().startswith("The hour is not finished")
    assert signed == []


def test_an_illegal_pick_says_why(editor, qtbot):
    begin(editor, dancers())
    editor.try_option(PlaceWorm)
    with qtbot.waitSignal(editor.said) as said:
        editor.decide(read("A", ((0, 0),)))
    assert "not blank" in said.args[0]
