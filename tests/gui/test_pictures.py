"""Pictures of a moment as files."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gui.game_view import GameView
from gui.pictures import save_picture


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
