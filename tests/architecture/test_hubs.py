"""A class has one reason to exist, and a module few that lean on it; the others say why."""

import ast
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from tests.architecture.tree import PACKAGES, ROOT, name_of, nodes, plant, python_files

METHODS_MAX = 20
IMPORTERS_MAX = 30

LARGE: Mapping[str, tuple[int, str]] = {
    "gui/window/window_ways.py WindowWays": (30, "all that leads from page to page, each short"),
    "gui/window/table_session.py TableSession": (
        26,
        "a slot for each wish of our player and event of the node",
    ),
    "gui/window/table/table_page.py TablePage": (
        29,
        "a slot for each part of the table, each short",
    ),
    "gui/window/table/viewer.py Viewer": (30, "board, log and timeline show one and the same step"),
    "net/protocol/session.py Session": (30, "one method an effect or an input, in the order of P8"),
    "net/protocol/lobby.py Lobby": (28, "one method a packet or a command of P3"),
    "net/driver/node.py Node": (27, "the one thread: one method an effect"),
    "net/driver/sockets.py Sockets": (30, "both ways of a link share who is on it"),
    "net/driver/door.py Door": (30, "what libzmq does to an inbox, with a reason at each odd line"),
    "gui/parts/game_view.py GameView": (23, "all that the page of a table may ask of a game"),
    "gui/wormup/race_view.py RaceView": (
        28,
        "a GameView answers to every question of the table's page",
    ),
    "gui/wormup/board/board.py Board": (30, "Qt hands each kind of event to a method of its own"),
}
"""A class with more than twenty methods: at most how many, and why it is one class."""

LEANED_ON: Mapping[str, str] = {
    "gui.game_ui": "what a game says of itself, for all that knows no game",
    "gui.kit.art": "everything that is drawn from a file or casts a shadow",
    "gui.kit.button": "what one presses, on every page",
    "gui.parts.game_view": "what a game and the page of its table are to each other",
    "gui.kit.card": "paper, on every page",
    "gui.kit.chip": "a word on paper of its own, on every page",
    "gui.kit.painted": "whatever paints itself",
    "gui.kit.layout": "whatever lays its parts, and each layout that scales itself",
    "gui.kit.label": "text of strangers, shown letter by letter",
    "gui.kit.role_label": "text in one of its roles, on every page",
    "gui.kit.clock": "all that waits and moves, in parts and pages alike",
    "gui.kit.fills": "boxes and discs of one colour, wherever something is painted",
    "gui.kit.focus": "whatever has the keys keeps room for its ring",
    "gui.words.player_names": "wherever a player is named",
    "gui.words.seats": "names with what their people wear, wherever somebody is painted",
    "gui.words.table_words": "names in a row, and what is said of a table",
    "gui.words.trouble_words": "what is wrong, wherever it becomes a sentence",
    "gui.words.words": "every sentence passes through it",
    "gui.parts.hats": "whose worm is painted, and which pictures that takes",
    "gui.parts.worms": "faces, wherever somebody is shown",
    "gui.kit.theme": "the look that everything is drawn in",
    "gui.kit.tokens": "colours and spaces are written nowhere else",
    "net.protocol.snapshot": "all that a window may know",
    "net.protocol.commands": "all that a player may ask of the node",
    "net.protocol.effects": "what the protocol asks of the driver, and tells a window",
    "net.protocol.terms": "what a table plays, for all that opens, joins or tells of one",
    "core.table.looks": "what is worn, wherever somebody is painted",
    "core.table.genesis": "who sits where and what they play, for all that reads a log",
    "core.table.messages": "what is signed, and the seats of a mask",
    "core.table.rules": "what a game and the table are to each other",
    "core.table.signing": "keys and secrets, wherever something is signed or judged",
    "core.table.trouble": "what is wrong, before it is a sentence",
    "core.table.encoding": "the one encoding",
    "core.table.step": "a completed step, which all that looks back reads",
    "gui.cozy.sheet_words": "shapes, hours and points are said alike everywhere",
    "net.driver.disk": "whatever reads or writes a file that a promise rests on",
    "core.cozy.sheet": "what is printed on a sheet, for all that plays or draws one",
    "core.cozy.turn": "the state of an hour, which everything about hours reads",
    "core.cozy.grid": "spaces and directions",
    "core.cozy.worm": "worms and organs",
    "core.cozy.decisions": "the closed union of what an hour decides",
    "core.wormup.worm": "sizes and places on the table",
    "core.wormup.profiles": "what editions differ in",
    "core.wormup.race": "the state of a race, which everything about races reads",
}
"""A module that more than thirty others import, and why."""


def large(root: Path) -> dict[str, int]:
    """Count the methods of each class with too many."""
    return {
        f"{name_of(file, root)} {node.name}": count
        for file in python_files(root, *PACKAGES, "scripts")
        for node in nodes(file)
        if isinstance(node, ast.ClassDef)
        and (count := sum(isinstance(one, ast.FunctionDef) for one in node.body)) > METHODS_MAX
    }


def leaned_on(root: Path) -> dict[str, int]:
    """Count the importers of each module with too many."""
    found = Counter(
        name
        for file in python_files(root, *PACKAGES)
        for name in {
            node.module for node in nodes(file) if isinstance(node, ast.ImportFrom) and node.module
        }
        if name.startswith(PACKAGES)
    )
    return {name: count for name, count in found.items() if count > IMPORTERS_MAX}


def test_every_class_is_small_or_says_why_not() -> None:
    assert large(ROOT).keys() == LARGE.keys()


def test_no_large_class_grows_and_what_has_fallen_stays_so() -> None:
    """Whoever takes a method out of one writes down how many are left."""
    wrong = {name: found for name, found in large(ROOT).items() if found != LARGE[name][0]}
    assert wrong == {}


def test_every_module_that_many_lean_on_says_why() -> None:
    assert leaned_on(ROOT).keys() == LEANED_ON.keys()


def test_a_class_with_too_many_methods_is_found(tmp_path: Path) -> None:
    methods = "".join(f"    def do_{number}(self): ...\n" for number in range(METHODS_MAX + 1))
    plant(tmp_path, "net/driver/hub.py", f"class Hub:\n{methods}")
    assert large(tmp_path) == {"net/driver/hub.py Hub": METHODS_MAX + 1}


def test_a_module_with_too_many_importers_is_found(tmp_path: Path) -> None:
    for number in range(IMPORTERS_MAX + 1):
        line = "from core.hub import x\nfrom core.hub import y"
        plant(tmp_path, f"core/user_{number}.py", line)
    assert leaned_on(tmp_path) == {"core.hub": IMPORTERS_MAX + 1}
