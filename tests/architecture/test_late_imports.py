"""An import inside a function has a reason; everything else is imported at the top of its file.

What a start of the window does not wait for is imported by the functions of one file, and what only
a window shows of a game by those of its `GameParts`.
"""

import ast
from collections.abc import Mapping
from pathlib import Path

import pytest

from house import walk
from tests.architecture.tree import PACKAGES, ROOT, name_of, nodes, plant, python_files

BORDERS = ("gui/window/router.py", "gui/cozy/cozy_parts.py", "gui/wormup/race_parts.py")
"""Nothing else is in them: each part of the window is imported when it is first wanted."""
_ONE_GAME = "a log of one game does not wait for the other"

LATE: Mapping[str, str] = {
    "core/games.py _worm_up": _ONE_GAME,
    "core/games.py _cozy": _ONE_GAME,
    "core/games.py _racers": "an audit of races waits for no bots",
    "core/games.py _gardeners": "an audit of hours waits for no bots",
    "gui/terminal/audit_command.py _outcomes": "a few logs wait for no processes",
    "gui/terminal/audit_command.py _rooms": "an audit of files brings no network along",
    "gui/terminal/audit_command.py starts": "few go on from a moment; branches bring bots along",
    "gui/terminal/output.py document": "few commands are asked by a program",
    "gui/terminal/output.py watched": "a pipe gets no bar, and rich is slow to import",
    "gui/terminal/output.py terminal_width": "a pipe has no width, and shutil brings packers along",
    "gui/game_ui.py _ui": _ONE_GAME,
    "gui/wormup/race_outcome.py picture": "an audit draws no board",
    "gui/wormup/game_ui.py _terms": "an audit opens no table",
    "gui/wormup/game_ui.py remeasured": "shapely may be missing, and is slow to import",
    "net/driver/one_start.py hear": "a window is started again after its first picture",
    "net/driver/identity.py _last_seed": "a start of the window waits for no cryptography",
    "net/driver/identity.py data_directory": "who is told where to look does not search",
    "gui/words/join.py picture": "a code is rarely drawn, and segno is slow to import",
    "gui/window/player.py _open_speaker": "no sound is heard at the start, and muted ones never",
    "gui/window/one_window.py _let_come_forward": "only Windows has what it asks",
    "gui/window/start/start_page.py _make_room": "the first picture waits for no cards",
    "gui/terminal/window_command.py run": "its arguments are read without Qt",
    "gui/terminal/window_command.py show": "a log is replayed in words without Qt",
    "gui/terminal/tv_command.py run": "its arguments are read without Qt",
    "gui/terminal/moment_command.py _run": "without Qt's libraries it is said what is missing",
    "gui/terminal/rules_command.py run": "without Qt's libraries it is said what is missing",
    "gui/window/window_shell.py toast": "at the start nothing is said",
    "gui/window/window_shell.py speak": "at the start nobody is spoken to",
    "gui/window/window_shell.py play": "at the start nothing is heard",
}
"""A function that imports something, and why."""


def late(root: Path) -> set[str]:
    """Return the functions of *root* that import something, each with its file."""
    return {
        f"{name_of(file, root)} {function.name}"
        for file in python_files(root, *PACKAGES)
        if name_of(file, root) not in BORDERS
        for function in nodes(file)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        and any(isinstance(node, ast.Import | ast.ImportFrom) for node in walk(function))
    }


def test_every_late_import_has_a_reason_and_every_reason_a_late_import() -> None:
    assert late(ROOT) == LATE.keys()


@pytest.mark.parametrize(
    "text",
    [
        "def draw():\n    import segno",
        "async def draw():\n    from rich.table import Table",
        "class Page:\n    def draw(self):\n        if self:\n            import segno",
    ],
)
def test_each_late_import_is_found(tmp_path: Path, text: str) -> None:
    assert late(plant(tmp_path, "gui/page.py", text)) == {"gui/page.py draw"}


def test_an_import_under_a_condition_at_the_top_is_not_late(tmp_path: Path) -> None:
    text = "import sys\nif sys.platform == 'win32':\n    import winsound"
    assert late(plant(tmp_path, "gui/sounds.py", text)) == set()
