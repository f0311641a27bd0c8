"""A seat has no paint: what is painted is somebody's worm, or an example that says so.

That painters take worms and no numbers of seats is a matter of types: mypy finds a seat. And every
painter ends where it began, whatever fails: else what it paints on may be gone before it.
"""

import ast
from pathlib import Path

from tests.architecture.tree import ROOT, name_of, nodes, plant, python_files

BY_SEAT = "BY_SEAT"
"""What is worn where nobody has a wish."""
EXAMPLES = {
    "gui/wormup/covers.py": "pictures of house rules",
    "gui/wormup/guide.py": "pictures of how to play",
    "gui/window/past/fair_page.py": "an envelope as there are some in the game",
    "gui/window/start/why_art.py": "a picture of somebody who is not reached",
    "gui/window/start/worm_stage.py": "friends beside our worm",
    "gui/parts/chance_chart.py": "a curve of nobody",
    "gui/parts/news.py": "before a table is shown",
    "gui/parts/log_view.py": "before a table is shown",
    "gui/window/tv/tv_page.py": "before a table is shown",
    "gui/window/tv/so_far_card.py": "before a table is shown",
    "gui/report/evening_score.py": "who never sat",
    "gui/words/wearing.py": "what a newcomer is offered",
    "gui/words/seats.py": "names of which nothing else is known",
}
"""Who may paint by seat, and what."""


def painters_by_seat(root: Path) -> set[str]:
    """Return the files of the window that name what is worn by seat."""
    return {
        name_of(file, root)
        for file in python_files(root, "gui")
        if any(isinstance(node, ast.Name) and node.id == BY_SEAT for node in nodes(file))
    }


def test_nothing_but_examples_is_painted_by_seat():
    assert painters_by_seat(ROOT) == EXAMPLES.keys()


def test_a_page_that_paints_by_seat_is_found(tmp_path: Path):
    plant(tmp_path, "gui/window/page.py", "paint_face(painter, frame, BY_SEAT[seat])\n")
    assert painters_by_seat(tmp_path) == {"gui/window/page.py"}


def painters_left(root: Path) -> set[str]:
    """Return where a painter begins that an error would leave behind: outside of a `with`."""
    found = set()
    for file in python_files(root, "gui"):
        ends = {
            id(item.context_expr)
            for node in nodes(file)
            if isinstance(node, ast.With)
            for item in node.items
        }
        found |= {
            f"{name_of(file, root)}:{node.lineno}"
            for node in nodes(file)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "QPainter"
            if id(node) not in ends
        }
    return found


def test_every_painter_ends_where_it_began_whatever_fails():
    """`[][0]` while a painter was on a pixmap killed the program as the pixmap went."""
    assert painters_left(ROOT) == set()


def test_a_painter_that_would_be_left_behind_is_found(tmp_path: Path):
    plant(tmp_path, "gui/page.py", "painter = QPainter(pixmap)\nwith QPainter(a) as b:\n    pass\n")
    assert painters_left(tmp_path) == {"gui/page.py:1"}
