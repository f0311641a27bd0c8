"""The rewards and the penalty of a sheet's file (C1.3, C1.4). Law: as chapter.py, which calls it.

A row is groups of symbols with spaces between: ``*`` star, ``o`` circle, ``X``; a single ``.`` is a
mark without a symbol. The marks are 1, 2, 3 ... unless ``marks`` lists them.
"""

from collections.abc import Mapping

from core.cozy.flaws import Reading, SheetFlaw
from core.cozy.sheet import Arguments, Measure, SheetRow
from core.cozy.worm import OrganKind

_FIELDS = ("text", "measure", "args", "row", "marks")
_BARE = "."


def read_row(reading: Reading, table: Mapping[str, object], where: str) -> SheetRow | None:
    """Read a reward or the penalty; None, with its mistakes noted, if it cannot be one."""
    known = len(reading.mistakes)
    reading.only(table, f"{where}.", _FIELDS)
    name = reading.text(table, f"{where}.measure")
    measure = next((one for one in Measure if one.value == name), None)
    if measure is None and "measure" in table:
        reading.note(f"{where}.measure", SheetFlaw.MEASURE, table["measure"])
    given = reading.table(table, f"{where}.args") if "args" in table else {}
    arguments = _arguments(reading, given, where, measure)
    text = reading.text(table, f"{where}.text", default="")
    groups = _groups(reading, table, where)
    if measure is None or len(reading.mistakes) > known:
        return None
    return SheetRow(measure, arguments, groups, text)


def _arguments(
    reading: Reading, given: Mapping[str, object], where: str, measure: Measure | None
) -> Arguments:
    read: dict[str, str | int | bool] = {}
    for key, value in sorted(given.items()):
        place = f"{where}.args.{key}"
        if measure is not None and key not in measure.arguments:
            reading.note(place, SheetFlaw.ARGUMENT, value)
        elif isinstance(value, str | int) and _is_argument(key, value):
            read[key] = value
        else:
            reading.note(place, SheetFlaw.ARGUMENT, value)
    return arguments_of(read)


def _is_argument(key: str, value: str | int) -> bool:
    match key:
        case "min" | "max":
            return isinstance(value, int) and not isinstance(value, bool)
        case "inner":
            return isinstance(value, bool)
        case "kind":
            return any(kind.value == value for kind in OrganKind)
        case _:
            return False


def arguments_of(given: Mapping[str, str | int | bool]) -> Arguments:
    """Return the arguments of a row from those *given*, which fit its measure.

    >>> arguments_of({"min": 2}).least
    2
    """
    least, most = given.get("min", 1), given.get("max")
    return Arguments(
        least=int(least),
        most=None if most is None else int(most),
        inner=given.get("inner", False) is True,
        kind=OrganKind(given["kind"]) if "kind" in given else None,
        given=tuple(sorted(given.items())),
    )


def _groups(
    reading: Reading, table: Mapping[str, object], where: str
) -> tuple[tuple[int, str], ...]:
    """Pair the groups of the row with their marks."""
    groups = reading.text(table, f"{where}.row").split()
    for place, group in enumerate(groups, 1):
        if group != _BARE and not set(group) <= set("*oX"):
            reading.note(f"{where}.row, group {place}", SheetFlaw.SYMBOL, group)
    marks = table.get("marks", list(range(1, len(groups) + 1)))
    if not isinstance(marks, list) or not _are_marks(marks) or len(marks) != len(groups):
        reading.note(f"{where}.marks", SheetFlaw.MARKS, marks)
        return ()
    symbols = ("" if group == _BARE else group for group in groups)
    return tuple(zip(marks, symbols, strict=True))


def _are_marks(marks: list[object]) -> bool:
    """Return whether *marks* are rising numbers, from 1 or more."""
    below = 0
    for mark in marks:
        if not isinstance(mark, int) or isinstance(mark, bool) or mark <= below:
            return False
        below = mark
    return True
