"""Collect every sentence of the window and the terminal for translators.

``python scripts/translations.py`` updates gui/translations/*.po, keeps what is translated, drops
sentences no longer in use, lists what lacks a translation or cannot be right, and compiles what is
complete. ``--new sv`` begins a language.
"""

from __future__ import annotations  # see environment.py

import argparse
import ast
import functools
import gettext
import io
import os
import re
import string
import subprocess
import sys
from typing import TYPE_CHECKING

import catalogues
import environment
import house

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from babel.messages.catalog import Catalog, Message

INSIDE = "WORMUP_TRANSLATIONS"
"""Set in the process that runs in our own environment."""
_CALLS = frozenset(("words", "marked"))
_SHOWN = 40
"""A language that has just begun lacks too many sentences to be listed."""
_ARGPARSE = (
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "show program's version number and exit",
    "argument %(argument_name)s: %(message)s",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
    "unrecognized arguments: %s",
    "not allowed with argument %s",
    "ignored explicit argument %r",
    "the following arguments are required: %s",
    "one of the arguments %s is required",
    "expected one argument",
    "expected at most one argument",
    "expected at least one argument",
    "ambiguous option: %(option)s could match %(matches)s",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)",
    "%(prog)s: error: %(message)s\n",
)
"""What Python's reader of command lines says of itself, in any version."""
_ARGPARSE_COUNTS = ("expected %s argument", "expected %s arguments")

_SPACE = re.compile(r"^\s*|\s*$")
_PERCENT = re.compile(r"%(?:\(\w+\))?[sr]")


@functools.cache
def template() -> Catalog:
    """Return all sentences that pass through `gui.words.words`, without a translation."""
    from babel.messages.catalog import Catalog

    found = Catalog()
    for said in (*_said_in_gui(), *_told_by_core(), *_ARGPARSE, _ARGPARSE_COUNTS):
        found.add(said)
    for what, said in _said_for():
        found.add(said, context=what)
    return found


def _calls_in_gui() -> Iterator[tuple[str, list[str]]]:
    """Return the name of each plainly named function that is called, and its texts or ""."""
    for file in sorted((environment.ROOT / "gui").rglob("*.py")):
        for node in house.nodes_of(file.read_text(encoding="utf-8")):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                given = [one.value if isinstance(one, ast.Constant) else "" for one in node.args]
                yield node.func.id, [str(one) for one in given]


def _said_in_gui() -> set[str | tuple[str, str]]:
    """Return the sentences in calls of `words`, `marked` and `counted`."""
    found: set[str | tuple[str, str]] = set()
    for name, said in _calls_in_gui():
        if name in _CALLS and said[0]:
            found.add(said[0])
        elif name == "counted" and said[1] and said[2]:
            found.add((said[1], said[2]))
    return found


def _said_for() -> set[tuple[str, str]]:
    """Return what each call of `words_for` says, behind what it names."""
    return {(said[0], said[1]) for name, said in _calls_in_gui() if name == "words_for"}


def _told_by_core() -> set[str]:
    """Return the words of core and net that the window shows, and those on our own sheets."""
    from core.cozy.chapter import read_sheet
    from core.cozy.sheet import Measure, Sheet
    from core.table.audit import AuditReason
    from core.table.promises import PromiseReason
    from core.table.step import StepReason
    from gui.cozy.chapters import chapters
    from gui.cozy.sheet_words import tidy
    from gui.words.emblem_words import PICTURES
    from net.protocol.session import SessionReason

    reasons = (*StepReason, *PromiseReason, *AuditReason, *SessionReason)
    sheets = [sheet for sheet in map(read_sheet, chapters().values()) if isinstance(sheet, Sheet)]
    hours = {tidy(hour.name) for sheet in sheets for hour in sheet.hours}
    rows = {tidy(row.text) for sheet in sheets for row in (*sheet.rewards, sheet.penalty)}
    found = {str(reason.value) for reason in reasons} | {tidy(sheet.story) for sheet in sheets}
    titles = {tidy(sheet.title) for sheet in sheets}
    measures = {str(measure.value).replace("_", " ") for measure in Measure}
    return found | titles | rows | hours | measures | set(PICTURES)


def english(message: Message) -> tuple[str, ...]:
    """Return the sentence of *message*: one, or that for one thing and that for many."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def source(known: Catalog) -> bytes:
    """Return the file of a language: our sentences, each with its translation in *known*, if any.

    Two changes seldom meet in it: sentences stand in alphabetical order, each in one line, and no
    line tells a day, a place in the sources or a program.
    """
    from babel.messages.pofile import write_po

    known.update(template(), no_fuzzy_matching=True)
    head = (
        f"Language: {known.locale_identifier}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: {known.plural_forms}",
    )
    told = io.BytesIO()
    told.writelines([b'msgid ""\nmsgstr ""\n', *(f'"{one}\\n"\n'.encode() for one in head), b"\n"])
    write_po(
        told,
        known,
        width=0,
        no_location=True,
        omit_header=True,
        sort_output=True,
        ignore_obsolete=True,
    )
    return told.getvalue()


def fault(known: Catalog, message: Message) -> str:
    """Return what is wrong with the translation of *message*, or "" if nothing is."""
    if not all(catalogues.forms(message)):
        return ""
    *_, wanted = english(message)
    first = catalogues.forms(message)[0] if message.pluralizable and _is_of_one(known) else ""
    if message.pluralizable and len(catalogues.forms(message)) != known.num_plurals:
        return "it has not one form for each kind of count"
    for form in catalogues.forms(message):
        places, found = _places(wanted), _places(form)
        if places != found and not (form == first and found == [p for p in places if p != "count"]):
            return f"its places are {found} and not {places}"
        if _SPACE.findall(form) != _SPACE.findall(wanted):
            return "it has other spaces at its ends"
    return ""


def _is_of_one(known: Catalog) -> bool:
    """Return whether the first form is said of one thing only, so that it need not name a count."""
    return gettext.c2py(known.plural_expr)(0) != 0


def _places(said: str) -> list[str]:
    """Return what will be put into *said*, in alphabetical order."""
    parts = [(name, kind) for _, name, _, kind in string.Formatter().parse(said)]
    braces = [f"{name}!{kind}" if kind else name for name, kind in parts if name is not None]
    return sorted([*braces, *_PERCENT.findall(said)])


def renew(file: Path) -> int:
    """Update *file*; return how many sentences lack a translation that can be right."""
    known = catalogues.read(file)
    file.write_bytes(source(known))
    told = [(one, f": {why}") for one in known if one.id and (why := fault(known, one))]
    told += [(one, "") for one in catalogues.missing(known)]
    print(f"{file.name}: {len(known)} sentences, {len(told)} without a translation")
    for one, why in told[:_SHOWN]:
        print(f"  {english(one)[-1]}{why}")
    return len(told)


def main() -> int:
    """Update all files; 1 if a sentence is not translated or cannot be right."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--new", metavar="CODE", help="begin a language")
    chosen = parser.parse_args()
    if INSIDE not in os.environ:
        python = environment.prepare_or_exit(("dev",))
        inside = environment.variables(**{INSIDE: "1"})
        return subprocess.run([str(python), *sys.argv], env=inside, check=False).returncode
    from babel.messages.catalog import Catalog

    if chosen.new:
        (catalogues.FILES / f"{chosen.new}.po").write_bytes(source(Catalog(locale=chosen.new)))
    lacking = sum([renew(file) for file in sorted(catalogues.FILES.glob("*.po"))])
    catalogues.compile_newer()
    return int(lacking > 0)


if __name__ == "__main__":
    sys.exit(main())
