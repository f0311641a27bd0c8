"""The tokens of the look: every colour, corner, space, size and time that the window uses.

Law: no other module writes a colour. Sizes are px at art 1; `theme.px` scales them.
"""

from typing import NamedTuple


class Theme(NamedTuple):
    """The colours of one light: day or evening. Text and borders keep the contrasts of WCAG AA."""

    name: str
    table: str
    """Wood: what everybody shares."""
    plank: str
    """The line between two planks."""
    grain: str
    light: str
    """Where the lamp or the window shines on the wood; the middle of its gradient."""
    dark: str
    """The edge of that gradient."""
    paper: str
    """A card."""
    paper2: str
    """A card hovered, or sunk into another."""
    paper3: str
    """A barred button."""
    ink: str
    ink2: str
    """Second text, on paper only."""
    line: str
    """A hairline: an ornament."""
    edge: str
    """A border that means something."""
    act: str
    """What one presses: its face; also the thread of the finish."""
    acthi: str
    acthover: str
    actlo: str
    onact: str
    quiet: str
    """The text of a button without a face."""
    mint: str
    """A chosen row, an active option."""
    mintink: str
    amber: str
    """Your turn, stars, now; never without `amberink` beside it."""
    amberink: str
    amberpale: str
    good: str
    goodpale: str
    bad: str
    badpale: str
    ring: str
    """Focus and chosen."""
    ice: str
    """The draught round a Cozy worm."""
    veil: str
    """Over the board while envelopes open, with its alpha in front."""
    shadow: str
    rim: str
    """The rim of every segment; "" stands for the worm's own."""
    space: str
    """A space of a Cozy sheet."""
    region: str
    """A space in the region of this hour."""
    night: str
    """An hour of the afternoon that is still to come."""
    onnight: str
    onamber: str
    """Words on amber."""

    @property
    def is_dark(self) -> bool:
        """Whether this is the evening."""
        return bool(self.rim)


DAY = Theme(
    "day",
    table="#EBD5A8", plank="#D3B57F", grain="#A97F47", light="#FFF6DC", dark="#B98A4C",
    paper="#FFFBF2", paper2="#F6ECD9", paper3="#E9DCC3", ink="#2E2621", ink2="#65574A",
    line="#DCCBAA", edge="#84715A",
    act="#0E6165", acthi="#15787C", acthover="#1B8A8E", actlo="#07393C", onact="#FFFBF2",
    quiet="#0B5257", mint="#DCEFEA", mintink="#0B5257",
    amber="#F5A524", amberink="#7A4300", amberpale="#FFEFC9",
    good="#1E6B3A", goodpale="#E0F0DC", bad="#B3261E", badpale="#FBE3DC",
    ring="#1848B0", ice="#1F6FC4", veil="#D12B1C11", shadow="#3C260A", rim="",
    space="#F8EFDC", region="#FFE7B0", night="#3C4A78", onnight="#FFFBF2", onamber="#2F1B00",
)  # fmt: skip
EVENING = Theme(
    "evening",
    table="#7A5836", plank="#5A3E24", grain="#A97F47", light="#B98A55", dark="#1B1008",
    paper="#3B2E24", paper2="#4A3B2F", paper3="#5C4A3B", ink="#FBEFD9", ink2="#D3BF9E",
    line="#5F4D3C", edge="#C6AF8B",
    act="#63C3B9", acthi="#80D7CD", acthover="#9BE4DB", actlo="#1E5F59", onact="#08211F",
    quiet="#8FDBD2", mint="#31493F", mintink="#8FDBD2",
    amber="#F5B04A", amberink="#FFCF87", amberpale="#57422A",
    good="#8FD6A0", goodpale="#33452F", bad="#FF9C8A", badpale="#5A3027",
    ring="#9CC4FF", ice="#8CC3F5", veil="#CC0E0804", shadow="#0A0500", rim="#F3E2BF",
    space="#4A3B2E", region="#75592C", night="#3C4A78", onnight="#FFFBF2", onamber="#291B10",
)  # fmt: skip

BOARD = ("#C99A5E", "#9A6B36", "#7A5630", "#E3BE86")
"""A large table from above: its top, grain, edge and the line of light round it."""
STOOL = ("#E0BD84", "#CFA05F", "#8A6338")
"""A small table from above: its top, grain and edge."""
DARK_BOARD = (EVENING.table, EVENING.plank, EVENING.dark, EVENING.light)
DARK_STOOL = (EVENING.light, EVENING.table, EVENING.dark)
"""The same in the evening, for things that stand on the wood of the table."""
PICTURES = ("#E3EEF6", "#DCEFEA", "#F6ECD9", "#FBE9D0")
"""The grounds of the four pictures of an emblem, in any light: their lines are of ink."""
THREAD = "#A5DEDB"
"""The stitches of the finish thread, and dots on what is free in the evening."""
GLOW = "#FFD35A"
"""Light that falls out of an envelope; the colour of a burst."""
COIN = ("#F0A01E", "#FFD96A", "#7A4300")
"""A coin of brass in any light: its ring, its middle, its rim."""
MEDALS = ("#F9CC45", "#DAD4C8", "#E0A873")
"""The first three places."""
WHITE, BLACK = "#FFFFFF", "#000000"
LETTER, FOLD = "#FFF8E9", "#CDB994"
"""The paper of an envelope, and its folds."""
STAR = "#FAD35C"
"""A star among marks; its rim is `amberink` by day."""

SMALL, TIGHT, GAP, MARGIN, WIDE = 4, 8, 12, 16, 24
"""The spaces: the margin of a page is `MARGIN`, inside a card `WIDE`."""
TILE, FIELD, BUTTON, CARD, TRAY = 13, 15, 18, 20, 24
"""The corners."""

CALM_MS = 120
"""How long things cross-fade in calm motion."""
