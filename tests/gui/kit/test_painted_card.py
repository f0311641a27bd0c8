"""Cards that paint themselves in units."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gui.kit.card import Page
from gui.kit.painted_card import PaintedCard, letters_in, write
from gui.kit.theme import Look, Type, wear
from gui.kit.tokens import DAY


class Half(PaintedCard):
    """Paints its left half black."""

    UNITS = 200

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint it."""
        painter.fillRect(QRectF(0, 0, 100, high), QColor("#000000"))


class Bare(Half):
    """The same without paper."""

    has_paper = False


def shown_on(page, part, qtbot):
    qtbot.addWidget(page)
    page.resize(600, 300)
    part.setParent(page)
    part.setGeometry(150, 100, 300, 100)
    return page.grab().toImage()


@pytest.mark.parametrize("kind", [Half, Bare])
def test_it_paints_in_units_however_wide_it_is(qtbot, kind):
    image = shown_on(Page(), kind(), qtbot)
    assert image.pixelColor(290, 150) == QColor("#000000")
    assert image.pixelColor(310, 150) != QColor("#000000")


def test_without_paper_the_wood_round_it_stays_as_it_was(qtbot):
    page = Page()
    qtbot.addWidget(page)
    page.resize(600, 300)
    bare = page.grab().toImage()
    image = shown_on(page, Bare(), qtbot)
    for x, y in ((310, 150), (440, 190), (300, 205), (455, 150)):
        assert image.pixelColor(x, y) == bare.pixelColor(x, y)
    with_paper = shown_on(Page(), Half(), qtbot)
    assert with_paper.pixelColor(300, 205) != bare.pixelColor(300, 205), "it casts a shadow"


TITLES = ("Gegner und Verbündete", "Nemesis and ally", "Auszeichnungen", "zastanawia się")


@pytest.fixture(params=[100, 150, 200])
def text(request):
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    wear(app, Look(DAY, size=request.param / 100))
    yield
    wear(app, Look(DAY))


@pytest.mark.usefixtures("text")
@pytest.mark.parametrize("use", [Type.HEADING, Type.NAME, Type.SMALL])
def test_words_that_shrink_are_no_wider_than_their_room(qapp, use):
    for said in TITLES:
        for room in range(120, 320):
            letters = letters_in(use, said, room)
            least = 12 if use is Type.NAME else 8
            wide = QFontMetricsF(letters).horizontalAdvance(said)
            assert wide <= room or letters.pixelSize() == least


@pytest.mark.usefixtures("text")
@pytest.mark.parametrize("use", [Type.HEADING, Type.NAME, Type.SMALL])
def test_a_name_of_wide_letters_stays_in_its_room_and_can_be_read(qapp, use):
    image = QImage(400, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    with QPainter(image) as painter:
        write(painter, use, "#000000", 24 * "W", QRectF(20, 10, 90, 60))
    inked = [
        x for x in range(400) if any(image.pixelColor(x, y).lightness() < 128 for y in range(80))
    ]
    assert 20 <= min(inked) <= max(inked) < 110
