"""A worm or a baby on the pointer: it turns, flips, and says what is wrong with a spot.

Law: the rules core judges the spot; the tool only knows which way round the shape is held.
"""

from collections.abc import Sequence

from core.cozy.decisions import Decision, PlaceBaby, PlaceWorm
from core.cozy.grid import Cell, Path, canonical, moved
from core.cozy.hour import refusal
from core.cozy.turn import Turn
from gui.cozy.decision_words import offer_words
from gui.cozy.hour.tool import HourTool, things_marks
from gui.cozy.sheet.marks import Marks
from gui.cozy.why_not import why_not


class PlacingTool(HourTool):
    """Lays one of *shapes* at the pointer."""

    lets_look = False

    def __init__(
        self, turn: Turn, make: type[PlaceWorm | PlaceBaby], shapes: Sequence[Path]
    ) -> None:
        super().__init__(turn)
        self.make, self.shapes = make, tuple(shapes)
        self._last: Cell | None = None
        self.use(0)

    def use(self, shape: int) -> None:
        """Choose another of the shapes."""
        self.shape = shape
        path = self.shapes[shape]
        self._hang(path)

    def rotate(self) -> None:
        """Turn the shape clockwise."""
        self._hang(tuple(Cell(col, -row) for row, col in self._path))

    def flip(self) -> None:
        """Turn the shape over."""
        self._hang(tuple(Cell(row, -col) for row, col in self._path))

    def _hang(self, path: Path) -> None:
        """Hold *path* by its middle."""
        hook = path[len(path) // 2]
        self._path = moved(path, -hook.row, -hook.col)

    def _laid(self, at: Cell) -> Decision:
        return self.make(canonical(moved(self._path, at.row, at.col)))

    def takes(self, at: Cell) -> bool:
        """Return whether the shape can lie here."""
        return refusal(self.turn, self._laid(at)) is None

    def marks(self, at: Cell | None) -> Marks:
        """Return dots where the shape can lie this way round, and the shape where it was last."""
        spaces = self.turn.sheet.spaces()
        dotted = frozenset(cell for cell in spaces if self.takes(cell))
        marks = things_marks(self.turn).with_(Marks(dotted=dotted))
        at = at or self._last or self._proposed(dotted)
        if at is None:
            return marks
        self._last = at
        path, why = moved(self._path, at.row, at.col), why_not(self.turn, self._laid(at))
        return marks.with_(Marks(ghost=path, bad=frozenset(why.cells if why else ())))

    def first(self) -> Cell | None:
        """Return where the shape is shown, or would be."""
        spaces = self.turn.sheet.spaces()
        return self._last or self._proposed(frozenset(c for c in spaces if self.takes(c)))

    def _proposed(self, free: frozenset[Cell]) -> Cell | None:
        """Return where the shape is shown at first: of the *free* spaces the one in the middle."""
        rows, cols = self.turn.sheet.rows // 2, self.turn.sheet.cols // 2

        def away(at: Cell) -> tuple[int, Cell]:
            return (at.row - rows) ** 2 + (at.col - cols) ** 2, at

        return min(free, key=away, default=None)

    def pick(self, at: Cell) -> Sequence[Decision]:
        """Lay the shape down if it may lie here."""
        return (self._laid(at),) if self.takes(at) else ()

    def say(self, at: Cell) -> str:
        """Return where the shape would lie, or what is wrong."""
        why = why_not(self.turn, self._laid(at))
        return why.said if why else offer_words(self.turn, self._laid(at))
