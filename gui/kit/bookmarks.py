"""Where somebody stands on a page: what is turned, typed and open there, as a small value.

Law: each part knows its own bookmark only. A page that is made anew is led to, then opened at those
of the old one: what it still waits for, it opens there once it has come.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from PySide6.QtWidgets import QWidget

Marks: TypeAlias = Mapping[type, Sequence[object]]
"""Where somebody stands on all parts of a page, by their class."""


class Bookmark(NamedTuple):
    """How a part is opened where another one of its class stood."""

    mark: Callable[[], Any]
    open_at: Callable[[Any], object]


class Bookmarked:
    """Stands before the class of Qt: a part with a bookmark."""

    bookmark: Bookmark


def marks_of(page: QWidget) -> Marks:
    """Return where somebody stands on *page*."""
    marks = defaultdict(list)
    for part in _parts(page):
        marks[type(part)].append(part.bookmark.mark())
    return marks


def open_at(page: QWidget, marks: Marks) -> None:
    """Open *page* at *marks*; what holds a part is opened after it."""
    left = {kind: [*found] for kind, found in marks.items()}
    opened = [(one.bookmark, left[type(one)].pop(0)) for one in _parts(page) if left.get(type(one))]
    for bookmark, mark in reversed(opened):
        bookmark.open_at(mark)


def _parts(page: QWidget) -> Iterable[Bookmarked]:
    return (one for one in (page, *page.findChildren(QWidget)) if isinstance(one, Bookmarked))
