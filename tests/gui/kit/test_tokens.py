"""The tokens: text can be read on its ground, and the worms are told apart by every eye."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import NamedTuple

import pytest
from PySide6.QtGui import QColor

from gui.kit.tokens import DAY, EVENING
from gui.parts.paints import COZY, SEATS

Three = tuple[float, float, float]

TEXT, GRAPHICS = 4.5, 3.0
"""What WCAG AA asks of a text, and of a thing that means something."""


class Pair(NamedTuple):
    """A colour on its ground, and how far they stand apart by day and in the evening."""

    colour: str
    ground: str
    day: float
    evening: float
    least: float = TEXT


PAIRS = (
    Pair("ink", "paper", 14.4, 11.5),
    Pair("ink2", "paper", 6.7, 7.3),
    Pair("ink2", "paper2", 5.9, 6.0),
    Pair("ink2", "paper3", 5.1, 4.7),
    Pair("onact", "act", 7.0, 8.0),
    Pair("onact", "acthi", 5.1, 10.0),
    Pair("amberink", "amberpale", 7.0, 6.5),
    Pair("good", "goodpale", 5.5, 6.0),
    Pair("bad", "badpale", 5.3, 5.5),
    Pair("ink", "table", 10.3, 5.6),
    Pair("edge", "paper", 4.5, 6.2, GRAPHICS),
    Pair("edge", "table", 3.3, 3.0, GRAPHICS),
    Pair("act", "table", 5.0, 3.1, GRAPHICS),
    Pair("ring", "paper", 7.8, 7.3, GRAPHICS),
    Pair("ring", "table", 5.6, 3.6, GRAPHICS),
)
"""The contrast table of the art direction."""


def linear(colour: str) -> Three:
    """Return *colour* as shares of light, without the curve of screens."""
    made = QColor(colour)
    shares = (made.redF(), made.greenF(), made.blueF())
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return red, green, blue


def brightness(light: Three) -> float:
    """Return how bright *light* is."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: str, other: str) -> float:
    """Return how far two colours stand apart, as WCAG counts it."""
    dark, bright = sorted(brightness(linear(colour)) for colour in (one, other))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [DAY, EVENING], ids=lambda theme: theme.name)
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.colour} on {pair.ground}")
def test_what_stands_on_a_ground_can_be_read(theme, pair):
    found = contrast(getattr(theme, pair.colour), getattr(theme, pair.ground))
    assert found >= pair.least - 0.05
    assert found == pytest.approx(pair.evening if theme.is_dark else pair.day, abs=0.06)


@pytest.mark.parametrize("theme", [DAY, EVENING], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["paper", "paper2", "paper3", "mint"])
def test_a_text_without_a_face_can_be_read_on_paper_and_on_a_chosen_row(theme, ground):
    assert contrast(theme.quiet, getattr(theme, ground)) >= TEXT
    assert contrast(theme.mintink, getattr(theme, ground)) >= TEXT


def test_the_marks_of_a_worm_can_be_seen_on_it():
    for paint in SEATS[1:]:  # the first is plain
        assert contrast(paint.mark, paint.body) >= GRAPHICS
    for paint in SEATS:
        assert contrast(paint.pips, paint.dark) >= GRAPHICS
    for body, rim in COZY:
        assert contrast(rim, body) >= 4.0


# -- how far colours are apart for an eye ---------------------------------------------------------

EYES: dict[str, tuple[Three, Three, Three]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What an eye makes of light: Machado, Oliveira and Fernandes 2009 at full severity."""
APART = {"normal": 33, "protan": 17, "deutan": 17, "tritan": 20, "grey": 4.9}
"""The smallest distance of two bodies; in grey the pattern, the letter and the headgear decide."""


def seen(colour: str, eye: str) -> Three:
    """Return *colour* in CIELAB, as *eye* sees it."""
    light = linear(colour)
    red, green, blue = (
        min(max(sum(a * b for a, b in zip(row, light, strict=True)), 0.0), 1.0) for row in EYES[eye]
    )
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Three, other: Three) -> float:
    """Return how different two colours look: CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    grey = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(grey**7 / (grey**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = (degrees(atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    c, middle = (c1 + c2) / 2, (l1 + l2) / 2 - 50
    h = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(h - 30))
        + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6))
        - 0.20 * cos(radians(4 * h - 63))
    )
    lightness = (l2 - l1) / (1 + 0.015 * middle**2 / sqrt(20 + middle**2))
    chroma = (c2 - c1) / (1 + 0.045 * c)
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * c * t)
    bend = -2 * sqrt(c**7 / (c**7 + 25**7)) * sin(radians(60 * exp(-(((h - 275) / 25) ** 2))))
    return sqrt(lightness**2 + chroma**2 + hue**2 + bend * chroma * hue)


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ],
)
def test_the_distance_is_that_of_the_published_examples(one, other, apart):
    """Sharma, Wu and Dalal 2005, table 1."""
    assert distance(one, other) == pytest.approx(apart, abs=1e-4)


@pytest.mark.parametrize("eye", list(EYES))
def test_no_two_worms_are_alike_for_any_eye(eye):
    bodies = [seen(paint.body, eye) for paint in SEATS]
    least = min(distance(one, other) for one, other in combinations(bodies, 2))
    assert least == pytest.approx(APART[eye], abs=0.5)
