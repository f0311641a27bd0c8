"""The numbers of the house: each counts what it names, in a tree that is planted."""

from house import House, numbers
from tests.architecture.tree import plant

RULE = f"P{99.9}"
"""Not written out, or the house itself would cite it; so with the exemption."""
WIDGET = '''
from PySide6.QtCore import Signal
from gui.other import Other

PAGE = "gui.other.Other"
VIEW = "gui.other:view"
TEXT = "gui.other"

class Widget:
    """Obeys P3.1 and RULE."""
    left = Signal()
    right = Signal(object)

    def __init__(self, part):
        part.left.connect(self.left)
        part.left.connect(self.right.emit)
        part.left.connect(lambda one: self.right.emit(one))
        part.left.connect(self.paintEvent)
        getattr(part, "name", px(3))

    def paintEvent(self, event):  # NOQA: N802
        px(4)
'''.replace("RULE", RULE).replace("NOQA", "noqa")


def test_each_number_counts_what_it_names(tmp_path):
    plant(tmp_path, "gui/widget.py", WIDGET)
    plant(tmp_path, "gui/other.py", "from gui.widget import Widget")
    plant(tmp_path, "core/widget.py", "class Widget:\n    def one(self): ...\n")
    looks = "page._shown._log[0]._said; self._own; cls._own; done._replace(step=1)"
    plant(tmp_path, "tests/gui/test_widget.py", looks)
    plant(tmp_path, "docs/protocol.md", f"- P3.1 Keys: see {RULE}")
    found = numbers(tmp_path)
    assert found == {
        "lines of gui": WIDGET.count("\n"),
        "most methods of a class": 2,
        "classes of more than 20 methods": 0,
        "signals": 2,
        "signals that carry any object": 1,
        "signals passed on unread": 3,
        "classes and functions named as text": 2,
        "getattr": 1,
        "paintEvent by hand": 1,
        "calls of px": 2,
        "noqa: N802": 1,
        "circles of files": 1,
        "names that several files bear": 1,
        "names that several classes bear": 1,
        "private fields in tests of gui": 3,
        "tags cited that no document defines": 2,
    }
    places = ["gui/widget.py:10", "docs/protocol.md:1"]
    assert House(tmp_path).undefined() == [f"{place}: {RULE}" for place in places]
