"""The rules and empty sheets to print: whole, with drawings, in the language spoken."""

import re
from xml.etree import ElementTree as ET

import pytest

from gui.game_ui import GAMES
from gui.parts.contents import Contents
from gui.parts.printing import rules_page, sheets_page
from gui.window.game_parts import parts_of
from gui.words.languages import spoken

pytestmark = pytest.mark.usefixtures("qapp")


def contents(game: str) -> Contents:
    return parts_of(game).guide()


def body(page: str) -> ET.Element:
    """Return the body of *page*, which must be well formed."""
    page = page.replace('xmlns:xlink="http://www.w3.org/1999/xlink"', "").replace("xlink:", "")
    return ET.fromstring(page[page.index("<body>") : page.index("</html>")])  # noqa: S314  # our own


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_hold_every_sentence_and_a_drawing_for_each_picture(game):
    guide = contents(game)
    page = body(rules_page(guide))
    said = " ".join(" ".join(page.itertext()).split())
    lines = [line for one in guide.parts for line in one.lines]
    panels = [panel for chapter in guide.chapters for panel in chapter.panels]
    for text in (*(line.said for line in lines), *(panel.said for panel in panels)):
        assert " ".join(text.split()) in said
    drawn = len(panels) + sum(line.paint is not None for line in lines)
    assert len(page.findall(".//{http://www.w3.org/2000/svg}svg")) == drawn
    assert page.findtext("h1") == f"{guide.game}: the rules"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_needs_nothing_but_itself_and_is_made_for_a4(game):
    page = rules_page(contents(game))
    assert "size: A4" in page
    links = re.findall(r'(?:src|href)="([^"#]*)', page)
    assert [link for link in links if not link.startswith("data:")] == []
    assert "<script" not in page


def test_every_chapter_has_an_empty_sheet_on_a_page_of_its_own():
    guide = contents("cozy")
    assert guide.blanks is not None
    blanks = guide.blanks()
    page = body(sheets_page(guide, blanks))
    sheets = page.findall("div[@class='sheet']")
    assert len(sheets) == 8
    assert [sheet.findtext("h1") for sheet in sheets] == [blank.title for blank in blanks]
    assert sheets[0].findtext("h1") == "1. First Rain"
    for sheet in sheets:
        assert len(sheet.findall("div[@class='row']")) == 4
        (svg,) = sheet.findall("{http://www.w3.org/2000/svg}svg")
        assert len(list(svg.iter())) > 50


def test_a_page_speaks_the_language_that_is_spoken():
    with spoken("de"):
        page = rules_page(contents("cozy"))
    assert '<html lang="de">' in page
    assert "Worm &amp; Cozy: die Regeln" in page


def test_each_page_is_the_same_whenever_it_is_made():
    assert rules_page(contents("wormup")) == rules_page(contents("wormup"))
