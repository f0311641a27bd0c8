"""Comparing the emblem: four words, one click."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QAbstractButton, QLabel

from gui.kit.theme import art_of, look, wear
from gui.window.table.emblem_panel import EmblemPanel
from net.protocol.commands import SameHere
from tests.settled import settled


@pytest.fixture
def before(qapp):
    """Give the look as it was back."""
    now = look()
    yield now
    wear(qapp, now)


@pytest.fixture
def asked():
    return []


@pytest.fixture
def panel(qtbot, asked, shell):
    made = EmblemPanel(shell, asked.append)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show_emblem((0, 1, 62, 63))
    made.show()
    return made


def words_of(panel):
    return " ".join(label.text() for label in panel.findChildren(QLabel))


def test_four_pictures_are_named_and_one_key_says_same_here(qtbot, panel, asked):
    assert panel.accessibleName() == "The emblem: anchor, apple, umbrella, violin"
    assert panel.focusProxy() is panel._same
    qtbot.keyClick(panel._same, Qt.Key.Key_Space)  # where the focus is
    assert asked == [SameHere()]


@pytest.mark.parametrize(("width", "height"), [(1024, 600), (1280, 720), (1920, 1080), (1400, 600)])
def test_the_cards_are_large_and_clear_of_each_other_and_of_the_tray(
    panel, qapp, before, width, height
):
    wear(qapp, replace(before, art=art_of(width, height)))
    panel.resize(width, height)
    settled()
    frames = [
        QTransform()
        .translate(frame.center().x(), frame.center().y())
        .rotate(turn)
        .mapRect(QRectF(-frame.width() / 2, -frame.height() / 2, frame.width(), frame.height()))
        for frame, turn in panel.cards()
    ]
    room = QRectF(0, 80, width, panel.tray.y() - 80)
    assert all(room.contains(frame) for frame in frames)
    assert all(frame.width() > 190 for frame in frames)
    for left, right in pairwise(frames):
        assert left.right() < right.left() + 1


def test_each_picture_is_drawn_on_its_card(panel):
    image = panel.grab().toImage()
    for frame, _turn in panel.cards():
        middle = image.copy(frame.toRect().adjusted(60, 40, -60, -120))
        shades = {
            middle.pixel(x, y) for x in range(0, middle.width(), 2) for y in range(middle.height())
        }
        assert len(shades) > 8


def test_another_emblem_is_another_picture(panel):
    before = panel.grab().toImage()
    panel.show_emblem((3, 1, 62, 63))
    assert panel.grab().toImage() != before


def test_what_differs_is_answered_in_the_tray_for_as_long_as_the_pictures_are_shown(
    qtbot, panel, shell
):
    button = next(b for b in panel.findChildren(QAbstractButton) if "differs" in b.text())
    button.click()
    (told,) = shell.spoken
    assert told in words_of(panel)
    assert "all leave and meet again" in told
    panel.show_emblem((0, 1, 62, 63))
    assert told in words_of(panel)
    panel.show_emblem((5, 1, 62, 63))
    assert told not in words_of(panel)
