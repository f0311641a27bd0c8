"""Where a name stands beside anything else on a page, it stands isolated: no name turns it round.

The names of the scenes are taken for some that run from right to left.
"""

import re

import pytest
from PySide6.QtWidgets import QWidget

from gui.words import isolation
from tests.settled import settled
from tests.tiers import IS_LONG
from tests.window import scenes
from tests.window.test_escape import window  # noqa: F401  # a fixture

_NAMES = re.compile(r"\b(Ann|Ben|Cem|Dana|Dora|Eve|Emil)\b")
_FEW = (
    scenes.start_back,
    scenes.games,
    scenes.players,
    scenes.silent,
    scenes.evening_series,
    scenes.copies,
    scenes.cozy_end,
)
_SAID = ("text", "accessibleName", "accessibleDescription", "toolTip")


def texts(top: QWidget) -> list[str]:
    """List the lines that *top* and its parts say."""
    parts = [getattr(one, said)() for one in [top, *top.findChildren(QWidget)] for said in _SAID
             if hasattr(one, said)]  # fmt: skip
    return [line for part in parts if isinstance(part, str) for line in part.split("\n")]


@pytest.mark.parametrize(
    "show", [show for _, show in scenes.ALL] if IS_LONG else _FEW, ids=lambda show: show.__name__
)
def test_a_name_beside_other_words_stands_isolated(window, show, monkeypatch) -> None:  # noqa: F811
    monkeypatch.setattr(isolation, "_turns", lambda text: bool(_NAMES.search(text)))
    show(window)
    settled()
    bare = [isolation._ISOLATED.sub("", line) for line in texts(window)]
    wrong = [line for line in bare if _NAMES.search(line) and not _NAMES.fullmatch(line.strip())]
    assert [line for line in wrong if "/" not in line] == [], "a path stands alone"
