"""One page after a race for everybody who sat or watched: who won, and who wants one more."""

from fractions import Fraction
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Bare, Page, Tray, scrolled
from gui.kit.label import tip
from gui.kit.layout import LaidOut
from gui.kit.painted_card import LARGE
from gui.kit.press import waits
from gui.kit.sway import Sway
from gui.kit.theme import Px, inset, look, px
from gui.kit.tokens import GAP, MARGIN
from gui.parts.confetti import FEW, Falling
from gui.parts.game_view import EndAction
from gui.parts.stamp import StampKey
from gui.report.evening_score import ShownEvening
from gui.report.series import total_words
from gui.report.terms_words import following_words, next_words, series_words
from gui.window.table.after import podium_picture
from gui.window.table.after.award_card import HIGH as AWARDS_HIGH
from gui.window.table.after.award_card import AwardCard
from gui.window.table.after.chairs import HIGH as CHAIRS_HIGH
from gui.window.table.after.chairs import Chairs, Sitter
from gui.window.table.after.hop import Hop
from gui.window.table.after.photo import Photo
from gui.window.table.after.podium_picture import PodiumPicture
from gui.window.table.after.standing_card import HIGH as STANDING_HIGH
from gui.window.table.after.standing_card import StandingCard
from gui.window.table.rematch import Chair
from gui.words.award import Award, Podium
from gui.words.seats import worms_of
from gui.words.table_words import listed
from gui.words.words import words
from net.protocol.terms import Terms

_ICONS = 24
_LEFT, _PHOTO = 548, (312, 128)
_ASKEW = 24
"""How much of the photo's frame is beside it, for it lies askew."""
_STAMP = 140
_HIDDEN = 20
"""How much of the podium's picture lies under the tray."""
_LEAST = 0.7
"""The share of their height to which the cards shrink before their column scrolls."""


class EndedGame(NamedTuple):
    """A game that is over, as the page shows it."""

    podium: Podium
    names: tuple[str, ...]
    seat: int | None
    """Our player's; None for who looks on."""
    awards: tuple[Award, ...]
    played: Terms
    """What was played."""
    following: Terms | None
    """What comes next."""


class More(NamedTuple):
    """How all stand to the next game."""

    sitters: tuple[Sitter, ...] = ()
    own: Chair = Chair.THINKS
    wanting: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    is_patient: bool = True


class AfterPage(LaidOut, Page):
    """Shows how it ended and how the evening stands; one key leads on."""

    _TOP = Px(84)
    lays_at_once = True

    wished = Signal(EndAction)

    def __init__(self) -> None:
        super().__init__()
        self._ended: EndedGame | None = None
        self._more = More()
        self.picture, self.photo = PodiumPicture(), Photo()
        self.awards, self.standing, self.chairs = AwardCard(), StandingCard(), Chairs()
        self._shown: ShownEvening | None = None
        self._has_evening = False
        self.review = Button(words("Review"), ButtonKind.SMALL, "lens")
        self.evening = Button(words("The evening"), ButtonKind.QUIET)
        self.tray = Tray()
        self.take_back = Button(words("Take it back"), ButtonKind.QUIET, "undo")
        self.ahead = Button("", ButtonKind.TRAY, "next")
        self.save = Button(words("Save picture"), ButtonKind.QUIET, "save")
        self.close_table = Button(words("Close"), ButtonKind.QUIET, "door")
        self.next_game = Button(words("Again!"), ButtonKind.BIG, "turn")
        self._cards = Bare()
        self._scroll = scrolled(self._cards, self)
        self.mark = StampKey()
        self.mark.setParent(self._cards)
        self.mark.hide()
        for card in (self.awards, self.standing, self.chairs, self.review, self.evening):
            card.setParent(self._cards)
        for part in (self.picture, self.photo, self.tray):
            part.setParent(self)
        for key, wish in (
            (self.take_back, EndAction.TAKE_BACK),
            (self.save, EndAction.SAVE),
            (self.close_table, EndAction.CLOSE),
            (self.ahead, EndAction.GO_AHEAD),
            (self.next_game, EndAction.AGAIN),
        ):
            key.chosen.connect(partial(self.wished.emit, wish))
            self.tray.buttons.addWidget(key)
        for beside, wish in (
            (self.mark, EndAction.CHECKS),
            (self.review, EndAction.REVIEW),
            (self.evening, EndAction.EVENING),
            (self.photo, EndAction.FINISH),
        ):
            beside.clicked.connect(partial(self.wished.emit, wish))
        self.setFocusProxy(self.next_game)
        self._confetti, self._hop = Falling(self, FEW), Hop(self, self.picture, self.chairs)
        self.picture.hidden = _HIDDEN

    def come(self) -> None:
        """Let medals swing in, points count up and the photo fall: what it shows is new."""
        for part in (self.awards, self.standing, self.photo):
            part.come()
        self._confetti.start()

    def show_ended(self, ended: EndedGame) -> None:
        """Show a game that is over."""
        self._ended = ended
        self.picture.show_podium(ended.podium, ended.names)
        self.awards.show_awards(ended.awards, worms_of(ended.names))
        self.setAccessibleName(ended.podium.title)
        if self._shown is not None:
            self.show_standing(self._shown)
        self._tell()
        self._lay_out()

    def show_standing(self, shown: ShownEvening) -> None:
        """Show how the evening stands."""
        ended, self._shown = self._ended, shown
        own = ended.names[ended.seat] if ended is not None and ended.seat is not None else ""
        self.standing.show_standing(shown, own)
        self._tell()
        self._has_evening = bool(shown.evenings) and len(shown.evenings[0].places) > 1
        self._lay_out()

    @waits
    def show_more(self, more: More) -> None:
        """Show how all stand to the next game."""
        if more == self._more:
            return
        self._more = more
        self.chairs.show_sitters(more.sitters)
        again = {one.seat for one in more.sitters if one.chair is Chair.AGAIN}
        new = self.picture.show_again(frozenset(again))
        self._tell()
        self._lay_out()
        self._hop.take(new)

    def stamp(self) -> None:
        """Show that the log has been checked, and is right."""
        self.mark.show()

    def forget(self) -> None:
        """Show nothing of a game any more."""
        self._ended, self._more = None, More()
        self.mark.hide()

    def _tell(self) -> None:
        """Say in the tray who wants more, and for whom the table waits."""
        ended, more = self._ended, self._more
        if ended is None:
            return
        is_player, is_waiting = ended.seat is not None, more.own is Chair.AGAIN
        following = following_words(ended.played)
        heading, key = self._over_words() or ended.podium.heading, following
        if is_waiting and more.missing:
            again = listed([*more.wanting, words("you")]) if more.wanting else words("you")
            heading = words(
                "Again: {names}. Waiting for {missing}", names=again, missing=listed(more.missing)
            )
            key = _waiting_words(more.missing)
        elif is_waiting:
            key = words("Here we go")
        elif more.wanting:
            heading = (
                words("{names} wants one more", names=more.wanting[0])
                if len(more.wanting) == 1
                else words("{names} want one more", names=listed(more.wanting))
            )
            if following == words("Again!"):
                key = words("Again with {names}", names=listed(more.wanting))
        is_drawn = ended.played.agreed.drawn is not None
        self.chairs.setVisible(not is_drawn)  # what comes next is drawn, and no matter of wishes
        self.next_game.setText(key)
        self.next_game.set_icon("wait" if is_waiting else "turn")
        self.next_game.bar(
            words("The others have not said yet.") if is_waiting and more.missing else "", ""
        )
        self.next_game.setVisible(is_player)
        self.take_back.setVisible(is_player and is_waiting)
        is_ahead = is_player and is_waiting and bool(more.missing) and not more.is_patient
        self.ahead.setText(
            words("Start without {names}", names=listed(more.missing)) if is_ahead else ""
        )
        self.ahead.setVisible(is_ahead)
        self.tray.ask(heading if is_player else words("You look on"), self._next_words(ended))

    def _next_words(self, ended: EndedGame) -> str:
        """Return what comes next, and how it begins."""
        if ended.played.agreed.drawn is not None:
            return series_words(ended.played)
        said = [next_words(ended.following)] if ended.following else []
        if self._more.own is Chair.AGAIN and self._more.missing and look().text <= LARGE:
            said.append(words("It begins by itself when all sit."))
        return "\n".join(said)

    def _over_words(self) -> str:
        """Return whose evening it was, with how many points, once it is over; "" before."""
        series = self._ended.played.agreed.series if self._ended is not None else None
        if series is None or series.number < series.games or self._shown is None:
            return ""
        if self._shown.series is not None and self._shown.series.flaws:
            return ""  # who came late has not all of its games, and cannot know
        best = sorted(self._shown.evenings, key=lambda one: -one.total)[:2]
        if not best or (len(best) > 1 and best[0].total == best[1].total):
            return ""
        evening = words("{name}'s evening", name=best[0].name)
        return words("{name}: {said}", name=evening, said=total_words(Fraction(best[0].total)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look at the end of the game again with Escape."""
        self._show_end()
        if event.key() == Qt.Key.Key_Escape:
            self.wished.emit(EndAction.FINISH)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the end of all that moves: a click beside the keys hurries it."""
        self._show_end()
        super().mousePressEvent(event)

    def _show_end(self) -> None:
        self._confetti.stop()
        self._hop.end()
        for sway in self.findChildren(Sway):
            sway.finish()

    def _lay_out(self) -> None:
        """Lay the podium at the left, the cards at the right, the tray at the foot."""
        margin, named = px(MARGIN), words("Save picture")
        self.save.setText(named if look().text <= LARGE else "")  # else its icon alone
        self.save.setAccessibleName(named)
        self.save.setToolTip("" if self.save.text() else tip(named))
        self.tray.lay_out_in(self.width(), self.height())
        foot = self.tray.y()
        beside = max(0, self.width() - px(1280)) // 2
        left = px(_LEFT) + beside
        wide = self.width() - margin - left
        self.picture.setGeometry(
            margin + beside // 2, px(20), px(podium_picture.WIDE), foot - px(12)
        )
        self.picture.lower()
        self._confetti.setGeometry(0, 0, self.picture.geometry().right(), foot)
        self.photo.resize(self.photo.sizeHint())
        self.photo.move(margin + beside // 2 + px(_PHOTO[0] - 16), px(_PHOTO[1]))
        faces = self.picture.faces().translated(self.picture.pos())
        paper = inset(self.photo.geometry(), _ASKEW)
        self.photo.setVisible(look().text < LARGE and not faces.intersects(paper))
        gap, top = px(GAP), self._TOP - px(GAP)
        self._scroll.setGeometry(left - gap, top, wide + gap + margin, foot - top)
        self._lay_out_cards(wide, foot - margin - self._TOP)

    def _lay_out_cards(self, wide: int, room: int) -> None:
        gap, at = px(GAP + 2), px(GAP)
        parts = [AWARDS_HIGH] if not self.awards.isHidden() else []
        high = px(sum([*parts, STANDING_HIGH, CHAIRS_HIGH])) + gap * (len(parts) + 1)
        share = max(_LEAST, min(1.0, room / high))
        more = max(0, min(room - high, px(AWARDS_HIGH)))
        column = max(px(_STAMP), self.review.sizeHint().width())
        below = round(px(STANDING_HIGH) * share) + (0 if parts else more)
        chairs = round(px(CHAIRS_HIGH) * share)
        if look().text > LARGE:  # no letters lie over others
            below = self.standing.high_for(wide - column - gap)
            chairs = self.chairs.high_for(wide)
        rows = [
            (self.awards, round(px(AWARDS_HIGH) * share)) if parts else None,
            (self.standing, below),
            (self.chairs, chairs),
        ]
        top = at
        for card, tall in filter(None, reversed(rows) if look().text > LARGE else rows):
            is_beside = card is self.standing
            card.setGeometry(at, top, wide - (column + gap if is_beside else 0), tall)
            if is_beside:
                self._lay_out_beside(wide - column + at, top, column, below)
            top += tall + gap
        self._cards.setMinimumHeight(top - gap + px(GAP))

    def _lay_out_beside(self, left: int, top: int, wide: int, high: int) -> None:
        """Lay the stamp, and below it what leads on from here, beside the standing."""
        low = top + high
        has_room = self.evening.sizeHint().width() <= wide
        self.evening.setVisible(self._has_evening and has_room)
        for key in (self.evening, self.review):
            if key.isHidden():
                continue
            key.resize(wide, key.sizeHint().height())
            low -= key.height()
            key.move(left, low)
        disc = max(0, min(px(128), low - top))
        self.mark.setGeometry(left + (wide - disc) // 2, top, disc, disc)


def _waiting_words(missing: tuple[str, ...]) -> str:
    if len(missing) == 1:
        return words("Waiting for {name}", name=missing[0])
    return words("Waiting for {count}", count=len(missing))
