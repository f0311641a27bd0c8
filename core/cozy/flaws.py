"""What can be wrong with a sheet's file, and a reading that collects it all (C1.4).

Law: a mistake holds the field or line, what is wrong, and the value as it is written there.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from core.table.rules import Reason

_SHOWN_MAX = 80


class SheetFlaw(Reason):
    """The flaws of a sheet's file; a value is the tag of the rule and a short code of its own."""

    TOML = ("C1.3", "toml")
    MISSING = ("C1.3", "missing")
    UNKNOWN = ("C1.3", "unknown field")
    FORM = ("C1.3", "form")
    FORMAT = ("C1.3", "format")
    SIDE = ("C1.1", "side")
    RECTANGLE = ("C1.4", "rectangle")
    SIGN = ("C1.4", "sign")
    REGION = ("C1.4", "region")
    OUTSIDE = ("C1.4", "outside")
    NO_REGION = ("C1.4", "no region")
    PATH = ("C2.1", "path")
    BABY = ("C1.4", "baby")
    ORGAN_DIE = ("C1.4", "organ die")
    REWARDS = ("C1.4", "rewards")
    MEASURE = ("C9", "measure")
    ARGUMENT = ("C9", "argument")
    SYMBOL = ("C1.3", "symbol")
    MARKS = ("C1.4", "marks")
    PASSES_PAY = ("C9", "passes pay")


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing wrong with a sheet's file."""

    where: str
    flaw: SheetFlaw
    value: str = ""

    @property
    def code(self) -> str:
        """The code of the flaw.

        >>> Mistake("map, line 3", SheetFlaw.SIGN, "x").code
        'sign'
        """
        return str(self.flaw.value[1])


@dataclass(slots=True)
class Reading:
    """Reads the fields of one file, and collects the mistakes found in it."""

    mistakes: list[Mistake] = field(default_factory=list)

    def note(self, where: str, flaw: SheetFlaw, value: object = "") -> None:
        """Add a mistake."""
        shown = value if isinstance(value, str) else repr(value)
        self.mistakes.append(Mistake(where, flaw, shown[:_SHOWN_MAX]))

    def only(self, table: Mapping[str, object], where: str, known: Iterable[str]) -> None:
        """Add a mistake for every field of *table* that is not *known*."""
        names = set(known)
        for key in table:
            if key not in names:
                self.note(f"{where}{key}", SheetFlaw.UNKNOWN)

    def text(self, table: Mapping[str, object], where: str, default: str | None = None) -> str:
        """Read a string, which is required if there is no *default*."""
        value = self._value(table, where, default)
        if value is None or isinstance(value, str):
            return value or ""
        self.note(where, SheetFlaw.FORM, value)
        return ""

    def number(self, table: Mapping[str, object], where: str, default: int) -> int:
        """Read an optional whole number."""
        value = self._value(table, where, default)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.note(where, SheetFlaw.FORM, value)
        return default

    def texts(
        self, table: Mapping[str, object], where: str, default: tuple[str, ...]
    ) -> tuple[str, ...]:
        """Read an optional list of strings."""
        value = self._value(table, where, default)
        if isinstance(value, list | tuple) and all(isinstance(one, str) for one in value):
            return tuple(value)
        self.note(where, SheetFlaw.FORM, value)
        return ()

    def table(self, table: Mapping[str, object], where: str) -> Mapping[str, object]:
        """Read a table, which is required."""
        value = self._value(table, where, None)
        if isinstance(value, dict):
            return value
        if value is not None:
            self.note(where, SheetFlaw.FORM, value)
        return {}

    def _value(self, table: Mapping[str, object], where: str, default: object) -> object:
        key = where.rpartition(".")[2]
        if key not in table and default is None:
            self.note(where, SheetFlaw.MISSING)
        return table.get(key, default)
