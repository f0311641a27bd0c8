"""Whose worm: its colours, how its pictures are named, and how a bare one gets its hat. No Qt.

Law: a hat lies under the eyes, glasses over them; it keeps its own colours, but feelers take those
of their worm, and the wool of a cap is grey where it would be lost. Drawn is text in, text out.
"""

import re

from core.table.looks import NONE, PAINTS, Worn
from gui.kit.assets import read_drawing, write_those_with
from gui.parts.paints import SEATS, UNPAINTED, WOOL, Paint

Who = Worn | None
"""Whose worm: as somebody wears it, or unpainted for nobody. No seat: a seat has no paint."""

_BEHIND = frozenset(("feelers", "sprout"))
"""From the front these grow out behind the face."""
GLASSES = "glasses"
"""These alone lie over the eyes."""
_TALL = frozenset(("straw", "acorn", "bow", "propeller", "paper", "scarf"))
"""Some of these reach over the box of a face."""
_HALOED = frozenset(("scarf", "acorn"))
"""Dark ones, which get a light edge in the evening."""
_BOX, _TALL_BOX = "-60 -72 120 124", "-66 -84 132 142"
_MORE = (6 / 120, 12 / 124, 6 / 124)
"""How much wider at each side, higher and lower a tall box is, in shares of a face's box."""
_BODY = 'fill="url(#shine)"/>'
"""The last stroke of a body."""
_LINES = re.compile(r'stroke="(#[0-9A-Fa-f]{6})" stroke-width="(7|5)"')
"""The two lines of feelers."""
_STROKES = re.compile(r'stroke="#[0-9A-Fa-f]{6}" stroke-width="([0-9.]+)"')
_FILLS = re.compile(r'fill="#[0-9A-Fa-f]{6}"')
_FIRST = SEATS[0]
"""In the files feelers have the rim and the light of this worm, and wool its colour."""


def paint_of(worm: Who) -> Paint:
    """Return the colours of *worm*."""
    return UNPAINTED if worm is None else SEATS[PAINTS.index(worm.paint)]


def hat_of(worm: Who) -> str:
    """Return the hat of *worm*."""
    return NONE if worm is None else worm.hat


def worm_name(worm: Who) -> str:
    """Return how the pictures of *worm* are named."""
    return paint_of(worm).name


def face_name(worm: Who, mood: str = "looks") -> str:
    """Return how the picture of the face of *worm* in a *mood* is named, with its hat."""
    return _with_hat(f"face-{worm_name(worm)}-{mood}", worm)


def head_name(worm: Who, mood: str = "looks") -> str:
    """Return how the picture of the head of *worm* from above is named, with its hat."""
    return _with_hat(f"head-{worm_name(worm)}-{mood}", worm)


def _with_hat(bare: str, worm: Who) -> str:
    hat = hat_of(worm)
    return bare if hat == NONE else f"{bare}+{hat}"


def _drawn_with_hat(name: str, rim: str = "") -> str:
    """Return the drawing *name*, that of a face or a head, "+" and a hat, as it is written.

    *rim* is that of all worms in this light, "" by day.
    """
    bare, _, hat = name.partition("+")
    kind, worm, _ = bare.split("-")
    (paint,) = (paint for paint in (*SEATS, UNPAINTED) if paint.name == worm)
    worn = read_drawing(f"hat-{hat}-{'front' if kind == 'face' else 'top'}")
    return dressed(read_drawing(bare), hat, worn, paint, rim)


write_those_with("+", _drawn_with_hat)


SIGN = face_name(Worn("tomato", "feelers"), "happy")
"""The picture of the program itself."""


def is_tall(hat: str) -> bool:
    """Return whether a face with *hat* needs a larger box."""
    return hat in _TALL


def room(hat: str, width: float, height: float) -> tuple[float, float, float, float]:
    """Return how far a face with *hat* reaches over its box on each side, as left, top ..."""
    side, top, foot = _MORE if is_tall(hat) else (0.0, 0.0, 0.0)
    return side * width, top * height, side * width, foot * height


def dressed(bare: str, hat: str, hat_text: str, paint: Paint, rim: str) -> str:
    """Return the drawing *bare* of a face or a head with *hat*, whose own drawing is *hat_text*."""
    if hat == NONE:
        return bare
    inside = hat_text[hat_text.index(">") + 1 : hat_text.rindex("</svg>")]
    if hat == "feelers":
        inside = inside.replace(_FIRST.rim, paint.rim).replace(_FIRST.light, paint.light)
        if rim:
            inside = _LINES.sub(lambda found: found[0].replace(paint.rim, paint.light), inside)
    elif hat == "cap" and paint is _FIRST:
        inside = inside.replace(_FIRST.body, WOOL)
    elif hat in _HALOED and rim:
        inside = _halo(inside, rim) + inside
    at = _place(bare, hat)
    worn = bare[:at] + inside + bare[at:]
    return worn.replace(_BOX, _TALL_BOX, 1) if is_tall(hat) else worn


def _place(bare: str, hat: str) -> int:
    """Return where in the drawing *bare* its *hat* belongs."""
    is_face = _BOX in bare
    if hat == GLASSES:
        return bare.rindex("<", 0, bare.rindex("</svg>")) if is_face else bare.rindex("</svg>")
    if is_face and hat in _BEHIND:
        return bare.index("</defs>") + len("</defs>")
    end = bare.index(_BODY) + len(_BODY)
    return end + len("</g>") if is_face else end


def _halo(inside: str, rim: str) -> str:
    wide = _STROKES.sub(
        lambda found: f'stroke="{rim}" stroke-width="{float(found[1]) + 3:g}"', inside
    )
    return _FILLS.sub(f'fill="{rim}"', wide)
