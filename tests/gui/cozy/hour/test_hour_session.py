"""An hour is played by hands and keys; what is asked, heard and kept of it."""

from dataclasses import replace
from typing import get_args

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.cozy.decisions import Answer, Grow, Pass, PlaceWorm
from core.cozy.game import GameState
from core.cozy.grid import Cell
from core.cozy.hour import legal
from core.cozy.sheet import Measure
from gui.cozy.cozy_view import CozyView
from gui.parts.sound import Sound
from net.protocol.commands import Play
from tests.core.cozy.play import decision_of, draws_of
from tests.core.cozy.scenes import across, after, colony_of, organ, read, turn_of, worm
from tests.core.cozy.tables import started
from tests.gui.cozy.colonies import DANCE, asked, dancers
from tests.gui.cozy.hands import (
    LEFT,
    decide_by_list,
    decide_by_mouse,
    drag,
    hour_of,
    pass_hour,
    press,
    spot,
)
from tests.gui.cozy.local import LocalTable


def play(view: CozyView, table: LocalTable, decide, draws, hours: int) -> int:
    """Play *hours* by *decide*; returns how many decisions that took."""
    count = 0
    for _ in range(hours):
        start = hour_of(view).start.hour
        while not hour_of(view).is_over:
            before = len(hour_of(view).decisions)
            wanted = decision_of(view.draft_of_hour.turns[-1], draws)
            decide(view, wanted)
            assert hour_of(view).decisions[before:] == (wanted,)
            count += 1
        for _ in range(2):  # a warning takes a second click
            if view.draft_of_hour.hour is not None and view.draft_of_hour.hour.is_over:
                QTest.mouseClick(view.editor.row.sign, LEFT)
        assert table.state.turns[0].hour == start + 1
    return count


def test_a_whole_solo_game_is_played_by_mouse(view):
    """C11: every decision but a die's is made on the drawing."""
    table = LocalTable(view, 7)
    table.start()
    hours = len(table.state.sheet.hours)
    assert play(view, table, decide_by_mouse, draws_of("mouse", 7), hours) > 2 * hours
    assert table.state.is_over
    assert table.refusals == []


def test_every_kind_of_answer_is_given_by_mouse(view):
    """C11.3, C6.2: each kind of frame, asked on a sheet full of organs."""
    table = LocalTable(view, 1)
    table.start()
    given = set()
    for turn in asked():
        answers = {type(one): one for one in legal(turn)}
        for one in answers.values():
            view.show_table(replace(table.snapshot(), state=GameState((turn,))))
            decide_by_mouse(view, one)
            assert hour_of(view).decisions == (one,)
            view.draft_of_hour.undo()
            given.add(type(one))
    assert len(given) == len(get_args(Answer))


def test_a_worm_grows_by_drawing_and_gives_a_space_back(view):
    """C11.8: space by space, or drawn with the button down; the last one can be taken back."""
    hearts = [organ("heart", 2, col) for col in (0, 1, 2, 3)]
    turn = turn_of(colony_of(worm(across(2, 0)), *hearts), "heart heart I")
    turn = after(turn, ("C", 0), ("act", (2, 0)))
    table = LocalTable(view, 1)
    table.start()
    view.show_table(replace(table.snapshot(), state=GameState((turn,))))
    spots = [spot(view, Cell(row, 4)) for row in (3, 4, 5)]
    QTest.mousePress(view.sheet, LEFT, pos=spots[0])
    for point in spots[1:]:
        drag(view, point)
    QTest.mouseRelease(view.sheet, LEFT, pos=spots[-1])
    assert [one.cell.row for one in hour_of(view).decisions if isinstance(one, Grow)] == [3, 4, 5]
    press(view, Cell(5, 4))
    assert len(hour_of(view).decisions) == 2


def test_a_whole_solo_game_is_played_by_numbers_in_the_list(view):
    """C11.3: whoever cannot use the drawing needs no mouse."""
    table = LocalTable(view, 7)
    table.start()
    play(view, table, decide_by_list, draws_of("list", 7), len(table.state.sheet.hours))
    assert table.state.is_over
    assert table.refusals == []


def test_the_first_roll_is_asked_for_without_a_click(view):
    """C6.7: the view commits for the dice by itself, once."""
    asked: list[Play] = []
    view.asked.connect(asked.append)
    LocalTable(view, 1).start()
    assert [play.action for play in asked] == [("roll",)]
    assert view.draft_of_hour.hour is not None


def test_a_snapshot_that_comes_again_asks_for_nothing_twice(view):
    table = LocalTable(view, 1, 2)
    first = replace(table.snapshot(), step=7, state=started(1, 2), authors=3, may_act=True)
    asked_for: list[Play] = []
    view.asked.disconnect()
    view.asked.connect(asked_for.append)
    view.show_table(first)
    view.show_table(first)
    assert [play.step for play in asked_for] == [7]


def test_nothing_leaves_before_the_hour_is_signed(view):
    """C11.10: undo goes back decision by decision, and the table hears of nothing."""
    table = LocalTable(view, 1)
    table.start()
    asked: list[Play] = []
    view.asked.connect(asked.append)
    place = next(one for one in view.draft_of_hour.legal if isinstance(one, PlaceWorm))
    decide_by_mouse(view, place)
    assert len(hour_of(view).decisions) == 1
    QTest.keyClick(view.sheet, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hour_of(view).decisions == ()
    QTest.keyClick(view.sheet, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert hour_of(view).decisions == (place,)
    assert asked == []


def test_a_kept_draft_is_taken_up_in_a_new_window(view, qtbot):
    """C11.10: a crash loses nothing."""
    kept: list[object] = []
    view.draft_changed.connect(lambda: kept.append(view.draft))
    LocalTable(view, 1).start()
    place = next(one for one in view.draft_of_hour.legal if isinstance(one, PlaceWorm))
    decide_by_mouse(view, place)
    again = CozyView()
    qtbot.addWidget(again)
    again.restore(kept[-1])
    LocalTable(again, 1).start()
    assert hour_of(again).decisions == (place,)


def test_who_has_signed_sees_who_is_waited_for_and_cannot_go_back(view):
    """C11.10, C11.12."""
    table = LocalTable(view, 1, 2)
    table.others_act = False
    table.start()
    assert view.editor.question.text() == "The dice are being rolled."
    table.others_act = True
    table.start()
    table.others_act = False
    pass_hour(view)
    pass_hour(view)
    assert view.editor.question.text() == "Signed. Waiting for Ben."
    assert view.editor.row.undo.why
    assert hour_of(view).is_over


def test_pointing_at_a_row_lights_what_it_counts(view):
    """C11.11."""
    table = LocalTable(view, 1)
    table.start()
    foods = next(row for row in table.state.sheet.score_rows if row.measure is Measure.SHAPES)
    place = table.state.sheet.score_rows.index(foods)
    decide_by_mouse(view, next(one for one in view.draft_of_hour.legal))
    strip, spot = view.editor.scores.rows[place], QPointF(20, 10)
    QApplication.sendEvent(strip, QEnterEvent(spot, spot, spot))
    colony = view.draft_of_hour.turns[-1].colony
    assert view.sheet.marks.lit == set(colony.worms[0].cells)
    reached = len(strip.shown.row.circled(1))
    at = next(x for x in range(strip.width()) if strip.group_at(QPoint(x, 10)) == reached)
    QTest.mouseMove(strip, QPoint(at, 10))
    assert view.sheet.marks.lit == colony.blank, "what more shapes would take"
    QApplication.sendEvent(strip, QEvent(QEvent.Type.Leave))
    assert view.sheet.marks.lit == frozenset()


def test_the_head_of_the_rows_names_the_hour_until_it_is_signed(view):
    table = LocalTable(view, 1)
    table.start()
    view.editor.decide(next(one for one in legal(hour_of(view).turn) if isinstance(one, Pass)))
    assert hour_of(view).is_over
    assert view.editor.dice.title.text() == "1 AM, columns a to d"
    assert view.editor.scores.hour.text() == "hour 1 of 16"


def test_an_organ_sounds_by_its_kind_and_its_place_in_the_chain(view):
    table = LocalTable(view, 1)
    table.start()
    heard: list[Sound] = []
    view.sounded.connect(heard.append)
    view.show_table(replace(table.snapshot(), state=GameState((dancers(),))))
    for wire in DANCE[:7]:
        view.editor.decide(read(*wire))
    organs = [one for one in heard if one.value.startswith("organ")]
    assert organs == [Sound.organ(2, 0), Sound.organ(0, 1), Sound.organ(1, 2)]


def test_a_barred_choice_is_heard(view, qtbot):
    LocalTable(view, 1).start()
    with qtbot.waitSignal(view.sounded) as sounded:
        view.editor.row.sign.click()
    assert sounded.args == [Sound.BLOCKED]
