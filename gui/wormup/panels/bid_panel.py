"""Bidding: one die for each face, free to change until sealed; an X's number with the same dice.

Law: which face may be bid, which number named, and why not, comes from the race.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeAlias

from PySide6.QtCore import Qt, Signal

from core.table.encoding import Value
from core.wormup.actions import BID, DECLARE
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from core.wormup.refusals import WormUpRefusal
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Tray
from gui.kit.theme import Px, look, px
from gui.kit.tokens import MARGIN
from gui.parts.hats import Who
from gui.words.seats import worms_of
from gui.words.words import sentence, words
from gui.wormup.panels.envelope_tray import EnvelopeThing, Inside
from gui.wormup.panels.faces import FaceButton
from gui.wormup.refusals import there_words


class Ask(Protocol):
    """What asks the table for an action of the rules core."""

    def __call__(self, action: tuple[Value, ...], sealed: Value | None = None) -> None:
        """Ask for *action*, with the value *sealed* in its envelope."""


Say: TypeAlias = Callable[[str], object]
_APART = 7
"""How far apart the dice of a number lie, which are fewer, in px at art 1."""
_SMALLER = (0.85, 0.7, 0.6)
"""How small dice and envelope are in a window that is narrow."""


class BidPanel(Tray):
    """The tray of a bid: the dice, with the chosen one in the envelope and not yet sealed."""

    _ABOVE = Px(40)
    """The flap of the envelope stands below the prompt."""
    is_naming = False
    """Whether a number is named for our X."""
    chose = Signal(Face)
    """A face that is not sealed yet."""

    def __init__(self, ask: Ask, speak: Say, refuse: Say) -> None:
        """Bid and name numbers by *ask*; *refuse* says why something pressed cannot be done."""
        super().__init__()
        self._ask, self._speak, self._refuse = ask, speak, refuse
        self._buttons: dict[Face, FaceButton] = {}
        self.seat = 0
        self.worm: Who = None
        self._race: Race | None = None
        self._asked: list[tuple[str, str]] = []
        self._lies: object = None
        """For which page and which words the prompt was chosen."""
        self.envelope = EnvelopeThing()
        self.seal = Button("", ButtonKind.BIG)
        self.seal.setObjectName("seal")
        self.seal.chosen.connect(self._decide)
        self.seal.barred.connect(refuse)
        self.said.setTextFormat(Qt.TextFormat.RichText)
        self.things.addWidget(self.envelope)
        self.buttons.addWidget(self.seal)

    @property
    def chosen(self) -> Face | None:
        """The face that is chosen now."""
        return next((face for face, button in self._buttons.items() if button.isChecked()), None)

    def button(self, face: Face) -> FaceButton:
        """Return the button of *face*."""
        return self._buttons[face]

    def offer(self, race: Race, seat: int, names: tuple[str, ...]) -> None:
        """Offer *seat* the faces it may bid, or the numbers its X may name."""
        self.is_naming = race.stage is Stage.DECLARE
        self._race, self.seat, worms = race, seat, worms_of(names)
        faces = [f for f in race.profile.faces if f.number or not self.is_naming]
        if list(self._buttons) != faces or self.worm != worms[seat]:
            self._make(faces, worms[seat])
        self.worm = worms[seat]
        for face, button in self._buttons.items():
            why = self._barred(race, seat, face, names)
            hint = words("Bid {face}", face=face.value) if face.number else x_words()[0]
            button.bar(why, hint)
            held_by = (worms[seat] for seat, bid in enumerate(race.bids) if bid is face)
            button.held_by = tuple(held_by) if self.is_naming and why else ()
            if why:
                button.setChecked(False)
        self._judge()
        if self._prompts() != self._asked:
            self._prompt_again()

    def _prompt_again(self) -> None:
        self._asked, self._lies = self._prompts(), None
        self.ask(*self._asked[0])

    def _prompts(self) -> list[tuple[str, str]]:
        """Return what may be asked, with fewer and fewer words."""
        race = self._race
        if race is None:
            return []
        if self.is_naming:
            said = words("Your X is alone. It moves by any number that nobody has bid.")
            return [(words("Name a number"), "" if self.has_hint_above else said)]
        heading, face = (
            words("Round {round}: bid in secret", round=race.round),
            race.rest[self.seat],
        )
        bumps = words("Equal bids bump noses: nobody moves.")
        if self.chosen is Face.X:
            return [(heading, said.replace("\n", "<br>")) for said in x_words()]
        if not face:
            return [(heading, "" if self.has_hint_above else bumps)]
        strong = f"<b>{face.value}</b>"
        long = words("{face} sleeps this round, it just moved you.", face=strong)
        if self.has_hint_above:
            return [(heading, long)]
        short = words("{face} sleeps, it just moved you.", face=strong)
        tersely = words("Equal bids bump noses.")
        return [
            (heading, f"{long}<br>{bumps}"),
            (heading, f"{short}<br>{tersely}"),
            (heading, long),
        ]

    def lay_out_in(self, width: int, height: int) -> None:
        """Lie at the foot of a page of *width* by *height* px, with as many words as fit."""
        prompts = self._prompts()
        now = (width, height, look(), prompts, self.buttons.sizeHint().width())
        if now != self._lies:
            self._lies = now
            self._grow(width - 2 * px(MARGIN))
            for heading, said in prompts:
                self.ask(heading, said)
                super().lay_out_in(width, height)
                if not self.is_tall:
                    break
        super().lay_out_in(width, height)

    def _gap(self) -> int:
        return _APART if self.is_naming else 0

    def _grow(self, room: int) -> None:
        """Let dice and envelope keep up with large text, and shrink, as *room* px leave room.

        Where there is none for the button, however small they are, they have a row of their own.
        """
        self.things.setSpacing(px(self._gap()))
        things: list[FaceButton | EnvelopeThing] = [*self._buttons.values(), self.envelope]
        more = (look().size - 1) / 4
        for scale in (1 + more, 1 + more / 2, 1, *_SMALLER, 1):
            for thing in things:
                thing.grow(scale)
            self.things.invalidate()
            if self._rest() <= room:
                break

    def pick(self, face: Face) -> None:
        """Choose *face* in place of the last one, or say why it cannot be chosen."""
        button = self._buttons.get(face)
        if button is None:
            return
        if button.why:
            button.setChecked(False)
            self._refuse(button.why)
            return
        for other in self._buttons.values():
            other.setChecked(other is button)
        self._judge()
        self._prompt_again()  # what was refused before is forgotten
        self.chose.emit(face)
        self._speak(
            words("{face} is chosen: name it, or choose another one.", face=face.value)
            if self.is_naming
            else words("{face} is chosen: seal it, or choose another one.", face=face.value)
        )

    def clear(self) -> None:
        """Choose nothing."""
        for button in self._buttons.values():
            button.setChecked(False)
            button.show_share(None)
        self._judge()

    def _make(self, faces: list[Face], worm: Who) -> None:
        for button in self._buttons.values():
            self.things.removeWidget(button)
            button.deleteLater()
        self._buttons = {face: FaceButton(face, worm) for face in faces}
        for place, (face, button) in enumerate(self._buttons.items()):
            button.clicked.connect(partial(self.pick, face))
            self.things.insertWidget(place, button)

    def _barred(self, race: Race, seat: int, face: Face, names: tuple[str, ...]) -> str:
        if not self.is_naming:
            refusal = race.bid_refusal(seat, face)
            return sentence(there_words(refusal, names)) if refusal else ""
        after = race.declare(seat, face.number)
        if not isinstance(after, WormUpRefusal):
            return ""
        return sentence(there_words(after, names))

    def _judge(self) -> None:
        """Let the button say what it does, or what is to be done first."""
        face, naming = self.chosen, self.is_naming
        self.seal.reserve(words("Choose a number"), words("Seal my {face}", face=Face.X.value))
        number = face.number if face and naming else None
        self.envelope.hold(Inside(self.worm, face=face, number=number, is_naming=naming))
        if face is None:
            why = words("Choose a number")
            self.seal.setText(why)
            self.seal.bar(why)
        elif naming:
            self.seal.setText(words("Name {face}", face=face.value))
            self.seal.bar("", words("Tell the others by which number your X moves. (Enter)"))
        else:
            self.seal.setText(words("Seal my {face}", face=face.value))
            hint = words("Drop the envelope on the table: nobody can change it. (Enter)")
            self.seal.bar("", hint)
        self.seal.set_icon("" if face is None else "check" if naming else "seal")

    def _decide(self) -> None:
        face = self.chosen
        if face is None:
            return
        if self.is_naming:
            self._ask((DECLARE, face.number))
        else:
            self._ask(BID, (face.value,))


def x_words() -> tuple[str, str]:
    """Return what an X is good for, and the same with fewer words."""
    number = words("Alone, your X moves by any free number.")
    return f"{number}\n{words('Then it may swing a finish post.')}", number
