"""Pictures of a moment as files."""

import importlib
import os
import sys

import pytest
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from gui.parts import pictures
from gui.parts.game_view import GameView
from gui.parts.pictures import WIDTH, ask_and_save, save_picture, save_text
from gui.wormup.race_view import RaceView
from tests.gui.race_log import race


class Painted(GameView):
    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        painter.fillRect(frame, QColor("red"))


@pytest.fixture
def view(qtbot):
    view = Painted()
    qtbot.addWidget(view)
    return view


def test_a_moment_is_saved_as_png(view, tmp_path):
    save_picture(tmp_path / "a.png", view.paint_moment)
    assert QImage(str(tmp_path / "a.png")).pixelColor(5, 5) == QColor("red")


def test_a_moment_is_saved_as_svg(view, tmp_path):
    save_picture(tmp_path / "a.svg", view.paint_moment)
    assert "<svg" in (tmp_path / "a.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["a.png", "a.svg"])
def test_a_place_that_cannot_be_written_to_is_an_error_with_words(view, tmp_path, name):
    with pytest.raises(OSError, match=r".+"):
        save_picture(tmp_path / "missing" / name, view.paint_moment)


def test_who_gives_no_name_saves_nothing_and_a_failure_is_told(view, tmp_path, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(pictures, "tell", lambda _parent, _title, text, _done: told.append(text))
    for chosen in (None, tmp_path / "missing" / "a.csv"):
        monkeypatch.setattr(pictures, "ask_path", lambda *_, c=chosen: c)
        assert ask_and_save(view, "a.csv", lambda path: save_text(path, "a,b\r\n")) is None
    assert len(told) == 1
    assert "cannot be written" in told[0]


def test_a_name_without_an_ending_gets_the_right_one(view, tmp_path, qtbot):
    """As somebody types it into the dialog, over the name that it offers."""

    def answer():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(tmp_path))
        field = dialog.findChild(QLineEdit)
        assert field is not None
        field.clear()
        qtbot.keyClicks(field, "mine")
        dialog.accept()

    QTimer.singleShot(0, answer)
    saved = ask_and_save(view, "worm-up.png", lambda path: save_picture(path, view.paint_moment))
    assert saved == tmp_path / "mine.png"
    assert QImage(str(saved)).width() == WIDTH


def test_a_text_keeps_its_line_ends(tmp_path):
    save_text(tmp_path / "a.csv", "a,b\r\n")
    assert (tmp_path / "a.csv").read_bytes() == b"a,b\r\n"


def test_the_svg_of_a_race_has_a_ground_without_seams(qtbot, tmp_path):
    race_view = RaceView()
    qtbot.addWidget(race_view)
    done = race()[1].completed[-1]
    race_view.show_moment(("Ann", "Ben", "Cem"), done.outcome.state)
    save_picture(tmp_path / "a.svg", race_view.paint_moment)
    assert "<pattern" not in (tmp_path / "a.svg").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and limits of Unix")
@pytest.mark.parametrize("name", ["a.png", "a.svg"])
def test_a_full_disk_leaves_the_picture_that_was_there_and_nothing_else(view, tmp_path, name):
    (tmp_path / name).write_bytes(b"the one before")
    resource = importlib.import_module("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))  # Python ignores its signal
    try:
        with pytest.raises(OSError, match="File too large"):
            save_picture(tmp_path / name, view.paint_moment)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert [file.name for file in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_bytes() == b"the one before"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of Unix")
@pytest.mark.parametrize("name", ["a.png", "a.svg"])
def test_a_pipe_that_nobody_reads_is_an_error_at_once(view, tmp_path, name):
    os.mkfifo(tmp_path / name)
    with pytest.raises(OSError, match="No such device"):
        save_picture(tmp_path / name, view.paint_moment)


def test_a_link_stays_one_and_what_it_leads_to_is_written(tmp_path):
    (tmp_path / "link.csv").symlink_to(tmp_path / "a.csv")
    save_text(tmp_path / "link.csv", "a,b\n")
    assert (tmp_path / "link.csv").is_symlink()
    assert (tmp_path / "a.csv").read_text(encoding="utf-8") == "a,b\n"
