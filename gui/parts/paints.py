"""The colours of worms: those of seats, and those on a sheet."""

from typing import NamedTuple


class Paint(NamedTuple):
    """The colours of one worm, which mean nothing but this worm."""

    name: str
    """As its pictures are named."""
    body: str
    light: str
    dark: str
    rim: str
    """By day."""
    mark: str
    """The colour of its pattern."""
    pips: str


SEATS = (
    Paint("tomato", "#E2452A", "#F4775C", "#B92E17", "#7A1D0E", "#B92E17", "#FFF6E8"),
    Paint("ocean", "#2A74B8", "#5AA0DC", "#1C5791", "#0F3459", "#A9D4F7", "#FFF6E8"),
    Paint("honey", "#F9CC45", "#FFE384", "#DDA51E", "#6E4D05", "#A06508", "#3A2A06"),
    Paint("plum", "#562070", "#8247A0", "#3C1152", "#22052F", "#B083CC", "#FFF6E8"),
    Paint("mint", "#5ABF8C", "#93E0B8", "#389A69", "#134B31", "#136340", "#0F3322"),
)
"""The worms by seat."""
WOOL = "#46566B"
"""The wool of a cap on a worm as red as wool."""
UNPAINTED = Paint("unpainted", "#DDB174", "#F3D7A4", "#B98A4C", "#5B3B15", "#A87536", "#3A2A06")
"""A worm before somebody sits down: slider, timeline, progress and empty states."""

COZY = (
    ("#F2A48F", "#8A3522"), ("#93C2EA", "#234F7C"), ("#F7D77E", "#77560B"),
    ("#C7A4DC", "#54306E"), ("#9BD6B0", "#22613F"), ("#F6B679", "#854510"),
    ("#86D0CB", "#1C5F5B"), ("#E3A8C4", "#7B3456"), ("#CFCB8A", "#5B581C"),
    ("#B5B9D6", "#3C4168"),
)  # fmt: skip
"""The worms on a sheet of Worm & Cozy by number: body and rim."""
