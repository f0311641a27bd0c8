"""One envelope of this very game, closed and opened again before one's eyes (P6.1)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut

from core.table.digests import commitment_payload
from core.table.encoding import Value
from gui.kit.animation import Beat, Motion
from gui.kit.button import Button, ButtonKind, IconButton, back_button
from gui.kit.card import Page, Tray, scroll_by_keys, scrolled
from gui.kit.chip import Chip, Tone
from gui.kit.layout import LaidOut
from gui.kit.page_head import lay_head
from gui.kit.printed import printed
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import CALM_MS, SMALL
from gui.report.sealed import SealedEnvelope
from gui.window.past.envelope_cards import END, ShownEnvelope
from gui.window.past.envelope_stage import EnvelopeStage
from gui.window.past.fair_page import Proof
from gui.words.seats import Names
from gui.words.words import counted, words

_TOP, _SLOWER = 72, 0.3


class EnvelopePage(LaidOut, Page):
    """Shows one of the envelopes of a game: arrows choose it, a die swaps what lies in it."""

    def __init__(self, leave: Callable[[], None]) -> None:
        super().__init__()
        self._all: Sequence[SealedEnvelope] = ()
        self._shown: ShownEnvelope | None = None
        self._motion = Motion(self)
        self._back = back_button(leave)
        self._title = role_label("title", words("One envelope"), wraps=False)
        self._before = IconButton("prev", words("The envelope before"), is_flat=True)
        self._after = IconButton("next", words("The next envelope"), is_flat=True)
        self._before.clicked.connect(lambda: self.move_on(-1))
        self._after.clicked.connect(lambda: self.move_on(1))
        self.which = Chip(tone=Tone.ON)
        self.stage = EnvelopeStage(self._put_in, self._turn_all, self._tell_experts)
        self._scroll = scrolled(self.stage, self)
        scroll_by_keys(self, self._scroll)
        self.proof = Proof()
        self.tray = Tray()
        self._put_up()
        self.setFocusProxy(self.again)

    def _put_up(self) -> None:
        """Put everything on the page, in the order in which Tab goes."""
        self.slowly = Button(words("Slowly"), ButtonKind.QUIET, "play")
        self.slowly.clicked.connect(lambda: self._play(_SLOWER))
        self.swap = Button(words("Swap the number"), ButtonKind.TRAY, "pen")
        self.swap.clicked.connect(self._swap)
        self.again = Button(words("Do it again"), ButtonKind.BIG, "turn")
        self.again.clicked.connect(self._do_again)
        for button in (self.slowly, self.swap, self.again):
            self.tray.buttons.addWidget(button)
        for way, key in ((-1, Qt.Key.Key_Left), (1, Qt.Key.Key_Right)):  # a button would take them
            QShortcut(QKeySequence(key), self).activated.connect(partial(self.move_on, way))
        for part in (self._back, self._title, self._before, self.which, self._after, self.tray):
            part.setParent(self)
        self.proof.setParent(self)
        self.proof.hide()
        self.shut = IconButton("x", words("Close"), is_flat=True)  # the key itself lies below
        self.shut.setParent(self.proof)
        self.shut.clicked.connect(self.proof.hide)

    def show_envelopes(self, found: Sequence[SealedEnvelope], names: Names, at: int = 0) -> None:
        """Show one of the envelopes *found* at the table of *names*, which has some."""
        self._all = found
        self._shown = ShownEnvelope(found[at], names)
        self._begin()

    @property
    def shown(self) -> ShownEnvelope | None:
        """What is shown."""
        return self._shown

    def move_on(self, by: int) -> None:
        """Show the envelope that lies so many further, from the last to the first."""
        if self._shown is not None:
            at = (self._all.index(self._shown.envelope) + by) % len(self._all)
            self._shown = ShownEnvelope(
                self._all[at], self._shown.names, has_all=self._shown.has_all
            )
            self._begin()

    def _begin(self) -> None:
        """Show another envelope from its beginning."""
        assert self._shown is not None, "there is one"
        self.proof.hide()
        shown = self._shown
        self.stage.offer(shown)
        for button in (self.swap, self.again, self.slowly):
            button.setVisible(shown.envelope.is_open)
        self.swap.setText(words("Swap the number") if self.stage.faces else words("Swap a picture"))
        named = {"label": shown.envelope.label, "name": shown.name}
        if shown.envelope.face:
            self.which.become(words("{label}: {name}'s bid", **named), Tone.ON)
        else:
            self.which.become(words("{label}: {name}'s share", **named), Tone.ON)
        self._play(1.0)
        self._lay_out()

    # -- what one does ----------------------------------------------------------------------------

    def _play(self, speed: float) -> None:
        """Close the envelope and open it again, before one's eyes."""
        self._motion.skip()
        if self._shown is None:
            return
        if look().is_calm or not self._shown.envelope.is_open:
            self._motion.play([Beat(CALM_MS, lambda share: self._tell(END if share >= 1 else 0))])
            return
        self._motion.speed = speed
        self._motion.play([Beat(END, lambda share: self._tell(round(END * share)))])

    def _do_again(self) -> None:
        """Put in again what it held."""
        if self._shown is not None:
            self._shown = replace(self._shown, face="", value=None, nonce=b"")
            self._play(1.0)

    def _put_in(self, face: str, value: Value) -> None:
        """Put another number into the envelope, with the same pictures."""
        if self._shown is not None:
            self._shown = replace(self._shown, face=face, value=value)
            self._play(1.0)

    def _swap(self) -> None:
        """Put in another number, each time the next one; without numbers another picture."""
        if self._shown is None:
            return
        others = self._shown.envelope.others
        if not others:
            nonce = self._shown.envelope.nonce
            self._shown = replace(self._shown, nonce=bytes([nonce[0] ^ 4]) + nonce[1:])
            self._play(1.0)
            return
        faces = [face for face, _ in others]
        at = faces.index(self._shown.face) + 1 if self._shown.face in faces else 0
        self._put_in(*others[at % len(others)])

    def _turn_all(self) -> None:
        """Show all pictures, or the first few."""
        if self._shown is not None:
            self._shown = replace(self._shown, has_all=not self._shown.has_all)
            self._tell(self._shown.now_ms)

    def _tell_experts(self) -> None:
        """Show in other programs' words what goes into the seal, or hide it."""
        if self._shown is None or not self.proof.isHidden():
            self.proof.hide()
            return
        self.proof.show_lines("", words("For experts"), expert_lines(self._shown.envelope))
        self.proof.show()
        self.proof.raise_()
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = printed(event)
        face = next((face for face in self.stage.faces if key == ord(face.face)), None)
        if face is not None:
            face.click()
        else:
            super().keyPressEvent(event)

    # -- what is shown ----------------------------------------------------------------------------

    def _tell(self, now_ms: int) -> None:
        """Show how far the making of the seal is."""
        assert self._shown is not None, "there is one"
        self._shown = shown = replace(self._shown, now_ms=now_ms)
        self.stage.show_steps(shown)
        heading, count = self._headline(shown), sum(one.is_open for one in self._all)
        said = counted(
            count,
            "{count} envelope was opened in this game, and checked.",
            "{count} envelopes were opened in this game, and each was checked so.",
        )
        if (self.tray.heading.text(), self.tray.said.text()) != (heading, said):
            self.tray.ask(heading, said)

    @staticmethod
    def _headline(shown: ShownEnvelope) -> str:
        envelope = shown.envelope
        if not envelope.is_open:
            return words("This envelope stayed closed")
        if shown.is_swapped:
            return words("Another seal: everybody would see it")
        if envelope.face == "X":
            return words("The envelope held an X all along")
        if envelope.face:
            return words("The envelope held a {face} all along", face=envelope.face)
        return words("It held the same pictures all along")

    def _lay_out(self) -> None:
        left, gap = lay_head(self._back, self._title), px(SMALL)
        middle = self._back.geometry().center().y()
        for part in (self._before, self.which, self._after):
            part.resize(part.sizeHint())
            part.move(left, middle - part.height() // 2)
            left += part.width() + gap
        self.tray.lay_out_in(self.width(), self.height())
        top = px(_TOP)
        self._scroll.setGeometry(0, top, self.width(), self.tray.y() - top)
        self.stage.lay_out_in(self.width())
        over = self.stage.same.geometry()
        over.moveTop(top + gap)
        over.setBottom(self.tray.y() - gap)
        self.proof.setGeometry(over)
        self.shut.resize(self.shut.sizeHint())
        self.shut.move(over.width() - self.shut.width() - gap, gap)


def expert_lines(envelope: SealedEnvelope) -> list[str]:
    """Return what goes into the seal of an open *envelope*, and how other programs make it."""
    payload = commitment_payload(
        envelope.game, envelope.step, envelope.seat, envelope.value, envelope.nonce
    )
    return [
        words("The seal is SHA-256 of a packed array: tag, game, step, seat, value, nonce (P6.1)."),
        words("game {digest}", digest=_grouped(envelope.game)),
        words(
            "step {step}, seat {seat}, value {value}",
            step=envelope.step,
            seat=envelope.seat,
            value=envelope.value,
        ),
        words("nonce {digest}", digest=_grouped(envelope.nonce)),
        words("seal {digest}", digest=_grouped(envelope.seal)),
        words("Elsewhere: {command}", command=f"echo {_grouped(payload)} | xxd -r -p | sha256sum"),
    ]


def _grouped(said: bytes) -> str:
    """Return the hex digits of *said* in groups, so that a line can end: `xxd` skips the spaces."""
    return said.hex(" ", -4)
