"""Taking back, taking again, signing."""

import pytest

from gui.cozy.hour.hour_draft import HourDraft
from gui.cozy.hour.sign_row import SignRow
from tests.core.cozy.scenes import read
from tests.gui.cozy.colonies import dancers
from tests.gui.cozy.hour.heard_decider import HeardDecider


def show(
    row: SignRow,
    draft: HourDraft,
    waits: str = "",
    *,
    can_sign: bool = True,
    is_warned: bool = False,
) -> None:
    missing = "" if draft.is_over else "A worm first"
    row.show_draft(
        waits=waits, can_sign=can_sign, is_warned=is_warned, asked="Click a worm", missing=missing
    )


@pytest.fixture
def row(qtbot):
    draft = HourDraft()
    row = SignRow(draft, HeardDecider())
    qtbot.addWidget(row)
    draft.changed.connect(lambda: show(row, draft))
    draft.begin(dancers())
    return row, draft


def test_only_what_can_be_done_can_be_pressed(row):
    buttons, draft = row
    assert buttons.undo.why
    assert buttons.redo.why
    assert buttons.sign.why == "Not yet: Click a worm"
    assert buttons.sign.accessibleName() == "A worm first"
    draft.decide(read("pass"))
    assert not buttons.sign.why
    buttons.undo.click()
    assert draft.decisions == ()
    assert not buttons.redo.why
    buttons.redo.click()
    assert draft.is_over


def test_the_big_key_gives_way_before_it_is_cut(row):
    buttons, draft = row
    draft.decide(read("pass"))
    buttons.resize(600, 90)
    buttons.show()
    assert buttons.sign.text() == "Sign the hour"
    buttons.resize(300, 90)
    assert buttons.sign.text() == "Sign"
    assert buttons.sign.accessibleName() == "Sign the hour"


def test_every_button_has_a_name(row):
    buttons, _ = row
    for button in (buttons.undo, buttons.redo, buttons.do_pass, buttons.sign):
        assert button.accessibleName() or button.text()
        assert button.toolTip()


def test_while_waiting_nothing_is_taken_back(row):
    buttons, draft = row
    draft.decide(read("pass"))
    show(buttons, draft, "Signing.", can_sign=False)
    assert buttons.undo.why == "Signing."
    assert buttons.sign.why == "Signing."


def test_once_the_hour_is_signed_nobody_is_asked_to_sign_it_anyway(row):
    buttons, draft = row
    draft.decide(read("pass"))
    show(buttons, draft, is_warned=True)
    assert buttons.sign.accessibleName() == "Sign anyway"
    show(buttons, draft, "Signing.", can_sign=False, is_warned=True)
    assert buttons.sign.accessibleName() == "Sign the hour"
