"""How a draw goes on, part by part: numbers fall in, the bowl is stirred, worms slide to tables.

Law: the draw is made of all numbers, so nobody slides before the last one is in. Where it was not
seen how they came nothing is played, and in calm motion only the last picture is shown.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from core.table.tournament import Come
from gui.kit.animation import Beat, Motion
from gui.kit.theme import look
from gui.parts.sound import Sound
from gui.window.draw.plan import in_turn
from gui.words.player_names import player_name
from gui.words.words import words
from net.protocol.snapshot import TournamentHere

FALL_MS, STIR_MS, SLIDE_MS, FASTER, LEAST_MS = 420, 1_100, 700, 0.92, 250
"""A slip that falls in; the bowl that is stirred; the first worm that slides, how much faster each
next one is, and no faster than that."""
FULL_MS, CALM_MS, BRACKET_MS = 1_200, 1_800, 1_600
"""The full tables, in calm motion too; and the bracket, before anybody sits down."""


Part = tuple[int, Callable[[float], None]]
"""How many ms it takes, and what shows it at a share from 0 to 1."""


class Ceremony(QObject):
    """Knows what of a draw has been shown; *told* is called when that is more, or all.

    *moved* is called with each picture.

    Sounds go to *play*, and what is shown to who cannot see it to *speak*.
    """

    def __init__(
        self,
        parent: QObject,
        moved: Callable[[], None],
        told: Callable[[], None],
        play: Callable[[Sound], None] = lambda _: None,
        speak: Callable[[str], None] = lambda _: None,
    ) -> None:
        super().__init__(parent)
        self._moved, self._told, self._play, self._speak = moved, told, play, speak
        self.slips: list[bytes] = []
        """Whose slips fall into the bowl, in their order."""
        self.landed = 0
        """How many of them lie there."""
        self.order: list[tuple[int, int, bytes]] = []
        """Who slides when: the table and the chair, from 0 on, and the identity."""
        self.seated = 0
        """How many sit at their tables."""
        self.fall = self.stir = self.slide = 0.0
        """How far the next slip has fallen, the bowl is stirred, and the next worm has slid."""
        self.is_full = self.is_past = False
        """Whether all sit, and whether the tables have given way to the bracket."""
        self._is_quiet = False
        self.heading = ""
        """What happens now."""
        self.motion = Motion(self)
        self.motion.ended.connect(told)

    def skip(self) -> None:
        """Show the end at once, in silence."""
        self._is_quiet = True
        self.motion.skip()
        self._is_quiet = False

    def forget(self) -> None:
        """Begin anew, with an empty bowl."""
        self.skip()
        self.slips, self.landed, self.order, self.seated = [], 0, [], 0
        self.is_full = self.is_past = False

    def take(self, people: list[Come], here: TournamentHere) -> None:
        """Let the slips of all *people* fall in who have revealed their number."""
        missing = {*here.silent} if here.draw is None else set[str]()
        fresh = [
            one.identity
            for one in people
            if one.name not in missing and one.identity not in self.slips
        ]
        self.slips += fresh
        if look().is_calm:
            self.landed = len(self.slips)
            return
        self._show([(FALL_MS, self._fall_in) for _ in fresh])

    def begin(self, here: TournamentHere) -> None:
        """Stir the bowl, let everybody slide, and show the full tables."""
        assert here.draw is not None
        self.order = in_turn([[one.identity for one in table.people] for table in here.draw.drawn])
        names = {one.identity: player_name(one.name) for one in here.comes}
        full: list[Part] = [(CALM_MS if look().is_calm else FULL_MS, self._fill)]
        if not look().is_calm:
            slides: list[Part] = [
                (
                    max(LEAST_MS, round(SLIDE_MS * FASTER**at)),
                    partial(self._slide_out, at, names[who], table + 1),
                )
                for at, (table, _, who) in enumerate(self.order)
            ]
            full = [(STIR_MS, self._rock), *slides, *full]
        self._show([*full, (BRACKET_MS, self._rest)])

    def _show(self, parts: list[Part]) -> None:
        """Show *parts* one after the other, each picture of them."""

        def seen(show: Callable[[float], None], share: float) -> None:
            show(share)
            self._moved()

        self.motion.play([Beat(ms, partial(seen, show)) for ms, show in parts])

    def table_of(self, identity: bytes) -> int:
        """Return the number of the table to which *identity* has slid; 0 is none."""
        seated = self.order[: self.seated]
        return next((table + 1 for table, _, who in seated if who == identity), 0)

    @property
    def sliding(self) -> bytes:
        """Who is on the way to a table; b"" is nobody."""
        is_on = self.slide > 0 and self.seated < len(self.order)
        return self.order[self.seated][2] if is_on else b""

    def _tell(self, *, is_spoken: bool = False) -> None:
        if not self._is_quiet:
            self._told()
            if is_spoken:
                self._speak(self.heading)

    def _sound(self, sound: Sound) -> None:
        if not self._is_quiet:
            self._play(sound)

    def _fall_in(self, share: float) -> None:
        self.fall = share
        self.heading = words("The numbers fall in")
        if share >= 1.0:
            self.landed, self.fall = self.landed + 1, 0.0
            self._sound(Sound.SLIP)
        if share in {0.0, 1.0}:
            self._tell()

    def _rock(self, share: float) -> None:
        if share == 0.0:
            self.heading = words("All numbers are in")
            self._sound(Sound.DRUM)
            self._tell()
        self.stir = share if share < 1.0 else 0.0

    def _slide_out(self, at: int, name: str, table: int, share: float) -> None:
        """Let number *at*, with this *name*, slide to a *table*."""
        if share == 0.0:
            self.heading = words("{name} slides to table {number}", name=name, number=table)
            self._tell(is_spoken=True)
        self.slide = max(share, 0.001)
        if share >= 1.0:
            self.seated, self.slide = at + 1, 0.0
            self._sound(Sound.CHAIR)

    def _fill(self, _share: float) -> None:
        if not self.is_full:
            self.is_full = True
            self.landed, self.seated = len(self.slips), len(self.order)
            self.heading = words("The tables are drawn")
            self._tell()

    def _rest(self, _share: float) -> None:
        if not self.is_past:
            self.is_past = True
            self._sound(Sound.BRACKET)
            self._tell()
