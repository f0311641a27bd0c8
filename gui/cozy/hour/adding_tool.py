"""An organ to add: first its kind, then its space, then its direction, and maybe the head.

Law: every step narrows the list of legal decisions; the one that remains is decided.
"""

from collections.abc import Sequence

from core.cozy.colony import sees
from core.cozy.decisions import AddOrgan, Decision
from core.cozy.grid import Cell, ahead
from core.cozy.hour import decided
from core.cozy.turn import Turn
from core.cozy.worm import Organ, OrganKind
from gui.cozy.decision_words import offer_words, said
from gui.cozy.hour.tool import HourTool
from gui.cozy.sheet.marks import Marks
from gui.cozy.sheet_words import space_words
from gui.cozy.why_not import organ_there, why_not
from gui.words.words import words


class AddingTool(HourTool):
    """Adds one of the organs in *choices*, step by step."""

    lets_look = False

    def __init__(self, turn: Turn, choices: Sequence[AddOrgan]) -> None:
        super().__init__(turn)
        self.choices = tuple(choices)
        self.kinds = tuple(dict.fromkeys(one.kind for one in choices))
        self.use(self.kinds[0])

    def use(self, kind: OrganKind) -> None:
        """Add an organ of *kind*."""
        self.kind, self.cell = kind, None
        self._front: Cell | None = None

    kind: OrganKind
    cell: Cell | None
    """Where the organ goes, once picked."""

    @property
    def fronts(self) -> tuple[Cell, ...]:
        """The ends that can become the head, while the direction is being asked."""
        found = {one.front for one in self._here(self.cell) if one.front is not None}
        return tuple(sorted(found))

    def flip(self) -> None:
        """Choose the other end as the head, where both are possible."""
        if len(self.fronts) > 1:
            self._front = next(end for end in self.fronts if end != self.front)

    @property
    def front(self) -> Cell | None:
        """The end that would become the head; at first the nearer one."""
        fronts = self.fronts
        if self._front in fronts:
            return self._front
        return self.cell if self.cell in fronts else next(iter(fronts), None)

    def back(self) -> bool:
        """Undo the choice of the space, and return whether there was one."""
        was_picked, self.cell = self.cell is not None, None
        return was_picked

    def _here(self, cell: Cell | None) -> tuple[AddOrgan, ...]:
        return tuple(one for one in self.choices if one.kind is self.kind and one.cell == cell)

    def _ways(self) -> dict[Cell, AddOrgan]:
        """Return what is added by facing each space that has an arrow."""
        return {
            ahead(one.cell, one.face): one
            for one in self._here(self.cell)
            if one.face and one.front == self.front
        }

    def marks(self, at: Cell | None) -> Marks:
        """Return the spaces for the kind; then the rose, and what the organ would look at."""
        if self.cell is None:
            cells = frozenset(one.cell for one in self.choices if one.kind is self.kind)
            here = self._here(at)
            ends = {self._head_after(one) for one in here}
            head = ends.pop() if len(ends) == 1 else None
            organ = Organ(at, self.kind) if at is not None and here else None
            return Marks(offered=cells, organ=organ, head=head)
        ways = self._ways()
        rose = tuple((cell, one.face) for cell, one in ways.items() if one.face)
        shown = Organ(self.cell, self.kind)
        marks = Marks(offered=frozenset({self.cell}), rose=rose, organ=shown)
        add = ways.get(at) if at is not None else None
        if add is None:
            return marks.with_(Marks(head=self.front))
        return marks.with_(self._preview(add))

    def _head_after(self, add: AddOrgan) -> Cell | None:
        """Return which end becomes the head by *add*, or None if that was already decided."""
        number = self.turn.colony.owner[add.cell]
        if self.turn.colony.worms[number].faced or add.face is None:
            return None
        return decided(self.turn, add).colony.worms[number].cells[0]

    def _preview(self, add: AddOrgan) -> Marks:
        colony = self.turn.colony
        organ = Organ(add.cell, add.kind, add.face)
        seen = frozenset(
            cell
            for cell in self.turn.sheet.spaces()
            if add.kind is OrganKind.EYE and sees(organ, cell)
        )
        faced = colony.faced_by(organ)
        link: tuple[tuple[Cell, Cell], ...] = ()
        if (
            add.kind is OrganKind.TAIL
            and faced
            and colony.owner.get(faced, colony.owner[add.cell]) != (colony.owner[add.cell])
        ):
            link = ((add.cell, faced),)
        return Marks(organ=organ, seen=seen, head=self._head_after(add), arrows=link)

    def meant(self, at: Cell) -> Decision | None:
        """Return what would be added: whichever way it looks, it counts the same."""
        if self.cell is not None:
            return self._ways().get(at)
        return next(iter(self._here(at)), None)

    def pick(self, at: Cell) -> Sequence[Decision]:
        """Pick the space, then the direction; return what that decides."""
        if self.cell is not None and at in self._ways():
            return (self._ways()[at],)
        here = self._here(at)
        if not here:
            self.cell = None
            return ()
        if self.kind.has_face:
            self.cell, self._front = at, None
            return ()
        return here

    def takes(self, at: Cell) -> bool:
        """Return whether a direction or another space of the organ is picked there."""
        if self.cell is not None and at in self._ways():
            return True
        return at != self.cell and bool(self._here(at))

    def first(self) -> Cell | None:
        """Return where the keys begin: once the space is picked, at an arrow."""
        return min(self._ways(), default=None) if self.cell is not None else super().first()

    def say(self, at: Cell) -> str:
        """Return what would be added and what it would look at, or why it cannot be added."""
        add = self._ways().get(at) if self.cell is not None else None
        here = (add,) if add else self._here(at)
        if len(here) == 1:
            return offer_words(self.turn, here[0])
        if here:
            return " ".join(said(self.turn, here[0]).offered[:-1])
        why = why_not(self.turn, organ_there(self.turn, self.kind, at))
        return words("{space}: {reason}", space=space_words(at), reason=why.said) if why else ""
