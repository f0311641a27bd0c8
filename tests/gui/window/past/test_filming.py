"""A clip is made beside the window: one sees how far it is, can stop it, and nothing is left."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from gui.parts.pictures import part_of
from gui.window.past.replay_page import ReplayPage
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race

_STEP = 22


@pytest.fixture
def told(shell: HeardShell) -> list[str]:
    return shell.toasts


@pytest.fixture
def page(qtbot, tmp_path, shell) -> Iterator[ReplayPage]:
    (tmp_path / "log").write_bytes(race()[0])
    page = ReplayPage(shell)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.open(tmp_path / "log", _STEP)
    qtbot.waitUntil(lambda: page.log.opened is not None)
    yield page
    page.stop()


@pytest.fixture
def film(page: ReplayPage, tmp_path: Path, monkeypatch) -> Callable[[], Path]:
    """Make a clip of the turn, and return where it will be."""
    path = tmp_path / "turn.webp"
    monkeypatch.setattr("gui.window.past.exports.ask_path", lambda *_: path)

    def begin() -> Path:
        page.exports.clip.trigger()
        return path

    return begin


def stop_key(page: ReplayPage) -> QPushButton:
    return next(
        key for key in page.exports.filming.findChildren(QPushButton) if key.text() == "Stop"
    )


def draws(page: ReplayPage) -> bool:
    """Return whether some pictures are drawn, and not all."""
    bar = page.exports.filming._bar
    return 0 < bar.value() < bar.maximum()


def test_a_bar_shows_how_far_a_clip_is_until_it_is_saved(page, qtbot, film, shell):
    spoken = shell.spoken
    path = film()
    assert page.exports.filming.isVisible()
    qtbot.waitUntil(lambda: draws(page))
    page.exports.offer()
    assert not page.exports.clip.isEnabled(), "one clip at a time"
    page.exports.menu.close()
    qtbot.waitUntil(lambda: not page.exports.filming.is_running)
    assert page.exports.filming.isHidden()
    assert spoken == ["The clip is being drawn.", f"Saved: {path}"]
    with Image.open(path) as found:
        assert found.size == (800, 450)
    page.exports.offer()
    assert page.exports.clip.isEnabled()


@pytest.mark.parametrize("way", ["key", "leaving"])
def test_a_clip_that_is_stopped_leaves_nothing_and_says_so(page, qtbot, film, told, way):
    part = part_of(film())
    part.write_bytes(b"half")
    qtbot.waitUntil(lambda: draws(page))
    if way == "key":
        stop_key(page).setFocus()
        QTest.keyClick(stop_key(page), Qt.Key.Key_Space)
    else:
        page._back()
    assert not page.exports.filming.is_running
    assert page.exports.filming.isHidden()
    assert told == ["The clip was stopped; nothing of it is saved."]
    assert [one.name for one in part.parent.iterdir()] == ["log"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk")
def test_a_clip_that_cannot_be_written_says_why(page, qtbot, tmp_path, film, told):
    (tmp_path / "turn.webp").symlink_to("/dev/full")
    path = film()
    qtbot.waitUntil(lambda: not page.exports.filming.is_running)
    assert told == [f"{path} cannot be written: the disk is full"]
    assert sorted(one.name for one in tmp_path.iterdir()) == ["log", "turn.webp"]


def test_a_program_that_ends_without_a_word_is_told(qtbot, tmp_path, film, monkeypatch, told):
    nowhere = str(tmp_path / "nowhere")
    monkeypatch.setattr("gui.window.own_program.self_command", lambda: [nowhere])
    path = film()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [f"{path}: the clip could not be written."]


def test_what_is_told_of_a_clip_stays_on_top_and_within_the_page(page, film):
    film()
    for width, height in ((1024, 600), (400, 500), (1280, 720)):
        page.resize(width, height)
        assert page.rect().contains(page.exports.filming.geometry())
    page._look_back()
    at = page.exports.filming.geometry().center()
    assert (
        page.exports.filming.isAncestorOf(page.childAt(at))
        or page.childAt(at) is page.exports.filming
    )
