"""What strangers wrote is shown letter for letter, in whatever part of the window."""

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

import gui
from core.table.looks import BY_SEAT
from gui.kit.label import Label, tip
from gui.parts.badge import Badge, BadgeState
from tests.architecture.tree import nodes

SOURCES = Path(gui.__file__).parent
NAMES = ("Ann<p>", "<b>Ben</b>", "A&lt;b", "<img src=//10.0.0.9/a>")


@pytest.mark.parametrize("name", NAMES)
def test_a_label_hides_no_letter(qtbot, name):
    label, dull = Label(name), Label("x" * len(name))
    qtbot.addWidget(label)
    qtbot.addWidget(dull)
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.sizeHint().height() == dull.sizeHint().height()


def test_a_picture_that_a_name_asks_for_is_not_opened(qtbot, tmp_path):
    """P13: on some systems the path may lead to another machine, or to a file without end."""
    path = tmp_path / "p.png"
    image = QImage(500, 500, QImage.Format.Format_RGB32)
    assert image.save(str(path))
    said = f"<img src={path}>"
    rich, plain = Label(said, is_rich=True), Label(said)
    for label in (rich, plain):
        qtbot.addWidget(label)
    assert rich.sizeHint().height() >= 500
    assert plain.sizeHint().height() < 100


def test_a_tooltip_shows_the_letters_of_what_looks_like_html():
    assert tip("Ann waits") == "Ann waits"
    assert "&lt;img" in tip("<img src=//10.0.0.9/a>")


def test_a_long_tooltip_has_short_lines():
    lines = tip("The full number is compulsory, and there is still room for it.\nSo lay on.")
    assert lines.splitlines()[-1] == "So lay on."
    assert max(map(len, lines.splitlines())) <= 46


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_is_called_what_it_calls_itself(qtbot, name):
    badge = Badge(BY_SEAT[0], name, "A")
    qtbot.addWidget(badge)
    badge.show_state(BadgeState("sealed"))
    assert badge.text() == name
    assert badge.accessibleName() == f"{name}: sealed"
    assert badge.toolTip() == tip(badge.accessibleName())


def test_every_label_of_the_window_says_whether_it_is_html():
    made = {
        path.name: found
        for path in SOURCES.rglob("*.py")
        if (found := re.findall(r"\bQLabel\(", path.read_text(encoding="utf-8")))
    }
    assert made == {}, "use gui.kit.label.Label"


_OUR_WORDS = {
    "button.py": {"f'{said} ({keys})' if keys else said"},
    "why_tip.py": {"button.toolTip()"},
    "comforts.py": {"said"},
    "controls.py": {"said", "tip(why) if is_end and why else self._hint",
                    "text if self._icon else ''"},
    "corner.py": {"said"},
    "branch_page.py": {"dice_words(moment.steps, is_again=branch.is_as_rolled)"},
    "sheet_view.py": {"_help(self.picture, at)"},
    "way.py": {"self.said"},
    "week_line.py": {"hint", "number"},
}  # fmt: skip
"""Tooltips in which no name, no file and no sheet of a stranger stands."""


def test_each_tooltip_in_which_a_stranger_may_stand_is_shown_letter_for_letter():
    """P13: Qt takes a tooltip for HTML by itself, and opens the picture that a name asks for."""
    found = {
        (path.name, ast.unparse(said))
        for path in SOURCES.rglob("*.py")
        for said in map(_told, nodes(path))
        if said is not None and not _is_plain(said)
    }
    assert found == {(name, said) for name, some in _OUR_WORDS.items() for said in some}


def _told(node: ast.AST) -> ast.expr | None:
    """Give what *node* shows as a tooltip."""
    match node:
        case ast.Call(func=ast.Attribute(attr="setToolTip"), args=[said]):
            return said
        case ast.Call(func=ast.Attribute(attr="showText"), args=[_, said, *_]):
            return said
        case _:
            return None


def _is_plain(said: ast.expr) -> bool:
    """Tell whether *said* goes through `tip`, or is a sentence of ours without anything in it."""
    match said:
        case ast.Constant() | ast.Call(func=ast.Name("tip")):
            return True
        case ast.Call(func=ast.Name("words"), args=[ast.Constant()], keywords=[]):
            return True
        case ast.IfExp(body=one, orelse=other):
            return _is_plain(one) and _is_plain(other)
        case _:
            return False
