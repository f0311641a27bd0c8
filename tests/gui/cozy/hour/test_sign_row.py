"""Taking back, taking again, signing."""

import pytest

from gui.cozy.hour.draft import Draft
from gui.cozy.hour.sign_row import SignRow
from tests.core.cozy.scenes import read
from tests.gui.cozy.colonies import DANCE, dancers


@pytest.fixture
def row(qtbot):
    draft = Draft()
    row = SignRow(draft)
    qtbot.addWidget(row)
    draft.changed.connect(lambda: row.show_draft(waits="", can_sign=True, is_warned=False))
    draft.begin(dancers())
    return row, draft


def test_only_what_can_be_done_can_be_pressed(row):
    buttons, draft = row
    taking = (buttons.undo, buttons.redo, buttons.undo_option, buttons.undo_all)
    assert not any(button.isEnabled() for button in taking)
    assert buttons.sign.why
    draft.decide(read("pass"))
    assert not buttons.sign.why
    buttons.undo.click()
    assert draft.decisions == ()
    assert buttons.redo.isEnabled()
    buttons.redo.click()
    assert draft.is_over


def test_back_to_the_option_and_all_over(row):
    """C11.10."""
    buttons, draft = row
    for wire in DANCE[:4]:
        draft.decide(read(*wire))
    buttons.undo_option.click()
    assert draft.decisions == ()
    draft.decide(read(*DANCE[0]))
    buttons.undo_all.click()
    assert draft.decisions == ()


def test_every_button_has_a_name(row):
    buttons, _ = row
    for button in (buttons.undo, buttons.redo, buttons.undo_option, buttons.undo_all):
        assert button.accessibleName()
        assert button.toolTip()


def test_while_waiting_nothing_is_taken_back(row):
    buttons, draft = row
    draft.decide(read("pass"))
    buttons.show_draft(waits="Signing.", can_sign=False, is_warned=False)
    assert not buttons.undo.isEnabled()
    assert buttons.sign.why == "Signing."
