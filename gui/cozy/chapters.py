"""Sheets of Worm & Cozy as text: our own chapters, and files from others, with every mistake named.

Law: a text that is returned has been read and is good (C1.4); its line ends are the same on every
laptop, so that two players who choose the same chapter want the same table.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from core.cozy.chapter import read_sheet
from core.cozy.sheet import Sheet
from core.table.encoding import BIN_BYTES_MAX
from gui.cozy.refusals import mistake_words
from gui.cozy.sheet_words import too_long
from gui.words.trouble_words import error_words
from gui.words.words import counted, words
from net.driver.disk import UnfitFileError, read_file

_FILE_BYTES_MAX = 2 * BIN_BYTES_MAX
"""The most bytes of a file: its line ends are shortened first, and only then it is measured."""
_HEADER = re.compile(r'\s*\[{1,2}\s*"?([\w-]+)"?\s*\]')
_FIELD = re.compile(r'\s*"?([\w-]+)"?\s*=')


class SheetError(Exception):
    """There is no such chapter, or a file is not a sheet; the message names every mistake."""


def chapters() -> dict[int, str]:
    """Return the text of our chapters by number."""
    found = {}
    for entry in files("core.cozy").joinpath("sheets").iterdir():
        number, _, rest = entry.name.partition("-")
        if rest.endswith(".toml"):
            found[int(number)] = entry.read_text(encoding="utf-8")
    return dict(sorted(found.items()))


def chapter_text(number: int) -> str:
    """Return the text of chapter *number*, or raise `SheetError`."""
    known = chapters()
    if number not in known:
        named = {"number": number, "last": len(known)}
        raise SheetError(words("there is no chapter {number}: they go from 1 to {last}", **named))
    return known[number]


def chapter_sheet(number: int) -> Sheet:
    """Return the sheet of chapter *number*, which there is."""
    sheet = read_sheet(chapter_text(number))
    assert isinstance(sheet, Sheet), "it is ours"
    return sheet


def first_sheet() -> Sheet:
    """Return the sheet of chapter 1."""
    return chapter_sheet(1)


def text_after(sheet: Sheet) -> str:
    """Return the text of the chapter after *sheet*, or "" if there is none."""
    return chapters().get(sheet.chapter + 1, "") if sheet.chapter else ""


def own_sheet(path: Path) -> str:
    """Return the sheet in the file at *path*, or raise `SheetError`."""
    try:
        data = read_file(path, _FILE_BYTES_MAX)
        text = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except OSError as error:
        if isinstance(error, UnfitFileError) and error.size:
            raise SheetError(_too_long(path, error.size)) from None
        said = words("{path} cannot be read: {why}", path=path, why=error_words(error))
        raise SheetError(said) from None
    except UnicodeDecodeError as error:
        said = words(
            "{path} is no sheet: not UTF-8 text, at byte {byte}", path=path, byte=error.start
        )
        raise SheetError(said) from None
    if (size := len(text.encode())) > BIN_BYTES_MAX:
        raise SheetError(_too_long(path, size))
    sheet = read_sheet(text)
    if isinstance(sheet, Sheet):
        if long := too_long(sheet):
            raise SheetError(_longer(path, text, long))
        return text
    lines = "".join(f"\n  {_place(text, one.where)}{mistake_words(one)}" for one in sheet)
    said = counted(
        len(sheet),
        "{path} is no sheet yet, it has a mistake:",
        "{path} is no sheet yet, it has {count} mistakes:",
        path=path,
    )
    raise SheetError(said + lines)


def _too_long(path: Path, size: int) -> str:
    named = {"path": path, "size": size, "most": BIN_BYTES_MAX}
    return words("{path} is too long for a sheet: {size} bytes, at most {most}", **named)


def _longer(path: Path, text: str, long: list[tuple[str, int, int]]) -> str:
    """Return what on a sheet is longer than there is room for, a line each."""
    said = words("{path} is no sheet yet: its words have no room", path=path)
    for where, length, most in long:
        named = {"where": where, "length": length, "most": most}
        line = words("{where} is too long: {length}, at most {most} letters", **named)
        said += f"\n  {_place(text, where)}{line}"
    return said


def _place(text: str, where: str) -> str:
    line = line_of(text, where)
    return words("line {number}, ", number=line) if line else ""


def line_of(text: str, where: str) -> int | None:
    r"""Return the line of a file that a mistake's *where* names, or None if it names none.

    >>> line_of('id = "x"\n[regions]\n1 = "rows 1-4"', "regions.1")
    3
    """
    name, _, detail = where.partition(", ")
    place, _, key = name.partition(".")
    table, _, ordinal = place.partition(" ")
    wanted = (table, int(ordinal or 1), key.partition(".")[0])
    at = {(name, number, field): line for line, name, number, field in _fields(text)}
    line = at.get(wanted) or at.get(("", 1, table)) or at.get((table, int(ordinal or 1), ""))
    row = detail.removeprefix("line ")
    if line is not None and table == "map" and row.isdecimal():
        opened = text.split("\n")[line - 1]
        return line + int(row) - (not opened.rstrip().endswith(('"""', "'''")))
    return line


def _fields(text: str) -> Iterator[tuple[int, str, int, str]]:
    """Yield each field: its line, its table, which table of that name it is, and its name."""
    table, seen = "", {"": 1}
    for number, line in enumerate(text.split("\n"), 1):
        if header := _HEADER.match(line):
            table = header[1]
            seen[table] = seen.get(table, 0) + 1
            yield number, table, seen[table], ""
        elif field := _FIELD.match(line):
            yield number, table, seen[table], field[1]
