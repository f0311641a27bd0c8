"""Opening steps with bids that a test has chosen."""

from typing import Any

from core.table.step import Completed
from core.table.table import Written
from core.wormup.actions import BID
from core.wormup.profiles import Face
from gui.words.seats import worms_of
from tests.gui.wormup.local import Local

NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve")
WORMS = worms_of(NAMES)


def opening(*faces: Face, edition: str = "gryphon2010") -> Completed[Any]:
    """Give the completed opening step of a first round with these bids."""
    local = Local(edition, seats=len(faces))
    while local.tables[0].step.state is None:
        local.advance()
    for table, face in zip(local.tables, faces, strict=True):
        written = table.act(BID, (face.value,))
        assert isinstance(written, Written)
        local.share(written)
    while not any(done.step.opens for done in local.tables[0].completed):
        local.advance()
    return next(done for done in local.tables[0].completed if done.step.opens)
