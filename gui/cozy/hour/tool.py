"""What pointing at the sheet means while one question is open.

Law: a tool only ever picks from the legal decisions it was given; the rules core says why
another is refused.
"""

from collections.abc import Mapping, Sequence

from core.cozy.decisions import (
    ActOrgan,
    ChooseLine,
    ChoosePartner,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    FillBrain,
    Grow,
    PutFood,
)
from core.cozy.grid import Cell, neighbours
from core.cozy.hour import decided, legal
from core.cozy.refusals import CozyReason
from core.cozy.turn import (
    CollarFrame,
    GrowFrame,
    LineFrame,
    MouthsFrame,
    TailFrame,
    ThingsFrame,
    Turn,
)
from gui.cozy.decision_words import offer_words
from gui.cozy.sheet.marks import Marks
from gui.cozy.sheet_words import space_words, worm_words
from gui.cozy.why_not import why_not
from gui.words.words import words


class HourTool:
    """The base of all tools; by itself it only reads the sheet, and picks nothing."""

    lets_look = True
    """Whether sight and lines of the organ under the pointer may be shown too."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    def marks(self, at: Cell | None) -> Marks:  # noqa: ARG002  # the others look
        """Return what to show with the pointer *at* a space."""
        return Marks()

    def pick(self, at: Cell) -> Sequence[Decision]:  # noqa: ARG002
        """Return the decisions for *at*: one is taken, several are offered, none means nothing."""
        return ()

    def takes(self, at: Cell) -> bool:
        """Return whether picking *at* leads on."""
        return bool(self.pick(at))

    def first(self) -> Cell | None:
        """Return where the keys begin: the first space that leads on, from the top."""
        return next((cell for cell in sorted(self.turn.sheet.spaces()) if self.takes(cell)), None)

    def meant(self, at: Cell) -> Decision | None:
        """Return the decision that picking *at* would lead to, if there is only one."""
        choices = self.pick(at)
        return choices[0] if len(choices) == 1 else None

    def say(self, at: Cell) -> str:  # noqa: ARG002
        """Return what picking *at* would do, or why it does nothing."""
        return ""

    def back(self) -> bool:
        """Undo a half-made choice, and return whether there was one."""
        return False

    def rotate(self) -> None:
        """Turn what the pointer carries."""

    def flip(self) -> None:
        """Flip what the pointer carries."""


class StartTool(HourTool):
    """Before an option is tried: brains in the region glow, and can be filled in."""

    def __init__(self, turn: Turn, choices: Sequence[FillBrain]) -> None:
        super().__init__(turn)
        self.choices = grouped({one: one.cell for one in choices})

    def marks(self, at: Cell | None) -> Marks:  # noqa: ARG002  # wherever it is
        """Return glowing brains."""
        return Marks(glowing=frozenset(self.choices))

    def pick(self, at: Cell) -> Sequence[Decision]:
        """Return the dice that the brain can turn."""
        return self.choices.get(at, ())

    def say(self, at: Cell) -> str:
        """Return what a brain can do."""
        if at in self.choices:
            return words("brain {space}: fill it in to turn a die", space=space_words(at))
        return ""


class SpaceTool(HourTool):
    """Picks spaces: by itself an organ to act."""

    def __init__(self, turn: Turn, choices: Sequence[ActOrgan | PutFood | Grow]) -> None:
        super().__init__(turn)
        self.choices = grouped({one: one.cell for one in choices})

    def marks(self, at: Cell | None) -> Marks:  # noqa: ARG002  # wherever it is
        """Return rings on what can be picked; worms beside the line that dances are dim."""
        frame, marks = self.turn.stack[-1], Marks(offered=frozenset(self.choices))
        if isinstance(frame, LineFrame):
            worms = set(range(len(self.turn.colony.worms)))
            marks = marks.with_(Marks(dimmed=frozenset(worms.difference(frame.worms))))
        return marks

    def pick(self, at: Cell) -> Sequence[Decision]:
        """Return the decisions for the space."""
        return self.choices.get(at, ())

    def say(self, at: Cell) -> str:
        """Return what the space stands for, or why it stands for nothing."""
        if at in self.choices:
            return offer_words(self.turn, self.choices[at][0])
        why = why_not(self.turn, self._asked(at))
        if why is None or why.reason is CozyReason.NOT_BLANK:
            return why.said if why else ""
        return words("{space}: {reason}", space=space_words(at), reason=why.said)

    def _asked(self, at: Cell) -> Decision:
        """Return the decision that picking *at* would ask for."""
        return ActOrgan(at)


class FoodTool(SpaceTool):
    """Picks a space for a food, where it may wake mouths."""

    def __init__(self, turn: Turn, choices: Sequence[PutFood]) -> None:
        super().__init__(turn, choices)
        self._mouths = {cell: found for cell in self.choices if (found := _mouths(turn, cell))}

    def marks(self, at: Cell | None) -> Marks:
        """Return dots, and rings only where mouths wait, with their number."""
        here = at if at in self.choices else None
        woken = frozenset(self._mouths.get(here, ()) if here else ())
        return Marks(
            frozenset(self._mouths),
            dotted=frozenset(self.choices),
            notes=tuple((cell, str(len(found))) for cell, found in self._mouths.items()),
            lit=frozenset({here} if here else ()),
            woken=woken,
            arcs=tuple((here, mouth) for mouth in sorted(woken) if here),
        )

    def _asked(self, at: Cell) -> Decision:
        return PutFood(at)


class GrowTool(SpaceTool):
    """Picks a space to grow to, or takes back the one grown last."""

    @property
    def _frame(self) -> GrowFrame:
        frame = self.turn.stack[-1]
        assert isinstance(frame, GrowFrame)
        return frame

    def marks(self, at: Cell | None) -> Marks:
        """Return rings on the spaces, with arrows from which end to which."""
        grows = [one for same in self.choices.values() for one in same if isinstance(one, Grow)]
        starts = [(one.start or self._frame.tip, one.cell) for one in grows]
        arrows = tuple((start, cell) for start, cell in starts if start is not None)
        return super().marks(at).with_(Marks(arrows=arrows))

    def is_last(self, at: Cell) -> bool:
        """Return whether *at* is the space grown last, which can be undone."""
        return self._frame.tip == at

    def say(self, at: Cell) -> str:
        """Return how the space is grown to, or taken back."""
        if self.is_last(at):
            return words("click to take {space} back", space=space_words(at))
        return super().say(at)

    def _asked(self, at: Cell) -> Decision:
        frame = self._frame
        return Grow(at, None if frame.tip else self.turn.colony.worms[frame.worm].cells[0])


class WormTool(HourTool):
    """Picks worms: for option B or C, as the start of a line, as a partner."""

    lets_look = False

    def __init__(
        self, turn: Turn, choices: Sequence[ChooseToAdd | ChooseToAct | ChooseLine | ChoosePartner]
    ) -> None:
        super().__init__(turn)
        self.make = type(choices[0])
        ranked = sorted(choices, key=lambda one: -self._length(one))
        self.choices = {one.worm: one for one in ranked}

    def _length(self, choice: Decision) -> int:
        """Return the length of a line, to offer the longest first; 0 for other choices."""
        if isinstance(choice, ChooseLine):
            return len(self.turn.colony.line_of(choice.worm))
        return 0

    def marks(self, at: Cell | None) -> Marks:
        """Return outlines of the worms that fit, and numbers on the line that would begin here."""
        worm = None if at is None else self.turn.colony.owner.get(at)
        others = frozenset(range(len(self.turn.colony.worms))).difference(self.choices)
        if self.turn.stack and isinstance(self.turn.stack[-1], TailFrame | CollarFrame):
            others -= {self.turn.colony.owner[self.turn.stack[-1].cell]}
        marks = Marks(worms=frozenset(self.choices), dimmed=others)
        if self.make is ChooseLine and worm is None:
            worm = next(iter(self.choices))
        if self.make is ChooseLine and worm in self.choices:
            return marks.with_(line_marks(self.turn, worm))
        frame = self.turn.stack[-1] if self.turn.stack else None
        if isinstance(frame, CollarFrame) and worm in self.choices:
            me = self.turn.colony.owner[frame.cell]
            marks = marks.with_(joined_marks(self.turn, me, worm))
        return marks

    def pick(self, at: Cell) -> Sequence[Decision]:
        """Return the decision for the worm on the space."""
        worm = self.turn.colony.owner.get(at)
        return () if worm is None or worm not in self.choices else (self.choices[worm],)

    def say(self, at: Cell) -> str:
        """Return what the worm is picked for, or why it does not fit."""
        worm = self.turn.colony.owner.get(at)
        if worm is None:
            return ""
        if worm in self.choices:
            return offer_words(self.turn, self.choices[worm])
        why = why_not(self.turn, self.make(worm))
        return words("{worm}: {reason}", worm=worm_words(worm), reason=why.said if why else "")


def joined_marks(turn: Turn, worm: int, partner: int) -> Marks:
    """Return bars between the touching collars of two worms, and outlines of both."""
    mine, theirs = turn.colony.collars_of(worm), turn.colony.collars_of(partner)
    pairs = tuple((one, two) for one in mine for two in theirs if two in neighbours(one))
    return Marks(joined=pairs, worms=frozenset({worm, partner}))


def things_marks(turn: Turn) -> Marks:
    """Return marks on the two worms whose things are being done."""
    frame = turn.stack[-1] if turn.stack else None
    if isinstance(frame, ThingsFrame):
        return joined_marks(turn, frame.worm, frame.partner)
    return Marks()


def grouped(places: Mapping[Decision, Cell]) -> dict[Cell, tuple[Decision, ...]]:
    """Return the decisions grouped by the space that stands for them."""
    found: dict[Cell, tuple[Decision, ...]] = {}
    for decision, cell in places.items():
        found[cell] = (*found.get(cell, ()), decision)
    return found


def line_marks(turn: Turn, start: int) -> Marks:
    """Return a number on each worm of the Conga Line from *start*."""
    line = turn.colony.line_of(start)
    if len(line) < 2:
        return Marks()
    notes = tuple(
        (turn.colony.worms[worm].cells[0], str(place)) for place, worm in enumerate(line, 1)
    )
    return Marks(notes=notes)


def _mouths(turn: Turn, food: Cell) -> tuple[Cell, ...]:
    """Return the mouths that would wake at a *food*."""
    after = decided(turn, PutFood(food))
    if after.stack and isinstance(after.stack[-1], MouthsFrame):
        return tuple(one.cell for one in legal(after) if isinstance(one, ActOrgan))
    return ()
