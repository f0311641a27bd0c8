"""Compile what translators write to what the program loads: ``gui/translations/de.po`` and others.

Law: only Babel is needed, so whatever installs or builds the program can do it. The compiled files
are no part of a clone: each is made anew wherever its source is newer. A source that lacks a
translation leaves its last catalogue as it is, for a language that lacks a sentence is not offered.
"""

from __future__ import annotations  # see environment.py

import sys
from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog, Message

FILES = Path(__file__).resolve().parents[1] / "gui" / "translations"
_PLACE = "LC_MESSAGES/wormup.mo"
_ALWAYS = datetime(2020, 1, 1, tzinfo=timezone.utc)  # noqa: UP017  # an older Python reads this too
"""A catalogue names a day; with this one the same source gives the same bytes."""


class UnreadableError(Exception):
    """A source is none; the message says which one, and in which line."""


def behind(files: Path = FILES) -> list[Path]:
    """List the sources in *files* that are newer than their catalogue."""
    made = {file: file.with_suffix("") / _PLACE for file in sorted(files.glob("*.po"))}
    return [file for file, mo in made.items() if not mo.exists() or _age(mo) < _age(file)]


def _age(file: Path) -> int:
    return file.stat().st_mtime_ns


def read(file: Path) -> Catalog:
    """Read the source *file*. Raises `UnreadableError`."""
    from babel.messages.pofile import PoFileError, read_po

    try:
        with file.open("rb") as source:
            return read_po(source, locale=file.stem, abort_invalid=True)
    except PoFileError as error:
        raise UnreadableError(f"{file.name}, line {error.lineno + 1}: {error}") from error


def forms(message: Message) -> tuple[str, ...]:
    """Return the translations of *message*: one, or one for each kind of count."""
    said = message.string or ""
    return (said,) if isinstance(said, str) else tuple(said)


def missing(known: Catalog) -> list[Message]:
    """List the sentences of *known* that are not translated, or not yet for certain."""
    return [one for one in known if one.id and (one.fuzzy or not all(forms(one)))]


def compile_newer(files: Path = FILES) -> None:
    """Compile the sources in *files* that are newer, and drop catalogues without a source.

    Raises `UnreadableError`, after all others are compiled.
    """
    sources = {file.stem for file in files.glob("*.po")}
    for made in files.glob(f"*/{_PLACE}") if sources else ():  # a build has no sources at all
        if made.parents[1].name not in sources:
            made.unlink()
    wrong = []
    for file in behind(files):
        try:
            _compile(file)
        except UnreadableError as error:
            wrong.append(str(error))
    if wrong:
        raise UnreadableError("; ".join(wrong))


def _compile(file: Path) -> None:
    from babel.messages.mofile import write_mo

    known = read(file)
    if missing(known):
        return
    known.creation_date = _ALWAYS
    made = file.with_suffix("") / _PLACE
    made.parent.mkdir(parents=True, exist_ok=True)
    unfinished = made.with_suffix(".new")  # another start may be reading the old one
    with unfinished.open("wb") as target:
        write_mo(target, known)
    unfinished.replace(made)


def main() -> int:
    """Compile what is newer; 1 if that is not possible."""
    try:
        compile_newer()
    except (UnreadableError, OSError) as error:
        print(f"a language stays as it was: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
