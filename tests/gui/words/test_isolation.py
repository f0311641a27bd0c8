"""Names from right to left on the screen: what stands beside them stays where it is read."""

import re
from typing import Any

import pytest
from PySide6.QtGui import QFont, QTextLayout

import catalogues
from gui.words.isolation import FIRST, POP, bare, isolated
from gui.words.words import words

NAMES = {"Hebrew": "\u05d3\u05e0\u05d4", "Arabic": "\u0639\u0644\u064a 2", "mixed": "Dan \u05d3 7"}
_SAYS_WHO = re.compile(
    r"name|other|who|winner|host|caller|first|second|last|player|giver|best|by|to"
)
"""Places in which a name may stand; the others hold a number here."""
_ISOLATED = re.compile(f"{FIRST}[^{POP}]*{POP}")


def edges(text: str) -> list[float]:
    """Return at which px of a line each letter of *text* begins that stands in no isolation."""
    layout = QTextLayout(text, QFont())
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(100_000)
    layout.endLayout()
    inside = {at for found in _ISOLATED.finditer(text) for at in range(*found.span())}
    places: list[Any] = [line.cursorToX(at) for at in range(len(text)) if at not in inside]
    return [x for x, _ in places]


def is_read_in_order(text: str) -> bool:
    found = edges(text)
    return found == sorted(found)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_sentence_around_a_name_is_read_from_left_to_right(qapp, name) -> None:
    for said in ("{name} bids {face}.", "{face} {name}, {face}", "{name} {face} : {face} {name}"):
        assert is_read_in_order(words(said, name=name, face=12))
    assert not is_read_in_order(f"{NAMES['Hebrew']} 12, 7"), "without isolation it is not"


@pytest.mark.parametrize("file", sorted(catalogues.FILES.glob("*.po")), ids=lambda file: file.stem)
def test_every_sentence_in_every_language_is_read_in_order_around_names(qapp, file) -> None:
    """Numbers stand beside them, and other names."""
    wrong, count = [], 0
    for one in catalogues.read(file):
        forms = [one.string] if isinstance(one.string, str) else list(one.string or ())
        for said in filter(None, forms):
            places = set(re.findall(r"\{(\w+)\}", said))
            if not (whose := {place for place in places if _SAYS_WHO.search(place)}):
                continue
            shown = {place: isolated(NAMES["Hebrew"]) if place in whose else 7 for place in places}
            count += 1
            wrong += [said] * (not is_read_in_order(said.format(**shown)))
    assert not wrong
    assert count > 300, "most sentences are about somebody"


def test_what_stands_isolated_is_not_isolated_again_and_can_be_bared() -> None:
    for name in NAMES.values():
        once = isolated(name)
        assert isolated(once) == once != name
        assert isolated(f"{once}, {once}") == f"{once}, {once}"
        assert bare(once) == name
