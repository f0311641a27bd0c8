"""The drawn things: all of them are there, and each is drawn once."""

from importlib.resources import files

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontInfo
from PySide6.QtSvg import QSvgRenderer

from gui.kit.art import drawing, ground, paint_icon, paint_paper, paint_picture, picture
from gui.kit.drawing import svg_of
from gui.kit.theme import Type, load_fonts
from gui.kit.tokens import DAY, EVENING
from gui.parts.paints import SEATS, UNPAINTED
from gui.parts.worms import MOODS
from tests.gui.kit.drawn import drawn, seen
from tests.gui.kit.look_at import in_theme

GUI = files("gui")
ASSETS = sorted(one.name.removesuffix(".svg") for one in (GUI / "assets").iterdir())
WORMS = (*(paint.name for paint in SEATS), UNPAINTED.name)

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_drawing_can_be_drawn():
    assert len(ASSETS) > 190
    assert [name for name in ASSETS if not drawing(name).isValid()] == []


def test_every_worm_has_every_picture():
    wished = {f"face-{worm}-{mood}" for worm in WORMS for mood in MOODS}
    wished |= {f"head-{worm}-{mood}" for worm in WORMS for mood in ("looks", "dizzy", "happy")}
    wished |= {f"segment-{worm}" for worm in WORMS}
    wished |= {
        f"{thing}-{worm}"
        for worm in WORMS[:-1]
        for thing in ("die", "wax", "banner", "envelope-open", "envelope-sealed")
    }
    assert wished - set(ASSETS) == set()


def test_a_picture_is_rendered_once():
    assert picture("crown", (40, 40), 1.0) is picture("crown", (40, 40), 1.0)


def test_an_icon_takes_its_colour_and_a_worm_its_rim():
    frame = QRectF(0, 0, 48, 48)
    for colour in (DAY.ink, DAY.act):
        assert seen(drawn(48, 48, paint_icon, "menu", frame, colour), colour) > 50
    rims = []
    for theme in (DAY, EVENING):
        with in_theme(theme):
            rims.append(drawn(48, 48, paint_picture, "segment-plum", frame).pixelColor(1, 24))
    assert rims[1].lightness() > rims[0].lightness() + 60


def test_a_picture_in_svg_is_made_of_paths():
    drawn_as = svg_of(60, 62, lambda painter: paint_picture(painter, "crown", QRectF(0, 0, 60, 62)))
    assert "<path" in drawn_as
    assert "<image" not in drawn_as
    assert QSvgRenderer(drawn_as.encode()).isValid()


def test_every_letter_form_is_found():
    load_fonts()
    for use in Type:
        family, weight, _ = use.value
        wished = QFont(family)
        wished.setWeight(QFont.Weight(weight))
        assert QFontInfo(wished).family() == family
        assert QFontInfo(wished).exactMatch()


def test_the_letters_come_with_their_licences():
    fonts = {one.name: one.read_bytes() for one in (GUI / "fonts").iterdir()}
    families = {name.partition("_")[0] for name in fonts if name.endswith(".ttf")}
    assert families == {"Nunito", "DynaPuff"}
    for family in families:
        assert b"SIL OPEN FONT LICENSE Version 1.1" in fonts[f"OFL-{family}.txt"]


def _lightness(picture, x, y):
    return picture.pixelColor(x, y).lightnessF()


def test_by_evening_a_lamp_lights_the_middle_of_the_table_and_its_sides_are_dark():
    wood = ground(1280, 720, 1.0, EVENING).toImage()
    table = QColor(EVENING.table).lightnessF()
    assert _lightness(wood, 640, 320) > 1.1 * table
    assert _lightness(wood, 1000, 320) > 0.9 * table
    assert all(_lightness(wood, x, 320) < 0.6 * table for x in (6, 1273))


@pytest.mark.parametrize("theme", [DAY, EVENING])
def test_paper_has_a_rim_by_evening(theme):
    with in_theme(theme):
        picture = drawn(100, 100, paint_paper, QRectF(10, 10, 80, 80), 12)
    rim, inside = picture.pixelColor(10, 50), picture.pixelColor(20, 50)
    assert (rim == inside) is (theme is DAY)
