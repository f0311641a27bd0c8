"""Every game that can be played has a face, and nothing else of gui asks which game it is."""

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from core.games import known_rules
from core.table.audit import AuditReason
from core.table.promises import PromiseReason
from core.table.rules import Reason
from core.table.step import StepReason
from gui.cozy.game_ui import Cozy
from gui.game_ui import GAMES, reason_words, ui_of
from gui.window.game_parts import parts_of
from gui.words.game_words import GameUi
from gui.wormup.game_ui import WormUp
from net.protocol.join_code import CodeReason
from net.protocol.session import SessionReason
from tests.architecture.tree import ROOT, name_of, parse, plant, python_files

FACES: tuple[GameUi, ...] = (WormUp(), Cozy())
OWN_GAME = ("gui/wormup/", "gui/cozy/", "gui/game_ui.py")
SOLO = ("desk", "hour_menu", "hour_puzzle", "menu", "solo_command")
"""The terminal of one game, Worm & Cozy; the others know none."""


def asking(root: Path) -> list[str]:
    """Find what outside of the games' folders imports a game, asks for one or names its rules."""
    return [
        f"{name_of(file, root)}:{node.lineno}: {ast.unparse(node)}"
        for file in python_files(root, "gui")
        if not name_of(file, root).startswith(OWN_GAME)
        for node in ast.walk(parse(file))
        if isinstance(node, ast.expr | ast.stmt) and _asks(node, name_of(file, root))
    ]


def _asks(node: ast.expr | ast.stmt, name: str) -> bool:
    if isinstance(node, ast.ImportFrom) and node.module and not _is_solo(name):
        return node.module.startswith(("core.wormup", "core.cozy", "gui.wormup", "gui.cozy"))
    return isinstance(node, ast.Constant) and str(node.value).startswith(("cozy/", "wormup/"))


def _is_solo(name: str) -> bool:
    return name in {f"gui/terminal/{one}.py" for one in SOLO}


def test_only_faces_and_a_games_own_folder_know_which_game_it_is() -> None:
    assert asking(ROOT) == []


@pytest.mark.parametrize(
    "line",
    [
        "from core.cozy.game import GameState",
        "from gui.wormup.story import told",
        "is_cozy = rules_id.startswith('cozy/')",
        "def late():\n    from core.wormup.actions import MOVE",
    ],
)
def test_a_module_that_asks_is_found(tmp_path: Path, line: str) -> None:
    assert len(asking(plant(tmp_path, "gui/report/verdict.py", line))) == 1
    assert asking(plant(tmp_path / "own", "gui/cozy/sheet_words.py", line)) == []


@pytest.mark.parametrize("rules_id", [rules_id for rules_id, _ in known_rules()])
def test_every_game_has_a_view_and_a_form(qtbot, rules_id) -> None:
    for widget in (parts_of(rules_id).view_class()(), parts_of(rules_id).form()):
        qtbot.addWidget(widget)
        assert widget.findChildren(QWidget)


def test_a_game_that_nobody_knows_has_no_face_and_its_reasons_still_have_words() -> None:
    assert ui_of("chess/1") is None
    assert set(GAMES) == {rules_id.partition("/")[0] for rules_id, _ in known_rules()}


OF_TABLES = [
    reason
    for kind in (StepReason, PromiseReason, AuditReason, CodeReason, SessionReason)
    for reason in kind
]


def test_these_are_all_reasons_of_tables():
    found = {
        one for one in Reason.__subclasses__() if one.__module__.startswith(("core.table", "net"))
    }
    assert found == {type(reason) for reason in OF_TABLES}


@pytest.mark.parametrize("reason", OF_TABLES, ids=str)
def test_every_reason_of_a_table_is_a_plain_sentence_at_each(reason: Reason) -> None:
    for rules_id in ("chess/1", *(rules_id for rules_id, _ in known_rules())):
        said = reason_words(rules_id, reason, 5)
        assert re.fullmatch(r"[a-zA-Z][^{}_]{8,}", said), said
