"""How Worm & Cozy is played: every option, organ and row of the sheet is told, with pictures."""

from PySide6.QtCore import QRectF

from core.cozy.worm import OrganKind
from gui.cozy.guide import contents
from gui.cozy.hour.organ_help import organ_help
from gui.cozy.sheet_words import row_words
from tests.core.cozy.play import chapter
from tests.gui.kit.drawn import changed, drawn


def test_every_option_every_organ_and_every_row_of_the_sheet_is_told():
    """C4.3, C3.1, C8.2."""
    for number in (1, 5):
        sheet = chapter(number)
        said = [line.said for part in contents(sheet).parts for line in part.lines]
        for option in ("Place: ", "Give: ", "Wake: ", "Or pass: "):
            assert sum(line.startswith(option) for line in said) == 1
        for kind in OrganKind:
            assert organ_help(kind) in said
        for row in sheet.score_rows:
            assert any(line.endswith(row_words(row)) for line in said)


def test_what_players_missed_is_told():
    said = " ".join(line.said for part in contents(chapter(1)).parts for line in part.lines)
    assert "never at the end with its tail" in said
    assert "one thing for each collar" in said
    assert "Below 0 is quite usual" in said
    for sign in ("Blue dots", "golden ring", "green tick", "black brain", "green dot", "sun"):
        assert sign in said


def test_every_organ_and_option_has_its_picture(qapp):
    told = contents(chapter(1)).parts
    paints = [line.paint for part in told for line in part.lines if line.paint]
    empty, frame = drawn(60, 60, lambda _: None), QRectF(0, 0, 60, 60)
    inked = [len(changed(empty, drawn(60, 60, paint, frame))) for paint in paints]
    assert len(inked) >= len(OrganKind) + 4
    assert min(inked) > 100
