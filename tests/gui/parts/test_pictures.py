"""Pictures of a moment as files."""

from errno import ENOSPC
from pathlib import Path

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
    save_picture(tmp_path / "a.png", view)
    assert QImage(str(tmp_path / "a.png")).pixelColor(5, 5) == QColor("red")


def test_a_moment_is_saved_as_svg(view, tmp_path):
    save_picture(tmp_path / "a.svg", view)
    assert "<svg" in (tmp_path / "a.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["a.png", "a.svg"])
def test_a_place_that_cannot_be_written_to_is_an_error_with_words(view, tmp_path, name):
    with pytest.raises(OSError, match=r".+"):
        save_picture(tmp_path / "missing" / name, view)


@pytest.mark.parametrize("name", ["a.png", "a.svg"])
def test_on_a_full_disk_no_half_picture_is_left_and_the_one_before_stays(
    view, tmp_path, monkeypatch, name
):
    def full(path, data):
        with path.open("wb") as file:
            file.write(data[:1])
        raise OSError(ENOSPC, "No space left on device")

    (tmp_path / name).write_bytes(b"the one before")
    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        save_picture(tmp_path / name, view)
    monkeypatch.undo()
    assert [one.read_bytes() for one in tmp_path.iterdir()] == [b"the one before"]


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
    saved = ask_and_save(view, "worm-up.png", lambda path: save_picture(path, view))
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
    save_picture(tmp_path / "a.svg", race_view)
    assert "<pattern" not in (tmp_path / "a.svg").read_text(encoding="utf-8")
