"""Print how the house stands: numbers of which each may only fall.

``python scripts/house.py`` reads the files and runs nothing. `tests/architecture/test_house.py`
holds each number.
"""

from __future__ import annotations  # see environment.py

import ast
import gc
import re
import sys
from collections import Counter
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parents[1]
MANY = 20
"""A class with more methods has a second concern, or a reason."""
_PACKAGES = ("core", "net", "gui")
_DOTTED = re.compile(r"(core|net|gui)(\.\w+)+(:\w+|\.[A-Z]\w+)")
_TAG = r"(?:[CPW]\d{1,2}(?:\.\d+)*|[A-Z]\d+-\d+)"
_CITED = re.compile(rf"(?<![\w.\-/#]){_TAG}(?![\w\"'])(?!-\d)(?!\.\d)")
_DEFINED = re.compile(rf"^ *(?:#+ |- |\d+\. |\| *)?[*`]*({_TAG})(?!\w|\.\d|-\d)", re.MULTILINE)
_PRIVATE = re.compile(r"(?<!\bself)(?<!\bcls)(?<=[\w\])])\._(?!replace\b|asdict\b|fields\b)[a-z]")
_NO_RULES = frozenset({"P0", "P1", "W99.9"})
"""Two players of tests of tournaments, and a tag of which a test says that it is none."""


class House:
    """The files of a tree, each read and walked once."""

    def __init__(self, root: Path) -> None:
        self.texts = {
            name_of(file, root): file.read_text(encoding="utf-8")
            for folder in (*_PACKAGES, "scripts", "tests")
            for file in sorted((root / folder).rglob("*.py"))
        }
        self.docs = {
            name_of(file, root): file.read_text(encoding="utf-8")
            for file in sorted((root / "docs").rglob("*.md"))
        }
        self.nodes = {
            name: nodes_of(text)
            for name, text in self.texts.items()
            if not name.startswith("tests/")
        }
        self.gui = [
            node for name, nodes in self.nodes.items() if name.startswith("gui/") for node in nodes
        ]
        self.calls = [node for node in self.gui if isinstance(node, ast.Call)]

    @cached_property
    def methods(self) -> list[int]:
        """How many methods each class has."""
        return [
            sum(isinstance(one, ast.FunctionDef) for one in node.body)
            for nodes in self.nodes.values()
            for node in nodes
            if isinstance(node, ast.ClassDef)
        ]

    @cached_property
    def signals(self) -> list[tuple[str, ast.Call]]:
        """The signals of `gui`: the name of each, and what makes it."""
        return [
            (_name(node.targets[0]), node.value)
            for node in self.gui
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and _name(node.value.func) == "Signal"
        ]

    def lines(self) -> int:
        """Count the lines of `gui`."""
        return sum(text.count("\n") for name, text in self.texts.items() if name.startswith("gui/"))

    def relays(self) -> int:
        """Count the signals that are connected with nothing but a signal."""
        names = {name for name, _ in self.signals}
        return sum(
            _name(call.func) == "connect" and _name(_emitter(call.args[0])) in names
            for call in self.calls
        )

    def dotted(self) -> int:
        """Count the classes and functions named as text."""
        return sum(
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and _DOTTED.fullmatch(node.value) is not None
            for node in self.gui
        )

    def hand_painted(self) -> int:
        """Count the widgets that paint themselves."""
        return sum(
            isinstance(node, ast.FunctionDef) and node.name == "paintEvent" for node in self.gui
        )

    def calls_of(self, name: str) -> int:
        """Count the calls of *name* in `gui`."""
        return sum(_name(call.func) == name for call in self.calls)

    def noted(self, code: str) -> int:
        """Count the exemptions from the lint rule *code*, in tests too."""
        return sum(text.count(f"# noqa: {code}") for text in self.texts.values())

    def circles(self) -> int:
        """Count the circles of files that import each other, late or only for types too."""
        modules = {
            name.removesuffix(".py").replace("/", ".").removeprefix("scripts."): name
            for name in self.nodes
        }
        edges = {
            name: {modules[one] for one in _imported(self.nodes[name]) if one in modules} - {name}
            for name in modules.values()
        }
        reached = {name: _reached(edges, name) for name in edges}
        circles = {
            frozenset(one for one in far if name in reached[one]) for name, far in reached.items()
        }
        return sum(len(circle) > 1 for circle in circles)

    def namesakes(self) -> int:
        """Count the names that two files or more of the program bear."""
        stems = Counter(Path(name).stem for name in self.texts if name.startswith(_PACKAGES))
        return sum(count > 1 for stem, count in stems.items() if stem != "__init__")

    def same_classes(self) -> int:
        """Count the public names that two classes or more of the program bear."""
        names = Counter(
            node.name
            for name, nodes in self.nodes.items()
            if name.startswith(_PACKAGES)
            for node in nodes
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        )
        return sum(count > 1 for count in names.values())

    def looked_into(self) -> int:
        """Count what tests of `gui` see of a part that nobody else sees."""
        return sum(
            len(_PRIVATE.findall(text))
            for name, text in self.texts.items()
            if name.startswith("tests/gui/")
        )

    def undefined(self) -> list[str]:
        """Find the tags that are cited, and that no document defines: ``file:line: tag``.

        docs/protocol.md and docs/rules/ define a tag where it begins a heading, an item, a
        paragraph or the first cell of a row; what stands below it (P5 is all of P5.1 to P5.5)
        defines it too.
        """
        rules = {
            tag
            for name, text in self.docs.items()
            if name == "docs/protocol.md" or name.startswith("docs/rules/")
            for tag in _DEFINED.findall(text)
        }
        return [
            f"{name}:{number}: {tag}"
            for name, text in (self.texts | self.docs).items()
            if not name.startswith("tests/architecture/")
            for number, line in enumerate(text.splitlines(), 1)
            for tag in _CITED.findall(line)
            if tag not in _NO_RULES
            and not any(rule == tag or rule.startswith(f"{tag}.") for rule in rules)
        ]


def name_of(file: Path, root: Path) -> str:
    """Name *file* from *root* on, with slashes."""
    return file.relative_to(root).as_posix()


@cache
def nodes_of(text: str) -> list[ast.AST]:
    """Return all that a file with this *text* consists of; it is read once."""
    nodes = list(walk(ast.parse(text)))
    gc.freeze()  # all of it stays: to look for garbage in it took as long again
    return nodes


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Give *node* and all below it; twice as fast as that of `ast`."""
    waiting: list[object] = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, list):
            waiting += one
        elif isinstance(one, ast.AST):
            yield one
            waiting += vars(one).values()


def _name(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _emitter(node: ast.expr) -> ast.expr:
    """Return the signal that *node* is, or whose `emit` it is, or that a lambda emits."""
    if isinstance(node, ast.Lambda) and isinstance(node.body, ast.Call):
        node = node.body.func if _name(node.body.func) == "emit" else node
    if isinstance(node, ast.Attribute) and node.attr == "emit":
        return node.value
    return node if isinstance(node, ast.Attribute) else ast.Constant(None)


def _imported(nodes: list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


def _reached(edges: dict[str, set[str]], start: str) -> set[str]:
    reached: set[str] = set()
    waiting = {start}
    while waiting:
        waiting = {far for near in waiting for far in edges[near]} - reached
        reached |= waiting
    return reached


NUMBERS: dict[str, Callable[[House], int]] = {
    "lines of gui": House.lines,
    "most methods of a class": lambda house: max(house.methods),
    f"classes of more than {MANY} methods": lambda house: sum(
        count > MANY for count in house.methods
    ),
    "signals": lambda house: len(house.signals),
    "signals that carry any object": lambda house: sum(
        any(_name(one) == "object" for one in call.args) for _, call in house.signals
    ),
    "signals passed on unread": House.relays,
    "classes and functions named as text": House.dotted,
    "getattr": lambda house: house.calls_of("getattr"),
    "paintEvent by hand": House.hand_painted,
    "calls of px": lambda house: house.calls_of("px"),
    "noqa: N802": lambda house: house.noted("N802"),
    "circles of files": House.circles,
    "names that several files bear": House.namesakes,
    "names that several classes bear": House.same_classes,
    "private fields in tests of gui": House.looked_into,
    "tags cited that no document defines": lambda house: len(house.undefined()),
}


def numbers(root: Path) -> dict[str, int]:
    """Return each number of the tree below *root*."""
    house = House(root)
    return {name: count(house) for name, count in NUMBERS.items()}


def main() -> int:
    """Print the numbers."""
    for name, number in numbers(ROOT).items():
        print(f"{name:40}{number:8,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
