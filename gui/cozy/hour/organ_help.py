"""What each organ does, in a sentence or two for a player who sees it for the first time.

Law: as in the rules core (C5.3 to C5.8), and no more.
"""

import textwrap

from core.cozy.worm import OrganKind
from gui.words.words import marked, words

_HELP = {
    OrganKind.EYE: marked(
        "Eye: puts foods on blank spaces that it sees, one for each eye of its worm. It sees three"
        " spaces wide ahead, and straight to both sides; nothing is in its way. Mouths at a"
        " new food may act at once."
    ),
    OrganKind.MOUTH: marked(
        "Mouth: if it faces a food, its worm gets an organ of any kind, and that may act at once."
        " The food stays."
    ),
    OrganKind.TAIL: marked(
        "Tail: starts a Conga Line that its worm is in. On all worms of the line but one an organ"
        " acts, though no tail."
    ),
    OrganKind.COLLAR: marked(
        "Collar: needs a worm beside its own that has a collar too. Together they have babies, or"
        " give organs to the babies of this hour."
    ),
    OrganKind.BRAIN: marked(
        "Brain: when it acts, you may change a die in the next hour. Or use it up, if its worm is"
        " in the region, and change a die at once: click the die before you choose A, B or C."
    ),
    OrganKind.HEART: marked(
        "Heart: its worm grows at one end over blank spaces, by as many as it has hearts, and as"
        " many more as it once grew."
    ),
}
_TIP_WIDTH = 60


def organ_help(kind: OrganKind) -> str:
    """Return what an organ of *kind* does."""
    return words(_HELP[kind])


def tip(said: str) -> str:
    """Return *said* broken into lines, for Qt breaks none in a tip."""
    return textwrap.fill(said, _TIP_WIDTH)
