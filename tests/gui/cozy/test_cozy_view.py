"""The whole view at a table: games by mouse and by list, the draft kept, what is waited for."""

from dataclasses import replace
from typing import get_args

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.cozy.decisions import Answer, Grow, Pass, PlaceWorm
from core.cozy.game import GameState
from core.cozy.grid import Cell
from core.cozy.hour import legal
from core.cozy.sheet import Measure
from gui.cozy.around.past_hours import past_hours
from gui.cozy.cozy_view import CozyView
from gui.cozy.words import points_words
from gui.kit.theme import look
from gui.parts.game_view import Sound
from net.protocol.commands import Play
from tests.core.cozy.play import decision_of, draws_of
from tests.core.cozy.scenes import across, after, colony_of, organ, read, turn_of, worm
from tests.core.cozy.tables import started
from tests.gui.cozy.colonies import DANCE, asked, dancers
from tests.gui.cozy.hands import decide_by_list, decide_by_mouse, drag, hour_of, press, spot
from tests.gui.cozy.local import LocalTable
from tests.gui.cozy.pictures import painted
from tests.gui.cozy_log import cozy_game
from tests.gui.snapshots import snapshot_of
from tests.settled import settled

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(qtbot):
    view = CozyView()
    qtbot.addWidget(view)
    view.resize(1024, 600)
    view.show()
    return view


def moves(view: CozyView) -> bool:
    motions = view.findChildren(QVariantAnimation)
    return any(one.state() is not QVariantAnimation.State.Stopped for one in motions)


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


def pass_hour(view: CozyView) -> None:
    view.editor.decide(Pass())
    view.editor.ask_to_sign()
    view.editor.ask_to_sign()


def test_the_badges_say_who_draws_and_who_has_signed(view):
    """C11.12."""
    table = LocalTable(view, 1, 3)
    table.start()
    mine, *others = view.seat_states(table.snapshot())
    assert mine.said == "drawing"
    assert mine.is_turn
    assert mine.thing is None
    assert [state.said for state in others] == ["signed, 0", "signed, 0"]
    assert all(state.thing for state in others)


def test_a_badge_follows_the_draft_and_paints_its_sheet(view):
    table = LocalTable(view, 1, 2)
    table.start()
    view.editor.decide(next(one for one in view.draft_of_hour.legal if isinstance(one, PlaceWorm)))
    mine, other = view.seat_states(table.snapshot())
    assert mine.number == "\u22122"
    assert other.thing is not None
    thing, frame = other.thing, QRectF(0, 0, 50, 50)
    image = painted(lambda p: thing(p, frame), 50, 50)
    assert image.pixelColor(25, 25) == QColor(look().theme.space)


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
    assert view.editor.undo.why
    assert hour_of(view).is_over


def test_another_sheet_is_enlarged_its_hour_watched_and_ours_comes_back(view, clock):
    """C11.12."""
    table = LocalTable(view, 1, 2)
    table.start()
    pass_hour(view)
    view.look_at(1)
    assert view.sheet.picture is not None
    assert view.sheet.picture.turn == table.state.turns[1]
    view.film.set_pace(10)
    view.look.watch.click()
    clock.pass_time(1000)
    assert not view.film.is_running
    assert view.sheet.picture.turn == table.state.turns[1]
    view.look.back.click()
    assert view.sheet.picture.turn == view.draft_of_hour.turns[-1]


def test_nothing_is_decided_while_another_sheet_is_looked_at(view):
    LocalTable(view, 1, 2).start()
    view.look_at(1)
    QTest.keyClick(view.sheet, Qt.Key.Key_P)
    press(view, Cell(3, 3))
    assert hour_of(view).decisions == ()


def test_the_end_names_the_result_and_is_heard(view):
    """C11.13."""
    heard: list[Sound] = []
    said: list[str] = []
    view.sounded.connect(heard.append)
    view.spoke.connect(said.append)
    table = LocalTable(view, 7, 2)
    table.start()
    for _ in table.state.sheet.hours:
        pass_hour(view)
    assert table.state.is_over
    assert heard[-1] is Sound.FINISH
    assert {Sound.DICE, Sound.HOUR_SIGNED} <= set(heard)
    assert said[-1].startswith(("Ann", "Ben"))
    assert table.refusals == []


def test_a_replay_shows_each_step_in_motion_and_moments_as_they_are(view, qtbot):
    """C11.13: from the same log, without a seat."""
    table = LocalTable(view, 1, 2)
    table.start()
    pass_hour(view)
    replay = CozyView()
    qtbot.addWidget(replay)
    replay.resize(1024, 600)
    replay.show()
    replay.film.set_pace(1)
    for done in table.mine.completed:
        if done.step.state is not None:
            replay.show_step(done)
    qtbot.waitUntil(lambda: not replay.film.is_running)
    replay.show_moment(("Ann", "Ben"), table.state)
    replay.look_at(1)
    assert replay.sheet.picture is not None
    assert replay.sheet.picture.turn == table.state.turns[1]
    assert replay.seat is None
    assert replay.look.back.isHidden()
    assert len(replay.explain()) >= 5
    assert [state.number for state in replay.seat_states(None)] == [
        points_words(score.total) for score in table.state.scores()
    ]


def test_a_film_shows_the_hour_that_it_names(view, qtbot):
    """While 1 AM is shown, header, dice and rows say 1 AM, and the chain grows with the sheet."""
    table = LocalTable(view, 1, 2)
    table.start()
    place = next(one for one in view.draft_of_hour.legal if isinstance(one, PlaceWorm))
    view.editor.decide(place)
    view.editor.decide(view.draft_of_hour.legal[0])
    while not hour_of(view).is_over:
        view.editor.decide(view.draft_of_hour.legal[-1])
    view.editor.ask_to_sign()
    view.editor.ask_to_sign()
    replay = CozyView()
    qtbot.addWidget(replay)
    replay.resize(1024, 600)
    replay.show()
    acted = next(done for done in table.mine.completed if past_hours(done))
    replay.show_step(acted)
    assert replay.film.is_running
    assert replay.look.dice.title.text().startswith("1 AM, columns")
    assert replay.look.dice.mine[0].accessibleName() != "a die, not rolled yet"
    assert replay.look.log.toPlainText() == ""
    assert replay.look.scores.hour.text() == "hour 1 of 16"
    assert replay.seat_states(None)[0].number == "0"
    replay.skip()
    assert replay.look.dice.title.text().startswith("1 AM, columns")
    assert replay.look.log.toPlainText() != ""
    assert replay.seat_states(None)[0].number == points_words(table.state.scores()[0].total)


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


def test_an_idle_table_paints_nothing_and_no_clock_runs(view, clock):
    """C11: 0 repaints when nothing moves."""
    LocalTable(view, 1, 3).start()
    clock.pass_time(6000)
    assert not clock.pending()
    paints: list[QEvent] = []
    watcher = Watcher(paints)
    for widget in (view, *view.findChildren(QWidget)):
        widget.installEventFilter(watcher)
    settled()
    assert paints == []


class Watcher(QObject):
    """Collects what is painted."""

    def __init__(self, paints: list[QEvent]) -> None:
        super().__init__()
        self._paints = paints

    def eventFilter(self, _, event) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._paints.append(event)
        return False


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


def test_at_the_end_the_badges_make_room_until_a_sheet_is_looked_at(view):
    table = LocalTable(view, 7, 2)
    table.start()
    assert view.has_badges
    for _ in table.state.sheet.hours:
        pass_hour(view)
    assert not view.has_badges
    view.look_at(1)
    assert view.has_badges


def test_parts_keep_clear_of_badges_and_of_a_foot(view):
    LocalTable(view, 1).start()
    view.set_frame(100, 0, 150)
    for part in (view.sheet, view.editor):
        assert part.y() >= 96
        assert part.geometry().bottom() < view.height() - 150


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (900, 1100)])
def test_sheet_and_hand_fill_the_view_side_by_side(view, size):
    LocalTable(view, 1).start()
    view.resize(*size)
    assert view.rect().contains(view.sheet.geometry())
    assert view.rect().contains(view.editor.geometry())
    assert not view.sheet.geometry().intersects(view.editor.geometry())


@pytest.mark.parametrize("seat", [None, 0])
def test_who_looks_on_is_told_so_for_as_long_as_that_lasts(view, seat):
    table = cozy_game(seats=2, number=3, steps_max=14)[1]
    view.show_table(snapshot_of(table, seat=seat, may_act=False))
    assert view.look.looks_on.isVisible() is (seat is None)
