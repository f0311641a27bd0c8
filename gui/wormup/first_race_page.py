"""The first race on the screen: a view of its own, without network, and a worm that leads.

Law: nothing is signed or kept; leaving ends it. Each choice is the newcomer's own; one that leads
astray is taken back with its reason, and after the second time the draft shows one that fits.
"""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from core.bots.choose import StepChoice
from core.table.looks import Worn
from core.table.messages import mask_of
from core.wormup.actions import read_move
from core.wormup.profiles import Face
from gui.kit.art import LOW, paint_foot_shadow, paint_shadow
from gui.kit.bookmarks import Bookmark
from gui.kit.button import Button, ButtonKind, back_button
from gui.kit.chip import Chip, Tone
from gui.kit.clock import Timer
from gui.kit.fills import draw_with, faint, fill_with, round_pen
from gui.kit.focus import RING
from gui.kit.layout import LaidOut, nest
from gui.kit.painted import Painted, placed
from gui.kit.role_label import role_label
from gui.kit.theme import look, margins, px
from gui.kit.tokens import FIELD, GAP, GLOW, MARGIN, SMALL, TIGHT, WIDE
from gui.parts.game_view import EndAction
from gui.parts.shell import Shell
from gui.parts.unsigned import LessonPage, unsigned_table
from gui.parts.worms import FACE, paint_face
from gui.words.player_names import names_of
from gui.words.wearing import newcomer
from gui.words.words import words
from gui.wormup.first_race import PICTURES, YOU, FirstRace, begin, bid_of, nose_words
from gui.wormup.move.kept import kept_draft
from gui.wormup.race_view import RaceView
from net.protocol.commands import Play

_FACE, _MOST = 64, 860
_PATIENCE = 2
"""After so many times astray a choice that fits is laid."""


class FirstRacePage(LaidOut, LessonPage):
    """Holds how far the script has come; every choice that fits leads to the next try."""

    lays_at_once = True

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell, self._own, self._name, self.now = shell, newcomer(), "", begin()
        self._again = self._astray = 0
        """How many choices were taken back: of the race, and of this try."""
        self._said, self._foot = "", 0
        """What the guide says, and how much of the foot a tray covers, or did last."""
        self.view = RaceView()
        self.view.setParent(self)
        self.view.teach()
        self.view.ending.name_next(words("Now against two bots"))
        self.view.controls.result.close_table.setText(words("Close"))
        self._back, self._once_more = back_button(self.left), self.view.controls.result.evening
        self._back.setParent(self)
        self._once_more.setText(words("Once more"))
        self._once_more.set_icon("turn")
        self.slip = _Slip(self._go_on, self._show_me, self.played.emit)
        self.slip.setParent(self)
        self._aim, self.glow = _Aim(self.view), _Glow(self.view)
        self.bookmark = Bookmark(lambda: self.now, self.go_on)
        self._soon = Timer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show)
        self.setFocusProxy(self.view)
        self.view.asked.connect(self._play)
        self.view.spoke.connect(shell.speak)
        self.view.sounded.connect(shell.play)
        self.view.wished.connect(self._grant)
        self.view.changed.connect(self._follow)
        self.view.controls.bids.chose.connect(self._follow)
        self.view.controls.turned.connect(self._lie)
        self.restart()

    def dress(self, worm: Worn | None, name: str = "") -> None:
        """Let our player's worm be the own one, and called as our player is."""
        self._own, self._name = worm or newcomer(), name

    def restart(self, _lesson: int = 0) -> None:
        """Begin anew."""
        self.go_on(begin(self._own, self._name))

    def go_on(self, now: FirstRace) -> None:
        """Go on where the script has come to *now*."""
        self.view.skip()
        self._own, self._name = now.worn[YOU], now.name
        self.view.show_moment(names_of(now.stand.steps[-1].step.genesis), now.stand.state)
        self.now, self._again, self._astray, self._said = now, 0, 0, ""
        self._show()

    @property
    def step(self) -> int:
        """The step that is asked for: another one for each choice that was taken back."""
        return len(self.now.stand.steps) + 1 + self._again

    def _show(self) -> None:
        """Show the table of the script."""
        stand = self.now.stand
        names = names_of(stand.steps[-1].step.genesis)
        authors = mask_of(stand.authors)
        self.view.show_table(
            unsigned_table(names, YOU, self.step, stand.rules, stand.state, authors=authors)
        )
        self._follow()

    # -- what our player does ----------------------------------------------------------------------

    def _play(self, play: Play) -> None:
        """Judge a choice: go on with one that fits, take back one that leads astray."""
        choice = StepChoice(play.action, play.sealed)
        if not self.now.now.right:
            self._again += 1
            self._advance(None)
        elif said := self.now.astray(choice):
            self._again += 1
            self._astray += 1
            self._soon.start()  # the view is still signing
            self._say(words("Not quite"), said)
        else:
            self._advance(choice)

    def _go_on(self) -> None:
        """Go on from something that was only looked at."""
        if not self.now.now.right:
            self._advance(None)

    def _show_me(self) -> None:
        """Lay a choice that fits; our player signs it."""
        choice = self.now.shown()
        if choice is None or self.view.is_moving:
            return
        right = self.now.now.right
        number = Face(right) if isinstance(right, int) else None
        what = bid_of(choice) or number or read_move(choice.action)
        if what is not None:
            self.view.restore(kept_draft(self.step, what))
            controls = self.view.controls
            signs = (controls.bids.seal, controls.moves.done)
            next((key for key in signs if key.isVisible()), self.view).setFocus()

    def _advance(self, own: StepChoice | None) -> None:
        self.now, done = self.now.after(own)
        self._astray = 0
        for one in done:
            self.view.show_step(one)
        self._soon.start()

    def _grant(self, wish: EndAction) -> None:
        if wish is EndAction.AGAIN:
            self.played.emit()
        elif wish is EndAction.EVENING:
            self.restart()
        elif wish is EndAction.CLOSE:
            self.left.emit()

    # -- what the guide says -----------------------------------------------------------------------

    def _follow(self) -> None:
        """Say what to try, once all that moves has come to rest."""
        if self.view.is_moving or self._soon.isActive():
            self._aim.hide()
            self.glow.hide()
            self._lie()
            return
        now = self.now
        looks = not now.now.right
        here, was_look = QApplication.focusWidget(), self.focusProxy() is self.slip.on
        had_focus = here is not None and self.isAncestorOf(here)
        self.setFocusProxy(self.slip.on if looks else self.view)
        self.slip.show_keys(looks=looks)
        if had_focus and looks is not was_look:
            self.setFocus()
        self.slip.setVisible(not now.is_over)
        if now.is_over:
            names = names_of(now.stand.steps[-1].step.genesis)
            title, said = nose_words(now.race, names)
            self.view.controls.result.ask(title, said)
            self._once_more.show()
            self._say(title, said)
        elif not self._astray:
            self._say(words(now.now.title), words(now.now.said))
        elif self._astray == _PATIENCE:
            self._astray += 1
            self._show_me()
        self._aim.point(self.view, is_shown=now.at == 0)
        self._lay_out()
        self.glow.lay_out_round(None if looks or now.is_over else self._asked())

    def _asked(self) -> QWidget | None:
        """Return the die that is asked for, while it is not chosen; None where none is."""
        bids, right = self.view.controls.bids, self.now.now.right
        face = Face(right) if isinstance(right, int) else right if isinstance(right, Face) else None
        if face is None or bids.isHidden() or bids.chosen is face:
            return None
        return bids.button(face)

    def _say(self, title: str, said: str) -> None:
        picture = self.now.now.picture
        if (title + said) != self._said:
            self._said = title + said
            self.slip.say(title, said, picture)
            self._shell.speak(f"{title}. {said}")

    # -- where everything is -----------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Lay the guide at the lower left, above the tray; the race lies above both."""
        self.view.resize(self.size())
        gap, margin = px(GAP), px(MARGIN)
        self._back.resize(self._back.sizeHint())
        self._back.move(gap, gap)
        most = round(_MOST * max(look().art, look().text))
        self.slip.lay_out(min(self.width() - 2 * margin, most))
        self.view.above = 0 if self.slip.isHidden() else self.slip.height()
        self.view.set_frame(self._back.geometry().bottom(), 0)
        self._lie()
        self._aim.point(self.view, is_shown=not self._aim.isHidden())

    def _lie(self) -> None:
        """Lay the guide above the tray, or where it has been while there is none."""
        self._foot, gap = self.view.foot() or self._foot, self._back.x()
        self.slip.move(px(MARGIN), self.height() - self._foot - gap - self.slip.height())
        self.slip.raise_()


class _Slip(Painted, QWidget):
    """The unpainted worm, and beside it what it says, on paper, with the keys."""

    def __init__(
        self, go_on: Callable[[], None], show_me: Callable[[], None], skip: Callable[[], None]
    ) -> None:
        super().__init__()
        self.title, self.said = role_label("name"), role_label("line")
        self._count = Chip(tone=Tone.AMBER)
        self.on = Button(words("Continue"), ButtonKind.PRIMARY, "next")
        self.show_me = Button(words("Show me"), ButtonKind.QUIET, "help")
        self.skip = Button(words("Skip"), ButtonKind.QUIET, "last")
        self.skip.bar("", words("Now against two bots"))
        for button, slot in ((self.on, go_on), (self.show_me, show_me), (self.skip, skip)):
            button.chosen.connect(slot)
        self._row, self._lines = QHBoxLayout(self), QVBoxLayout()
        self._head = head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self._count)
        head.addStretch(1)
        nest(self._lines, head)
        self._lines.addWidget(self.said)
        nest(self._row, self._lines, 1)
        for button in (self.show_me, self.skip, self.on):
            self._row.addWidget(button)

    def say(self, title: str, said: str, picture: int) -> None:
        """Say *said* under its *title*, of *picture* in the row of eight."""
        self.title.setText(title)
        self.said.setText(said)
        count = words("{done} of {count}", done=picture, count=PICTURES)
        self._count.become(count, Tone.AMBER)
        self.setAccessibleName(f"{title}. {said}")

    def show_keys(self, *, looks: bool) -> None:
        """Show the keys that help: to go on from a look, else to be shown how."""
        self.on.setVisible(looks)
        self.show_me.setVisible(not looks)

    def lay_out(self, wide: int) -> None:
        """Take the height that the words need in this width."""
        self._row.setContentsMargins(margins(_FACE + WIDE + MARGIN, GAP, MARGIN, GAP))
        self._row.setSpacing(TIGHT)
        self._head.setSpacing(GAP)
        self._lines.setSpacing(0)
        self.title.setWordWrap(False)
        self.resize(wide, max(self._row.heightForWidth(wide), self._row.sizeHint().height()))

    def paint(self, painter: QPainter) -> None:
        side, corner = px(_FACE), px(FIELD)
        face = QRectF(0, (self.height() - side * FACE) / 2, side, side * FACE)
        paint_foot_shadow(painter, face.adjusted(SMALL, 0, -SMALL, 0))
        paint_face(painter, face, None, "happy" if self.on.isVisible() else "looks")
        paper = QRectF(self.rect()).adjusted(side + WIDE, SMALL, -SMALL, -SMALL)
        paint_shadow(painter, paper, corner, LOW)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look().theme.paper))
        painter.drawRoundedRect(paper, corner, corner)
        tip = QPointF(face.right() + SMALL, face.center().y())
        reach = QPointF(0, GAP)
        middle = QPointF(paper.left() + 1, tip.y())
        painter.drawPolygon(QPolygonF((middle - reach, tip, middle + reach)))


class _Glow(Painted, QWidget):
    """A ring of light round the die that is asked for, deaf to the mouse."""

    def __init__(self, view: RaceView) -> None:
        super().__init__(view)
        self._view = view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lay_out_round(self, die: QWidget | None) -> None:
        """Lie round *die*, or nowhere."""
        self.setVisible(die is not None)
        if die is not None:
            place = QRect(die.mapTo(self._view, QPoint()), die.size())
            self.setGeometry(place.adjusted(-SMALL, -SMALL, SMALL, SMALL))
            self.raise_()

    def paint(self, painter: QPainter) -> None:
        corner, out = px(FIELD), SMALL
        frame = QRectF(self.rect()).adjusted(out, out, -out, -out)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        light = QColor(GLOW)
        for step in range(out, 0, -2):
            light.setAlphaF(0.5 * (1 - step / (out + 1)))
            painter.setPen(QPen(light, 2))
            painter.drawRoundedRect(frame.adjusted(-step, -step, step, step), corner, corner)
        now = look().theme
        for colour, wide in ((now.amberink, out * 0.75), (now.amber, out * 0.4)):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawRoundedRect(frame, corner, corner)


class _Aim(Painted, QWidget):
    """A glow round the thread with an arrow to it, deaf to the mouse."""

    def __init__(self, view: RaceView) -> None:
        super().__init__(view)
        self._thread = (QPointF(), QPointF())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point(self, view: RaceView, *, is_shown: bool) -> None:
        """Lie round the thread that *view* shows, if it *is_shown*."""
        race = begin().race
        ends = [view.place_of(tuple(post)) for post in race.course.finish]
        self.setVisible(is_shown and None not in ends)
        if is_shown and ends[0] is not None and ends[1] is not None:
            self.setGeometry(view.rect())
            self._thread = (ends[0], ends[1])
            self.raise_()
            self.update()

    def paint(self, painter: QPainter) -> None:
        one, other = self._thread
        middle, high = (one + other) / 2, abs(other.y() - one.y())
        with placed(painter, middle):
            painter.scale(0.36, 1)
            light = QRadialGradient(QPointF(), high * 0.72)
            for at, alpha in ((0.0, 0.5), (0.55, 0.3), (1.0, 0.0)):
                colour = faint(GLOW, alpha)
                light.setColorAt(at, colour)
            fill_with(painter, light)
            painter.drawEllipse(QPointF(), high * 0.72, high * 0.72)
        tip = middle + QPointF(-high * 0.1, -high * 0.06)
        draw_with(painter, round_pen(look().theme.act, px(SMALL)))
        arc = QRectF(tip.x() - high * 0.7, tip.y() - high * 0.18, high * 0.7, high * 0.5)
        painter.drawArc(arc, 20 * 16, 120 * 16)
        end = QPointF(arc.right() - 3, arc.center().y() - arc.height() * 0.17)
        for way in (QPointF(-WIDE / 2, -RING), QPointF(SMALL, -WIDE / 2)):
            painter.drawLine(end, end + way)
