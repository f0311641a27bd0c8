"""The log in words: blocks of rounds with their dice; a click on a line goes to its step."""

from dataclasses import replace

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QStyleOptionViewItem

from gui.kit.theme import Type, font, look
from gui.parts.log_view import Heading, LogView
from tests.gui.kit.drawn import seen
from tests.gui.kit.look_at import wearing
from tests.settled import settled


def filled(qtbot):
    view = LogView()
    qtbot.addWidget(view)
    view.add(1, [("they sit down", None)])
    view.begin(3, Heading("Round 1", ((0, "4"), (1, "4")), "Round 1: Ann 4, Ben 4."))
    view.add(3, [("Ann and Ben bump over 4", 0)])
    view.resize(300, 200)
    view.show()
    return view


def test_a_click_on_a_line_or_a_heading_tells_its_step(qtbot):
    view = filled(qtbot)
    for row in (1, 2):
        with qtbot.waitSignal(view.chosen) as told:
            place = view.visualItemRect(view.item(row)).center()
            qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert told.args == [3]
        assert view.chosen_seat == (0 if row == 2 else None)


def test_a_step_without_words_points_at_the_line_before_it(qtbot):
    view = filled(qtbot)
    view.point_at(2)
    assert view.currentRow() == 0
    view.point_at(9)
    assert view.currentRow() == 2


def test_the_line_that_is_chosen_stays_in_sight_in_large_letters(qtbot):
    view = filled(qtbot)
    for step in range(4, 40):
        view.add(step, [("Ann crawls 4 of 5: it touches the line", 0)])
    view.point_at(20)
    with wearing(replace(look(), size=2.0)):
        qtbot.waitUntil(lambda: is_seen(view, view.currentRow()))
        view.point_at_end()
        qtbot.waitUntil(lambda: is_seen(view, view.count() - 1))
        view.resize(280, 180)
        qtbot.waitUntil(lambda: is_seen(view, view.count() - 1))


def is_seen(view, row):
    return view.viewport().rect().contains(view.visualItemRect(view.item(row)))


def test_what_is_later_than_the_step_looked_at_pales(qtbot):
    view = filled(qtbot)
    assert not view.is_later(2)
    view.point_at(2)
    assert view.is_later(2)
    assert not view.is_later(0)
    late = seen(view.grab().toImage(), look().theme.ink)
    view.point_at(9)
    assert seen(view.grab().toImage(), look().theme.ink) > late
    view.point_at_end()
    assert not view.is_later(2)


def test_a_round_has_one_heading_which_gets_its_dice_when_they_are_open(qtbot):
    view = LogView()
    qtbot.addWidget(view)
    view.begin(4, Heading("Round 2"))
    view.add(4, [("Ann would end the race here", 0)])
    view.begin(5, Heading("Round 2", ((0, "5"),), "Round 2: Ann 5."))
    view.add(5, [("Ben crawls 5", 1)])
    said = [view.item(row).text() for row in range(view.count())]
    assert said == ["Round 2: Ann 5.", "Ann would end the race here", "Ben crawls 5"]


def test_after_clearing_the_same_round_has_a_heading_again(qtbot):
    view = filled(qtbot)
    view.clear()
    view.begin(3, Heading("Round 1"))
    assert view.item(0).text() == "Round 1"


def test_where_the_proof_ends_it_is_said_in_red_with_room_for_every_word(qtbot):
    view = LogView()
    qtbot.addWidget(view)
    view.resize(300, 300)
    view.begin(3, Heading("Round 1", ((0, "4"), (2, "5"))))
    view.add(3, [("Cem crawls 5", 2)])
    bad = look().theme.bad
    assert seen(view.grab().toImage(), bad) == 0
    view.break_off(3, "The copy changes here", "This copy was changed after the game. " * 4)
    assert seen(view.grab().toImage(), bad) > 50
    last = view.item(view.count() - 1)
    assert view.visualItemRect(last).height() > 3 * view.visualItemRect(view.item(1)).height()


def test_a_long_line_is_broken_and_has_room_for_all_of_it(qtbot):
    view = filled(qtbot)
    view.resize(210, 200)
    lines = [
        f"Cem: legt Wurm B, Form I, auf {'f4 ' * more}f8; ein Herz" for more in range(0, 27, 3)
    ]
    view.add(4, [(line, 2) for line in lines])
    letters = QFontMetrics(font(Type.SMALL))
    high = set()
    for row in range(view.count() - 9, view.count()):
        frame = view.visualItemRect(view.item(row))
        option = QStyleOptionViewItem()
        hint = view.itemDelegate().sizeHint(option, view.indexFromItem(view.item(row)))
        assert hint.height() == frame.height()
        room = QRect(0, 0, frame.width(), 0)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        assert letters.boundingRect(room, wrapped, view.item(row).text()).height() <= hint.height()
        high.add(hint.height())
    assert len(high) > 1, "longer lines are higher"
    assert not view.horizontalScrollBar().isVisible()


def test_at_the_end_no_line_is_marked(qtbot):
    view = filled(qtbot)
    view.point_at(1)
    assert view.selectedItems()
    view.point_at_end()
    assert view.selectedItems() == []
    assert view.currentRow() == -1


def test_lines_that_come_together_are_laid_out_once(qtbot, monkeypatch):
    """A replay brings all its steps at once: to lay out each line for each other takes seconds."""
    asked, view = [], filled(qtbot)
    painter = type(view.itemDelegate())
    hint = painter.sizeHint

    def counted(it, option, index):
        asked.append(index.row())
        return hint(it, option, index)

    monkeypatch.setattr(painter, "sizeHint", counted)
    settled()
    asked.clear()
    for step in range(4, 304):
        view.begin(step, Heading(f"Round {step}"))
        view.add(step, [("Ben crawls 5", 1)])
    bar = view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    assert len(asked) <= 4 * view.count()
