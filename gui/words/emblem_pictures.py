"""The emblem's pictures as SVG, without Qt: in the window, and in the report on one page (P3.4)."""

import tomllib
from functools import cache
from pathlib import Path

from gui.words.emblem_words import PICTURES

_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -3 68 68" fill="none" stroke="{ink}"'
    ' stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">'
)


def emblem_svg(picture: int, ink: str) -> str:
    """Return *picture*, 0 to 63, as an SVG of its own, drawn in the colour *ink*.

    >>> emblem_svg(9, "black").partition("<path")[0][-17:]
    '-linecap="round">'
    """
    word = PICTURES[picture]
    return f"{_HEAD.format(ink=ink)}{_drawn()[word]}</svg>"


@cache
def _drawn() -> dict[str, str]:
    """Return all drawings by word: what stands inside the SVG."""
    text = (Path(__file__).parent / "emblem_pictures.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
