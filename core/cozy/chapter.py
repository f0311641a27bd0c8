"""A sheet read from its file (C1.3, C1.4). Law: every mistake is named with its place.

The file is TOML: ``format``, ``id``, ``map``, ``[regions]``, three ``[[reward]]`` and a
``[penalty]``; optional are ``chapter``, ``title``, ``story``, ``hours``, ``organ_die`` and
``[shapes]``. docs/rules/cozy.md shows one. A number is never true or false.
"""

import re
import tomllib
from collections.abc import Mapping
from itertools import dropwhile, takewhile

from core.cozy.chapter_rows import read_row
from core.cozy.colony import start_colony
from core.cozy.flaws import Mistake, Reading, SheetFlaw
from core.cozy.grid import Cell, Path, path_of
from core.cozy.scoring import score_of
from core.cozy.sheet import SIDE_MAX, Axis, Region, Sheet, SheetRow
from core.cozy.worm import BABY, OrganKind

FORMAT = "wormcozy-sheet/1"
SIDE_MIN = 3
REWARDS = 3
HOURS = tuple(f"{hour} {half}" for half in ("AM", "PM") for hour in range(1, 9))
ORGAN_DIE = ("eye", "mouth", "tail", "collar", "brain", "heart")
SHAPES: Mapping[str, tuple[str, str]] = {
    "1": ("I", "#####"),
    "2": ("L", "####/#..."),
    "3": ("N", "###./..##"),
    "4": ("V", "###/#../#.."),
    "5": ("W", "##./.##/..#"),
    "6": ("Z", "##./.#./.##"),
}
_FIELDS = (
    "format", "id", "chapter", "title", "story", "hours", "organ_die", "map", "regions", "shapes",
    "reward", "penalty",
)  # fmt: skip
_DIGITS = "0123456789"
_LONG_KEY = re.compile(r"""(?:\.[ \t]*(?:"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^\s.="']+)[ \t]*){100}""")
"""A key of more parts than any sheet needs; reading it as TOML may take seconds."""


def read_sheet(text: str) -> Sheet | tuple[Mistake, ...]:
    """Read the *text* of a sheet's file, or return all that is wrong with it."""
    reading = Reading()
    if _LONG_KEY.search(text):
        reading.note("file", SheetFlaw.TOML, "a key of more than 100 parts")
        return tuple(reading.mistakes)
    try:
        file = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reading.note("file", SheetFlaw.TOML, str(error) or type(error).__name__)
        return tuple(reading.mistakes)
    sheet = _sheet(reading, file)
    if sheet and (total := score_of(start_colony(sheet)).total) > 0:
        reading.note("reward", SheetFlaw.PASSES_PAY, total)
    return tuple(reading.mistakes) if sheet is None or reading.mistakes else sheet


def _sheet(reading: Reading, file: Mapping[str, object]) -> Sheet | None:
    reading.only(file, "", _FIELDS)
    if reading.text(file, "format") != FORMAT and "format" in file:
        reading.note("format", SheetFlaw.FORMAT, file["format"])
    rows = _map(reading, file)
    size = (len(rows), len(rows[0])) if rows else (SIDE_MAX, SIDE_MAX)
    hours = _hours(reading, file, size)
    rewards, penalty = _rewards(reading, file), _penalty(reading, file)
    words = {key: reading.text(file, key, default="") for key in ("title", "story")}
    identity, chapter = reading.text(file, "id"), reading.number(file, "chapter", default=0)
    organ_die, shapes = _organ_die(reading, file), _shapes(reading, file)
    if reading.mistakes or penalty is None:
        return None
    return Sheet(
        *size,
        rocks=_spaces(rows, "#"),
        foods=_spaces(rows, "o"),
        hours=hours,
        shapes=shapes,
        organ_die=organ_die,
        rewards=rewards,
        penalty=penalty,
        id=identity,
        chapter=chapter,
        title=words["title"],
        story=words["story"],
    )


# the map


def _map(reading: Reading, file: Mapping[str, object]) -> list[str]:
    """Read the rows of the map; spaces between signs and empty lines mean nothing."""
    known = len(reading.mistakes)
    lines = enumerate(reading.text(file, "map").split("\n"), 1)
    rows = {number: "".join(line.split()) for number, line in lines if line.strip()}
    width = len(next(iter(rows.values()), ""))
    for number, row in rows.items():
        if len(row) != width:
            reading.note(f"map, line {number}", SheetFlaw.RECTANGLE, row)
        if wrong := "".join(sign for sign in row if sign not in ".#o"):
            reading.note(f"map, line {number}", SheetFlaw.SIGN, wrong)
    for what, side in (("rows", len(rows)), ("columns", width)):
        if "map" in file and not SIDE_MIN <= side <= SIDE_MAX:
            reading.note(f"map, {what}", SheetFlaw.SIDE, side)
    return list(rows.values()) if len(reading.mistakes) == known else []


def _spaces(rows: list[str], sign: str) -> Path:
    return tuple(
        Cell(row, col)
        for row, line in enumerate(rows)
        for col, found in enumerate(line)
        if found == sign
    )


# hours and regions


def _hours(
    reading: Reading, file: Mapping[str, object], size: tuple[int, int]
) -> tuple[Region, ...]:
    regions = {}
    table = reading.table(file, "regions")
    for key in table:
        if not key.isdecimal() or not key.isascii() or key.startswith("0"):
            reading.note(f"regions.{key}", SheetFlaw.UNKNOWN)
        elif region := _region(reading, table, key, size):
            regions[key] = region
    hours = []
    names = reading.texts(file, "hours", HOURS)
    for place, name in enumerate(names, 1):
        number = _number_in(name)
        if number in regions:
            hours.append(Region(name, *regions[number]))
        elif number not in table:
            reading.note(f"hours, entry {place}", SheetFlaw.NO_REGION, name)
    if file.get("hours") == []:
        reading.note("hours", SheetFlaw.MISSING)
    return tuple(hours)


def _number_in(name: str) -> str:
    """Return the first number in the *name* of an hour.

    >>> _number_in("1 AM")
    '1'
    """
    behind = dropwhile(lambda sign: sign not in _DIGITS, name)
    return "".join(takewhile(lambda sign: sign in _DIGITS, behind))


def _region(
    reading: Reading, table: Mapping[str, object], key: str, size: tuple[int, int]
) -> tuple[Axis, int, int] | None:
    """Read ``columns 1-4`` or ``rows 5-8``, which count from 1."""
    where = f"regions.{key}"
    text = reading.text(table, where)
    name, _, lines = text.partition(" ")
    first, _, last = lines.strip().partition("-")
    axis = next((axis for axis in Axis if axis.value == name), None)
    if axis is None or not all(_is_line(line) for line in (first, last)):
        if isinstance(table[key], str):
            reading.note(where, SheetFlaw.REGION, text)
        return None
    end = size[0] if axis is Axis.ROWS else size[1]
    if not 1 <= int(first) <= int(last) <= end:
        reading.note(where, SheetFlaw.OUTSIDE, text)
        return None
    return axis, int(first) - 1, int(last) - 1


def _is_line(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 4


# the dice


def _organ_die(reading: Reading, file: Mapping[str, object]) -> tuple[OrganKind, ...]:
    names = reading.texts(file, "organ_die", ORGAN_DIE)
    if sorted(names) != sorted(ORGAN_DIE):
        reading.note("organ_die", SheetFlaw.ORGAN_DIE, list(names))
        return ()
    return tuple(OrganKind(name) for name in names)


def _shapes(reading: Reading, file: Mapping[str, object]) -> tuple[tuple[str, Path], ...]:
    table = reading.table(file, "shapes") if "shapes" in file else SHAPES
    reading.only(table, "shapes.", SHAPES)
    faces = (_shape(reading, table, f"shapes.{face}") for face in SHAPES)
    return tuple(face for face in faces if face)


def _shape(reading: Reading, table: Mapping[str, object], where: str) -> tuple[str, Path] | None:
    """Read the name and the picture of a face of the shape die."""
    name, *pictures = reading.texts(table, where, ()) or ("",)
    if len(pictures) != 1:
        reading.note(
            where, SheetFlaw.FORM if where.rpartition(".")[2] in table else SheetFlaw.MISSING
        )
        return None
    if name == BABY:
        reading.note(where, SheetFlaw.BABY, name)
    rows = pictures[0].split("/")
    path = path_of(_spaces(rows, "#"))
    if path is None or not set(pictures[0]) <= set("#./"):
        reading.note(where, SheetFlaw.PATH, pictures[0])
        return None
    return name, path


# the rows


def _rewards(reading: Reading, file: Mapping[str, object]) -> tuple[SheetRow, ...]:
    tables = file.get("reward", [])
    if not isinstance(tables, list) or len(tables) != REWARDS:
        reading.note(
            "reward", SheetFlaw.REWARDS, len(tables) if isinstance(tables, list) else tables
        )
        tables = tables if isinstance(tables, list) else []
    rows = []
    for place, table in enumerate(tables, 1):
        if isinstance(table, dict):
            rows.append(read_row(reading, table, f"reward {place}"))
        else:
            reading.note(f"reward {place}", SheetFlaw.FORM, table)
    return tuple(row for row in rows if row)


def _penalty(reading: Reading, file: Mapping[str, object]) -> SheetRow | None:
    table = reading.table(file, "penalty")
    return read_row(reading, table, "penalty") if isinstance(file.get("penalty"), dict) else None
