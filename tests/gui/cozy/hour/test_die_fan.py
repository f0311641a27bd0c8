"""The fan of a die: it offers exactly what the rules allow, and one undo takes it back."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.cozy.decisions import ChangeDie, FillBrain
from core.cozy.grid import Cell
from core.cozy.hour import legal
from core.cozy.scoring import score_of
from gui.cozy.cozy_view import CozyView
from gui.cozy.hour.die_fan import TurnableDie
from gui.cozy.hour.passing import Passing
from gui.cozy.solo_bar import solo_snapshot
from gui.kit.focus import use_mouse
from gui.kit.theme import Look
from tests.core.cozy.play import game
from tests.core.cozy.scenes import across, colony_of, dice_of, down, organ, turn_of, worm
from tests.gui.cozy.colonies import dancers
from tests.gui.cozy.hands import press
from tests.gui.kit.look_at import wearing
from tests.settled import settled


@pytest.fixture
def view(qtbot):
    use_mouse()
    view = CozyView()
    qtbot.addWidget(view)
    view.resize(1280, 720)
    view.show()
    view.activateWindow()
    QTest.qWaitForWindowActive(view)
    return view


def begin(view, turn):
    view.draft_of_hour.end()
    view.show_table(solo_snapshot(turn, 1))
    settled()
    return view.editor.fan


def hover(face):
    spot = QPointF(8, 8)
    QApplication.sendEvent(face, QEnterEvent(spot, spot, spot))


def leave(face):
    QApplication.sendEvent(face, QEvent(QEvent.Type.Leave))


def changes_of(turn, die):
    found = (one for one in legal(turn) if isinstance(one, ChangeDie | FillBrain))
    return {one for one in found if one.die == die}


def brainy(spare=0):
    """Two worms with a brain each, at 7 AM in rows 5 to 8."""
    colony = colony_of(
        worm(across(5, 0)), worm(down(1, 6, 5)), organ("brain", 5, 0), organ("brain", 4, 6)
    )
    turn = turn_of(colony)
    dice = dice_of(colony.sheet, "tail", "eye", "Z")
    return turn._replace(hour=6, dice=dice, credits=spare)


def studious():
    """Return an hour of Night School, which counts brains, in which only a brain could pay."""
    turns = (turn for seed in range(1, 9) for turn, _, _ in game(6, seed))
    return next(
        turn
        for turn in turns
        if not turn.stack
        and not turn.credits
        and any(isinstance(one, FillBrain) for one in legal(turn))
    )


def turns():
    yield dancers()
    yield dancers(spare=2)
    yield brainy()
    yield brainy(spare=1)
    for number in (3, 6):
        yield from (turn for turn, _, _ in game(number, 1) if not turn.stack)


def test_its_faces_and_payers_are_exactly_the_legal_changes_of_the_die():
    """C4.2."""
    for turn in turns():
        for die in range(3):
            wanted = changes_of(turn, die)
            asked = TurnableDie(turn, die, tuple(wanted))
            offered = [asked.change(to, payer) for payer in asked.payers() for to in range(1, 7)]
            found = [one for one in offered if one is not None]
            assert len(found) == len(wanted)
            assert set(found) == wanted


def test_each_choice_by_mouse_is_that_decision_and_one_undo_takes_it_back(view):
    """C4.2, C11.10."""
    turn = brainy(spare=1)
    fan = begin(view, turn)
    seen = set()
    for payer in (None, Cell(4, 6), Cell(5, 0)):
        for face in fan.faces:
            view.editor.dice.ask(2)
            if payer is not None:
                press(view, payer)
            assert fan.payer == payer
            if face.why:
                fan.close_fan()
                continue
            QTest.mouseClick(face, Qt.MouseButton.LeftButton)
            (decision,) = view.draft_of_hour.decisions
            seen.add(decision)
            assert not fan.is_open
            view.draft_of_hour.undo()
            assert view.draft_of_hour.hour.turn == turn
    assert seen == changes_of(turn, 2)


def test_by_keys_alone_a_die_is_turned_by_another_brain(view):
    fan = begin(view, brainy())
    QTest.keyClick(view.sheet, Qt.Key.Key_D)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(view.focusWidget(), key)
    assert fan.is_open
    first = fan.payer
    for key in (Qt.Key.Key_B, Qt.Key.Key_3, Qt.Key.Key_Left):
        QTest.keyClick(view.focusWidget(), key)
    assert fan.payer not in {None, first}
    second = fan.payer
    assert fan.faces[1].hasFocus()
    QTest.keyClick(view.focusWidget(), Qt.Key.Key_Return)
    assert view.draft_of_hour.decisions == (FillBrain(second, 2, 2),)


def test_a_coin_pays_before_a_brain_and_it_says_what_pays(view):
    fan = begin(view, brainy(spare=1))
    view.editor.dice.ask(0)
    assert fan.payer is None
    free = next(face for face in fan.faces if not face.why)
    assert "It costs the coin of 6 AM" in free.accessibleName()
    press(view, Cell(5, 0))
    assert "It costs the brain on a6: filled in, for good" in free.accessibleName()


def test_the_face_pointed_at_shows_its_places_and_no_row_moves_yet(view):
    """C11.2."""
    turn = studious()
    fan = begin(view, turn)
    view.editor.dice.ask(2)
    fan.skip()
    shown = {}
    for face in fan.faces:
        hover(face)
        shown[face.to] = view.sheet.marks
        steps = [strip.shown.step for strip in view.editor.scores.rows]
        assert [step.after for step in steps] == list(score_of(turn.colony).counts)
        leave(face)
    assert sum(bool(marks.places) for marks in shown.values()) > 1
    assert not shown[turn.shown(2)].places
    assert not view.sheet.marks.places


def test_a_click_elsewhere_or_escape_closes_it_and_decides_nothing(view):
    fan = begin(view, dancers())
    view.editor.dice.ask(2)
    press(view, Cell(3, 3))
    assert not fan.is_open
    view.editor.dice.ask(2)
    QTest.keyClick(view.focusWidget(), Qt.Key.Key_Escape)
    assert not fan.is_open
    assert view.draft_of_hour.decisions == ()


def test_a_brain_that_is_clicked_opens_the_fan_and_pays(view):
    fan = begin(view, brainy(spare=1))
    press(view, Cell(4, 6))
    assert fan.is_open
    assert fan.payer == Cell(4, 6)


def test_without_anything_to_pay_with_there_is_no_fan(view):
    turn = turn_of(colony_of(worm(across(5, 0))))
    fan = begin(view, turn._replace(hour=6, dice=dice_of(turn.sheet, "tail", "eye", "Z")))
    view.editor.dice.ask(2)
    assert not fan.is_open


@pytest.mark.parametrize(
    "size", [(1280, 720, 1.0, 1.0), (1024, 600, 0.8, 1.0), (1024, 600, 0.8, 2.0)]
)
def test_all_its_faces_and_words_are_within_the_window_also_in_german(view, german, size):
    wide, high, art, text = size
    with wearing(Look(art=art, size=text, is_calm=True)):
        view.resize(wide, high)
        fan = begin(view, brainy(spare=1))
        view.editor.dice.ask(2)
        settled()
        assert view.rect().contains(fan.geometry().adjusted(24, 24, -24, -24))
        frames = [face.geometry() for face in fan.faces]
        assert all(fan.rect().contains(frame) for frame in frames)
        assert not any(one.intersects(two) for one, two in pairwise(frames))


def test_the_faces_leave_the_die_one_by_one_and_then_nothing_moves(view, clock):
    fan = begin(view, dancers())
    clock.pass_time(3000)
    view.editor.dice.ask(2)
    begun = [face.pos() for face in fan.faces]
    assert clock.pending()
    clock.pass_time(1000)
    assert [face.pos() for face in fan.faces] != begun
    assert not clock.pending()


@pytest.mark.parametrize("spare", [1, 0])
def test_what_closes_a_fan_is_seen_once_and_not_in_calm_motion(view, clock, qtlog, spare):
    """The coin flies or the brain darkens; either way the face jumps, and the fan folds."""
    for is_calm in (True, False):
        with wearing(Look(is_calm=is_calm)):
            fan = begin(view, brainy(spare))
            view.editor.dice.ask(2)
            clock.pass_time(3000)
            next(face for face in fan.faces if not face.why).click()
            assert view.draft_of_hour.decisions, "nothing waits for it"
            passing = view.findChild(Passing)
            assert passing.isVisible() is not is_calm
            clock.pass_time(40)
            begun = passing.grab().toImage()
            clock.pass_time(40)
            assert (passing.grab().toImage() != begun) is not is_calm
            clock.pass_time(1000)
            assert not passing.isVisible()
            assert not clock.pending()
    assert [one.message for one in qtlog.records if "mapTo" in one.message] == []
