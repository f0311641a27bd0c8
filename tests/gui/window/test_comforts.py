"""Text size, sound, light, motion, language: on every page."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gui.kit.button import IconButton
from gui.kit.focus import RING
from gui.kit.theme import look, px
from gui.kit.tokens import DAY, EVENING
from gui.window.comforts import Comforts, LobbyIcons
from gui.window.comforts_card import ComfortsCard
from gui.window.settings import Settings


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path)


@pytest.fixture
def comforts(qtbot, settings):
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    yield Comforts(window, settings, "de")
    window.close()


@pytest.fixture
def icons(comforts):
    window = comforts.parent()
    window.show()
    icons = LobbyIcons(comforts, window, lambda: None, lambda: None)
    icons.show()
    return icons


AA, SOUND, LIGHT, GLOBE = range(4)


def icon(icons, at):
    """Return one of the four discs, from left to right."""
    return icons.findChildren(IconButton)[at]


def test_text_grows_and_shrinks_and_stops_at_the_last_size(comforts, settings):
    before = QApplication.font().pointSizeF()
    comforts.step(1)
    assert QApplication.font().pointSizeF() > before
    for _ in range(20):
        comforts.step(-1)
    assert QApplication.font().pointSizeF() == pytest.approx(0.8 * before, rel=0.02)
    assert settings.text_size == 80


def test_pictures_grow_with_the_window_and_text_less_than_pictures(comforts):
    window = comforts.parent()
    sizes = []
    for wide, high in ((1024, 600), (1280, 720), (1920, 1080)):
        window.resize(wide, high)
        comforts.dress()
        sizes.append((look().art, look().text))
    assert sizes == [(0.8, 1.0), (1.0, 1.0), (1.5, 1.25)]


def test_text_uses_the_height_of_a_screen_that_stands_and_is_never_too_large(comforts, settings):
    window = comforts.parent()
    window.resize(1080, 1920)
    comforts.dress()
    assert look().text == pytest.approx(1.3)
    comforts.change(Settings.text_size, 200)
    assert look().text == pytest.approx(2.0)
    assert settings.text_size == 200
    window.resize(1280, 720)
    comforts.change(Settings.text_size, 100)
    assert look().text == 1.0


def test_a_click_mutes_and_another_one_unmutes_and_that_is_kept(icons, settings):
    icon(icons, SOUND).click()
    assert settings.mute
    icon(icons, SOUND).click()
    assert not settings.mute


def test_a_muted_window_shows_it_and_says_so(icons):
    """Dark is what is on: sounds that are off are no dark disc."""
    heard = icon(icons, SOUND).grab().toImage()
    icon(icons, SOUND).click()
    assert icon(icons, SOUND).grab().toImage() != heard
    assert not icon(icons, SOUND).isChecked()
    assert icon(icons, SOUND).accessibleName() == icon(icons, SOUND).toolTip() == "Sounds are off"
    icon(icons, SOUND).click()
    assert icon(icons, SOUND).grab().toImage() == heard
    assert icon(icons, SOUND).accessibleName() == "Sounds are on"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_there_is_the_same_room_between_all_discs(icons, comforts, size):
    comforts.parent().resize(*size)
    comforts.dress()
    keys = icons.findChildren(IconButton)
    discs = [key.geometry().adjusted(*[way * px(RING) for way in (1, 1, -1, -1)]) for key in keys]
    assert {disc.width() for disc in discs} == {px(44)}
    gaps = {after.left() - disc.left() - disc.width() for disc, after in pairwise(discs)}
    assert gaps == {px(8)}
    assert icons.geometry().right() < comforts.parent().width()


def test_a_click_lights_the_evening_lamp_and_another_one_lets_the_day_in(icons, settings):
    icon(icons, LIGHT).click()
    assert look().theme is EVENING
    assert settings.light == "evening"
    icon(icons, LIGHT).click()
    assert look().theme is DAY


def test_every_icon_says_what_it_does(icons):
    for key in icons.findChildren(IconButton):
        assert key.toolTip()
        assert key.accessibleName()


def test_the_window_hears_the_keys_once_they_are_added(comforts, qtbot):
    window = comforts.parent()
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    before = QApplication.font().pointSizeF()
    grow = (Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, *grow)
    assert QApplication.font().pointSizeF() == before
    comforts.add_keys()
    qtbot.keyClick(window, *grow)
    assert QApplication.font().pointSizeF() > before


def test_the_card_shows_what_is_set_and_changes_it_at_once(icons, comforts, settings, qtbot):
    done: list[str] = []
    over = ComfortsCard.hang(
        comforts.parent(),
        icon(icons, AA),
        comforts,
        [("people", "Network", lambda: done.append("network"))],
    )
    (card,) = over.findChildren(ComfortsCard)
    assert card.language.currentData() == "de"
    card.language.setCurrentIndex(card.language.findData("en"))
    with qtbot.waitSignal(comforts.chosen) as told:
        card.language.activated.emit(0)  # what a person's choice does
    assert told.args == ["en"]
    comforts.change(Settings.calm, value=True)
    assert look().is_calm
    assert settings.calm is True
    qtbot.keyClick(over, Qt.Key.Key_Escape)
    assert not over.isVisible()
    assert done == []


def test_a_click_beside_the_card_closes_it(icons, comforts, qtbot):
    over = ComfortsCard.hang(comforts.parent(), icon(icons, AA), comforts, [])
    qtbot.mouseClick(over, Qt.MouseButton.LeftButton, pos=over.rect().bottomLeft())
    assert not over.isVisible()
