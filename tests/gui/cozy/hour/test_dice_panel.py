"""Dice and what brains can do with them: exactly what is legal."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from core.cozy.decisions import ChangeDie, ChooseToAdd, FillBrain
from core.cozy.grid import Cell
from core.cozy.hour import decided, legal
from gui.cozy.hour.dice_panel import DicePanel
from gui.cozy.hour.die_face import DieFace
from gui.cozy.hour.die_fan import DieFan
from gui.cozy.hour.organ_help import organ_help
from gui.kit.focus import use_mouse
from gui.kit.theme import Look
from gui.words.languages import spoken
from tests.gui.cozy.colonies import dancers
from tests.gui.cozy.hour.heard_decider import HeardDecider
from tests.gui.kit.look_at import wearing
from tests.settled import settled


@pytest.fixture
def panel(qtbot):
    use_mouse()
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1280, 720)
    panel = DicePanel(DieFan(HeardDecider(), over))
    panel.setParent(over)
    panel.setGeometry(716, 90, 548, 110)
    over.show()
    yield panel
    over.close()


def seen(panel: DicePanel) -> list[QImage]:
    return [die.grab().toImage() for die in panel.mine]


def offers(panel: DicePanel, die: int) -> bool:
    return "Click to turn this die" in said(panel.mine[die])


def test_it_says_how_many_brains_could_turn_a_die(panel):
    """C4.2."""
    turn = dancers()
    panel.show_dice(turn, turn, tuple(legal(turn)))
    assert "One brain could turn a die." in panel.said.text()
    panel.show_dice(turn, turn, ())
    assert "brain" not in panel.said.text()


def test_a_coin_of_the_hour_before_is_shown_until_and_after_it_is_spent(panel):
    """C4.2."""
    turn = dancers(spare=1)
    panel.show_dice(turn, turn, tuple(legal(turn)))
    assert " ".join(panel.said.text().split()) == "The coin of 6 AM can turn a die."
    there = panel.coin.grab().toImage()
    after = turn
    for change, told in (
        (ChangeDie(0, 1), "The coin of 6 AM turned the tail."),
        (ChangeDie(2, 1), "The coin of 6 AM turned the shape."),
    ):
        after = decided(turn, change)
        panel.show_dice(turn, after, tuple(legal(after)))
        assert " ".join(panel.said.text().split()) == told
        assert panel.coin.grab().toImage() != there
    both = decided(after, FillBrain(Cell(5, 6), 0, 1))
    panel.show_dice(turn, both, tuple(legal(both)))
    assert " ".join(panel.said.text().split()) == "The coin of 6 AM is spent."
    panel.show_dice(dancers(), dancers(), ())
    assert panel.coin.isHidden()


def test_the_heading_names_the_hour_and_its_region(panel):
    panel.show_dice(dancers(), dancers(), ())
    assert panel.title.text() == "7 AM, rows 5 to 8"
    panel.show_dice(dancers(), dancers(), (), "Ben")
    assert panel.said.text() == "This is Ben's sheet."


def test_the_heading_fits_also_after_dice_came_beside_it(panel):
    panel.resize(430, 110)
    with wearing(Look(size=1.5)):
        panel.show_dice(dancers(), dancers(), ())
        settled()
        with wearing(Look(size=1.3)):
            settled()
            need = QFontMetrics(panel.title.font()).horizontalAdvance(panel.title.text())
            assert need <= panel.title.width()


@pytest.mark.parametrize("size", [0.8, 1.0, 1.2])
def test_the_heading_fits_whatever_room_the_dice_leave(panel, size):
    """Small letters are not quite as narrow as their size says."""
    with wearing(Look(size=size)):
        panel.show_dice(dancers(), dancers(), ())
        for wide in range(420, 520, 3):
            panel.resize(wide, 110)
            settled()
            sizes = QFontMetrics(panel.title.font())
            fits = sizes.horizontalAdvance(panel.title.text()) <= panel.title.width()
            assert fits or panel.title.font().pointSizeF() == 12, "the least that can be read"


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_no_word_beside_the_dice_is_cut(panel, language):
    with spoken(language), wearing(Look(size=2)):
        for wide in (430, 524, 600):
            panel.resize(wide, 140)
            for turn in (dancers(), dancers(spare=1), dancers(spare=2)):
                panel.show_dice(turn, turn, tuple(legal(turn)))
                settled()
                advance = QFontMetrics(panel.said.font()).horizontalAdvance
                lines = panel.said.text().split("\n")
                assert max(map(advance, lines)) <= panel.said.width(), (language, wide)
                assert "\u2026" not in panel.said.text()


def test_a_die_that_was_changed_is_not_offered_again(panel):
    """C4.2, D20."""
    turn = dancers(spare=2)
    after = decided(turn, ChangeDie(0, 1))
    panel.show_dice(turn, after, tuple(legal(after)))
    assert offers(panel, 0) is False
    assert offers(panel, 1) is True
    assert "changed" in panel.mine[0].accessibleName()


def test_a_click_opens_the_fan_and_another_one_closes_it(panel):
    turn = dancers(spare=1)
    panel.show_dice(turn, turn, tuple(legal(turn)))
    QTest.mouseClick(panel.mine[2], Qt.MouseButton.LeftButton)
    assert panel.fan.is_open
    assert panel.fan.die is panel.mine[2]
    QTest.mouseClick(panel.mine[1], Qt.MouseButton.LeftButton)
    assert panel.fan.die is panel.mine[1]
    QTest.mouseClick(panel.mine[1], Qt.MouseButton.LeftButton)
    assert not panel.fan.is_open


def test_the_arrows_lead_from_die_to_die_and_enter_opens_the_fan(panel):
    turn = dancers(spare=1)
    panel.show_dice(turn, turn, tuple(legal(turn)))
    panel.window().activateWindow()
    QTest.qWaitForWindowActive(panel.window())
    panel.lead()
    for key, die in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Right, 0)):
        QTest.keyClick(panel.window().focusWidget(), key)
        assert panel.mine[die].hasFocus()
    QTest.keyClick(panel.mine[0], Qt.Key.Key_Left)
    QTest.keyClick(panel.mine[2], Qt.Key.Key_Return)
    assert panel.fan.is_open
    assert panel.fan.faces[0].hasFocus()
    QTest.keyClick(panel.fan.faces[0], Qt.Key.Key_Escape)
    assert not panel.fan.is_open
    assert panel.mine[2].hasFocus()


def test_a_new_roll_tumbles_once_and_ends_with_what_it_shows(panel, clock):
    turn = dancers()
    panel.show_dice(None, None, ())
    panel.show_dice(turn, turn, ())
    fallen = seen(panel)
    clock.pass_time(100)
    assert seen(panel) != fallen
    clock.pass_time(2000)
    assert seen(panel) == fallen
    panel.show_dice(turn, turn, ())
    assert not clock.pending()


def test_without_brains_no_die_can_be_turned(panel):
    turn = dancers()
    filled = decided(turn, FillBrain(Cell(5, 6), 0, 1))
    panel.show_dice(turn, filled, tuple(legal(filled)))
    assert not any(offers(panel, die) for die in range(3))


def test_a_die_that_cannot_be_turned_asks_where_its_number_came_from(panel, qtbot):
    panel.show_dice(dancers(), dancers(), ())
    with qtbot.waitSignal(panel.asked):
        QTest.mouseClick(panel.mine[1], Qt.MouseButton.LeftButton)
    assert not panel.fan.is_open


def said(face: DieFace) -> str:
    return " ".join(face.toolTip().split())


def test_every_die_says_what_its_face_is_good_for(panel):
    turn = dancers()
    panel.show_dice(turn, turn, tuple(legal(turn)))
    for die in (0, 1):
        assert said(panel.mine[die]).find(organ_help(turn.kind_of(die))) > 0
    assert "shape of a new worm" in said(panel.mine[2])
    panel.show_dice(turn, turn, ())
    assert organ_help(turn.kind_of(0)) in said(panel.mine[0])
    assert "No coin, and no brain in rows 5 to 8." in said(panel.mine[0])
    after = decided(turn, FillBrain(Cell(5, 6), 0, 1))
    panel.show_dice(turn, after, ())
    assert "This die has been turned." in said(panel.mine[0])
    placed = decided(turn, next(one for one in legal(turn) if isinstance(one, ChooseToAdd)))
    panel.show_dice(turn, placed, ())
    assert "before A, B or C" in said(panel.mine[1])
