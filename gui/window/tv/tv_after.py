"""The page after a race for the room: podium, awards, the evening's standing, chairs that fill.

Law: nothing on it can be pressed, and nobody is "you". It is what the players' own page shows.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from core.table.messages import SEATS_MAX
from core.table.step import Completed
from gui.game_ui import known_ui
from gui.kit.card import Page
from gui.kit.clock import Timer
from gui.kit.layout import LaidOut
from gui.kit.painted import placed
from gui.kit.painted_card import PaintedCard, write
from gui.kit.theme import Type, look
from gui.parts.confetti import MANY, Falling
from gui.parts.game_view import GameView
from gui.parts.stamp import paint_stamp
from gui.report.evening_score import ShownEvening
from gui.report.terms_words import at_a_glance, following, series_words, terms_of
from gui.window.table.after.award_card import AwardCard
from gui.window.table.after.chairs import WIDE as CHAIRS_WIDE
from gui.window.table.after.chairs import Chairs, sitters
from gui.window.table.after.hop import Hop
from gui.window.table.after.podium_picture import WIDE as PODIUM_WIDE
from gui.window.table.after.podium_picture import PodiumPicture
from gui.window.table.after.standing_card import StandingCard
from gui.window.table.rematch import Chair, Rematch
from gui.words.award import given
from gui.words.player_names import names_of
from gui.words.seats import Names
from gui.words.table_words import listed
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot
from net.protocol.terms import Terms

_FULL = (1456, 819)
"""The screen for which the page is measured."""
_EDGE, _GAP, _TOP, _FOOT, _LEFT = 24, 15, 24, 186, 695
_AWARDS, _PODIUM = 199, 632
_CODE, _STAMP = 304, QRectF(527, 170, 140, 140)
"""Where the cards beside the code begin, and where the stamp is pressed."""
_FEW = 600
"""How many units wide the chairs are where there are few: so they are larger."""


class TvAfter(LaidOut, Page):
    """Comes over *page* once the end of a game has been looked at, and stays until the next one.

    The *code* alone lies over it.
    """

    def __init__(self, page: QWidget, code: QWidget) -> None:
        super().__init__()
        self._code = code
        self.setParent(page)
        self._steps: list[Completed[Any]] = []
        self._snapshot: TableSnapshot | None = None
        self._is_drawn = self.checks = False
        """Whether the game was one of a tournament, and whether everything in it is right."""
        self.rematch = Rematch(None, lambda _: None, self)
        self.rematch.has_page = True
        self.rematch.changed.connect(self._tell)
        self.picture, self.awards, self.standing = PodiumPicture(), AwardCard(), StandingCard()
        self.again = AgainCard()
        self._confetti = Falling(self, MANY)
        for part in (self.picture, self.awards, self.standing, self.again):
            part.setParent(self)
        self._confetti.raise_()
        self._hop = Hop(self, self.picture, self.again.chairs)
        self._comes = Timer(self, singleShot=True)
        self._comes.timeout.connect(self._come)
        self.hide()

    def take(self, done: Completed[Any]) -> None:
        """Take a step, for the awards are told from all of them."""
        self._steps.append(done)

    def follow(self, view: GameView, snapshot: TableSnapshot) -> None:
        """Take the table as it is; once its game is over and all of it shown, the page comes."""
        if not snapshot.is_over or view.game_end is None or not self._steps:
            return
        if len(snapshot.names) < 2:  # all of the end is on the table
            return
        if self._steps[-1].outcome.state != snapshot.state:
            return  # its last step is still on its way
        is_new, self._snapshot = self._snapshot is None, snapshot
        # each of its messages was judged on its way here, from the first to the last
        checks = not snapshot.proven and not snapshot.stopped
        if checks is not self.checks:
            self.checks = checks
            self.update()
        self.rematch.follow(snapshot)
        if is_new:
            self._fill(view)
        if not view.is_moving and self.isHidden() and not self._comes.isActive():
            self._comes.start(view.game_end.comes_ms)

    def forget(self) -> None:
        """Show nothing of a game any more."""
        self._steps, self._snapshot = [], None
        self._comes.stop()
        self._confetti.stop()
        self.rematch.forget()
        self.rematch.has_page = True
        self.hide()

    def show_standing(self, shown: ShownEvening) -> None:
        """Show how the evening stands."""
        self.standing.show_standing(shown, "")

    def _come(self) -> None:
        self.show()
        self.raise_()
        self._code.raise_()
        self._lay_out()
        for part in (self.awards, self.standing):
            part.come()
        self._confetti.start()

    def _fill(self, view: GameView) -> None:
        """Show how the game has ended."""
        assert view.game_end is not None
        genesis, state = self._steps[0].step.genesis, self._steps[-1].outcome.state
        names = names_of(genesis)
        podium = view.game_end.podium(names, state, None)
        self.picture.show_podium(podium, names)
        self.awards.show_awards(
            given(known_ui(genesis.rules_id).awards(names, self._steps)), names.worms
        )
        self.setAccessibleName(podium.title)
        self._is_drawn = genesis.agreed.drawn is not None
        self.again.begin(podium.heading, terms_of(genesis), following(genesis))
        self._tell()

    def _tell(self) -> None:
        """Show how all stand to the next game."""
        snapshot = self._snapshot
        if snapshot is None:
            return
        names = names_of(self._steps[0].step.genesis)
        self.again.show_more(
            () if self._is_drawn else (self.rematch.wanting, self.rematch.missing),
            names,
            self.rematch,
        )
        again = () if self._is_drawn else range(len(names))
        wanting = frozenset(seat for seat in again if self.rematch.chair(seat) is Chair.AGAIN)
        self._hop.take(self.picture.show_again(wanting))

    def _lay_out(self) -> None:
        """Lay the podium at the left, the cards at the right, the chairs at the foot."""
        unit = self._unit
        wide, high = self.width() / unit, self.height() / unit
        foot, right = high - _FOOT, wide - _EDGE
        podium = (_LEFT - 2 * _EDGE) / 529 * PODIUM_WIDE
        has_awards = not self.awards.isHidden()
        below = _TOP + (_AWARDS + _GAP if has_awards else 0)
        for part, frame in (
            (self.picture, QRectF(_EDGE + 8, _TOP, podium, foot - 2 - _TOP)),
            (self.awards, QRectF(_LEFT, _TOP, right - _LEFT, _AWARDS)),
            (self.standing, QRectF(_LEFT, below, right - _LEFT, foot - 21 - below)),
            (self.again, QRectF(_EDGE + _CODE, foot, right - _EDGE - _CODE, _FOOT - _EDGE)),
            (self._confetti, QRectF(0, 0, wide, foot)),
        ):
            part.setGeometry(QRectF(frame.topLeft() * unit, frame.size() * unit).toAlignedRect())

    @property
    def _unit(self) -> float:
        return min(self.width() / _FULL[0], self.height() / _FULL[1])

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if self.checks:
            unit = self._unit
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            paint_stamp(painter, QRectF(_STAMP.topLeft() * unit, _STAMP.size() * unit))


class AgainCard(LaidOut, PaintedCard):
    """Says for whom the next game waits, and shows a chair for everybody."""

    UNITS = 1104
    _SAID = QRectF(33, 18, 300, 126)

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[str, ...] = ()
        self._ended, self._following = "", ""
        self._terms: Terms | None = None
        self.chairs = Chairs()
        self.chairs.has_paper, self.chairs.is_brief = False, True
        self.chairs.setParent(self)

    def begin(self, ended: str, terms: Terms, after: Terms | None) -> None:
        """Take how a game on *terms* has *ended*, and what comes *after* it."""
        self._ended, self._terms = ended, terms
        self._following = words("Next: {game}", game=_edition(after)) if after else ""

    def show_more(
        self, told: tuple[()] | tuple[Sequence[str], Sequence[str]], names: Names, rematch: Rematch
    ) -> None:
        """Show who wants more and who is missing, as *told*; with nothing told there is no more."""
        self.chairs.setVisible(bool(told))
        if not told:
            said = series_words(self._terms) if self._terms is not None else ""
            self._lines = (self._ended, said)
        else:
            wanting, missing = told
            if missing and wanting:
                waits = words("Waiting for {names}", names=listed(missing))
            else:
                waits = words("Here we go") if wanting else self._ended
            self._lines = (words("Again?"), waits, self._following)
            self.chairs.UNITS = _FEW if len(names) < SEATS_MAX else CHAIRS_WIDE
            self.chairs.show_sitters(sitters(names, rematch, None))
        self.setAccessibleName(self._lines[0])
        self.setAccessibleDescription(". ".join(filter(None, self._lines[1:])))
        self.update()

    def _lay_out(self) -> None:
        left = round(self.width() * 345 / self.UNITS)
        self.chairs.setGeometry(left, 0, self.width() - left, self.height())

    def draw(self, painter: QPainter, high: float) -> None:
        """Write the heading and the lines."""
        theme, left = look().theme, Qt.AlignmentFlag.AlignLeft
        said = [line for line in self._lines if line]
        room = QRectF(self._SAID)
        if self.chairs.isHidden():
            room.setWidth(self.UNITS - 2 * room.left())
        if not said:
            return
        top = (high - 54 - 31 * (len(said) - 1)) / 2
        with placed(painter, QPointF(room.left(), top), size=1.25):
            box = QRectF(0, 0, room.width() / 1.25, 40)
            write(painter, Type.TITLE, theme.ink, said[0], box, left)
            for number, line in enumerate(said[1:]):
                box = QRectF(0, 44 + number * 25, room.width() / 1.25, 25)
                write(painter, Type.NAME, theme.ink2, line, box, left)


def _edition(terms: Terms) -> str:
    """Return in what edition a table plays: all in the room know which game."""
    game, *more = at_a_glance(terms)
    return next(filter(None, more), game)
