"""A menu of many choices in a terminal: similar ones share a line, then differ part by part.

Law: pure. A choice is found by its number, step by step, or by the spaces it is about.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from core.cozy.grid import Cell
from gui.words.words import counted, without_colon, words

_SPACE = re.compile(r"([a-z])([1-9][0-9]?)")
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class MenuChoice(Generic[Value]):
    """Something to choose: worded in *parts*, found by *spaces*."""

    value: Value
    parts: tuple[str, ...]
    spaces: frozenset[Cell] = frozenset()


@dataclass(frozen=True, slots=True)
class Menu(Generic[Value]):
    """The *choices* that are left, worded from part *depth* on, and shown from line *first* on."""

    choices: tuple[MenuChoice[Value], ...]
    depth: int = 0
    first: int = 0

    def groups(self) -> list[tuple[MenuChoice[Value], ...]]:
        """Return the choices in their order, grouped by their next part."""
        found: dict[tuple[str, ...], list[MenuChoice[Value]]] = {}
        for choice in self.choices:
            found.setdefault(choice.parts[: self.depth + 1], []).append(choice)
        return [tuple(group) for group in found.values()]

    @property
    def title(self) -> str:
        """What all choices have in common, which `items` leaves out."""
        return " ".join(self.choices[0].parts[: self.depth])

    def items(self) -> list[str]:
        """Return a line for each group."""
        return [self._item(group) for group in self.groups()]

    def _item(self, group: tuple[MenuChoice[Value], ...]) -> str:
        parts = group[0].parts[self.depth :]
        if len(group) == 1:
            return " ".join(parts)
        start = without_colon(parts[0])
        return counted(len(group), "{start} ({count} way)", "{start} ({count} ways)", start=start)

    def lines(self, width: int, limit: int) -> list[str]:
        """Return the numbered groups from line *first* on, in at most *limit* lines."""
        items = self._numbered()
        across = self._across(width, limit)
        shown = items[self.first : self.first + across * limit]
        tall, size = -(-len(shown) // across), width // across
        lines = [
            "".join(item.ljust(size) for item in shown[row::tall]).rstrip() for row in range(tall)
        ]
        rest = len(items) - self.first - len(shown)
        if rest <= 0:
            return lines
        more = words("     ... and {count} more: m; or name spaces, such as d4 d5", count=rest)
        return [*lines, more]

    def page(self, width: int, limit: int) -> "Menu[Value]":
        """Return the menu at what `lines` does not show yet, or back at the start."""
        first = self.first + self._across(width, limit) * limit
        return replace(self, first=first if first < len(self.groups()) else 0)

    def _numbered(self) -> list[str]:
        return [f"{number:>3}  {item}" for number, item in enumerate(self.items(), 1)]

    def _across(self, width: int, limit: int) -> int:
        """Return the number of columns: one, unless there are many short lines."""
        items = self._numbered()
        return 1 if len(items) <= limit else max(1, width // (max(map(len, items)) + 2))

    def pick(self, number: int) -> "Menu[Value] | Value":
        """Return the choice at line *number*, which must exist, or a menu of the choices there."""
        return opened(self.groups()[number - 1], self.depth + 1)

    def about(self, spaces: frozenset[Cell]) -> "Menu[Value] | None":
        """Return a menu of the choices about all of *spaces*, or None if there are none."""
        left = tuple(choice for choice in self.choices if spaces <= choice.spaces)
        return replace(self, choices=left, first=0) if left else None


def opened(choices: Sequence[MenuChoice[Value]], depth: int = 0) -> "Menu[Value] | Value":
    """Return a menu of *choices*, past the parts that all share; for one choice, its value."""
    if len(choices) == 1:
        return choices[0].value
    menu = Menu(tuple(choices), depth)
    while len(menu.groups()) == 1 and any(len(one.parts) > menu.depth for one in choices):
        menu = replace(menu, depth=menu.depth + 1)
    return menu


def read_spaces(text: str) -> frozenset[Cell] | None:
    """Return spaces as people write them, or None for any other text.

    >>> sorted(read_spaces("c4 a1"))
    [Cell(row=0, col=0), Cell(row=3, col=2)]
    """
    found = [_SPACE.fullmatch(word) for word in re.split(r"[\s,]+", text.strip().lower())]
    if not all(found):
        return None
    return frozenset(Cell(int(match[2]) - 1, ord(match[1]) - ord("a")) for match in found if match)
