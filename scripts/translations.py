"""Collect every sentence of the window and the terminal for translators, and compile their files.

``python scripts/translations.py`` updates gui/translations/*.ts, keeps what is translated, drops
sentences no longer in use, and compiles each complete file to the catalogue that the program loads.
``--new fr`` begins a language, ``--export fr FILE`` writes what is missing as JSON, and
``--import fr FILE`` takes it back with its translations.
"""

from __future__ import annotations  # see environment.py

import argparse
import ast
import functools
import gettext
import json
import os
import re
import string
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import environment

FILES = environment.ROOT / "gui" / "translations"
CONTEXT = "wormup"
INSIDE = "WORMUP_TRANSLATIONS"
"""Set in the process that runs in our own environment."""
_CALLS = frozenset(("words", "marked"))
_TWO = "nplurals=2; plural=(n != 1);"
_FRENCH = "nplurals=2; plural=(n > 1);"
_SLAVIC = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
PLURALS = {
    "de": _TWO,
    "es": _TWO,
    "fr": _FRENCH,
    "it": _TWO,
    "nl": _TWO,
    "pl": _SLAVIC,
    "pt_BR": _FRENCH,
}
"""Which form of a sentence each language has for a count, as the manual of gettext lists them."""
_MANY = 1000
"""Every form of every language is used below this count."""
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
_ARGPARSE_COUNTS = {"expected %s arguments": "expected %s argument"}

BETWEEN = "\0"
"""Between the forms of a translation with a count, here as in a catalogue."""
_SPACE = re.compile(r"^\s*|\s*$")
_PERCENT = re.compile(r"%(?:\(\w+\))?[sr]")


class RefusedError(Exception):
    """A translation cannot be right; the message says which one and why."""


def sentences() -> list[str]:
    """List all sentences that pass through `gui.words.words`, in alphabetical order.

    Of one with a count, it is the one for many.
    """
    found = _told_by_core() | {*_ARGPARSE, *counts()}
    for call in _calls():
        if _name(call) in _CALLS and (said := _literal(call, 0)) is not None:
            found.add(said)
    return sorted(found)


@functools.cache
def counts() -> dict[str, str]:
    """Return each sentence with a count, the one for many, with the one for one thing."""
    found = dict(_ARGPARSE_COUNTS)
    for call in _calls():
        one, many = _literal(call, 1), _literal(call, 2)
        if _name(call) == "counted" and one is not None and many is not None:
            found[many] = one
    return found


@functools.cache
def _calls() -> list[ast.Call]:
    """Return every call in the program."""
    files = sorted((environment.ROOT / "gui").rglob("*.py"))
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _literal(call: ast.Call, place: int) -> str | None:
    """Return the text that stands in the *call* at *place*, if any does."""
    argument = call.args[place] if place < len(call.args) else None
    return str(argument.value) if isinstance(argument, ast.Constant) else None


def _told_by_core() -> set[str]:
    """Return the words of core and net that the window shows, and those on our own sheets."""
    from core.cozy.chapter import read_sheet
    from core.cozy.sheet import Measure, Sheet
    from core.table.audit import AuditReason
    from core.table.promises import PromiseReason
    from core.table.step import StepReason
    from gui.cozy.chapters import chapters
    from gui.cozy.words import tidy
    from gui.words.emblem import PICTURES
    from net.protocol.session import SessionReason

    reasons = (*StepReason, *PromiseReason, *AuditReason, *SessionReason)
    sheets = [sheet for sheet in map(read_sheet, chapters().values()) if isinstance(sheet, Sheet)]
    hours = {tidy(hour.name) for sheet in sheets for hour in sheet.hours}
    rows = {tidy(row.text) for sheet in sheets for row in (*sheet.rewards, sheet.penalty)}
    found = {str(reason.value) for reason in reasons} | {tidy(sheet.story) for sheet in sheets}
    titles = {tidy(sheet.title) for sheet in sheets}
    measures = {str(measure.value).replace("_", " ") for measure in Measure}
    return found | titles | rows | hours | measures | set(PICTURES)


def translated(file: Path) -> dict[str, str]:
    """Read the translations in *file*; "" where one is missing."""
    if not file.exists() or not file.stat().st_size:
        return {}
    messages = ET.parse(file).getroot().iter("message")  # noqa: S314  # our own file
    return {m.findtext("source", ""): _read(m.find("translation")) for m in messages}


def _read(translation: ET.Element | None) -> str:
    if translation is None:
        return ""
    forms = [form.text or "" for form in translation.iter("numerusform")]
    if forms:
        return BETWEEN.join(forms) if all(forms) else ""
    return translation.text or ""


def written(language: str, known: dict[str, str]) -> str:
    """Return the file of a *language* with what is *known*, one message for each sentence."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    one_of = counts()
    for sentence in sentences():
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "source").text = sentence
        if sentence in one_of:
            message.set("numerus", "yes")
            ET.SubElement(message, "extracomment").text = one_of[sentence]
        translation = ET.SubElement(message, "translation")
        said = known.get(sentence, "")
        if sentence in one_of:
            for form in said.split(BETWEEN) if said else examples(language):
                ET.SubElement(translation, "numerusform").text = form if said else ""
        else:
            translation.text = said
        if not said:
            translation.set("type", "unfinished")
    ET.indent(root)
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    return head + ET.tostring(root, encoding="unicode") + "\n"


def examples(language: str) -> list[str]:
    """Return for each form of a sentence with a count the least count that has it.

    >>> examples("pl"), examples("fr")
    (['1', '2', '5'], ['1', '2'])
    """
    form_of = gettext.c2py(PLURALS[language].partition("plural=")[2].rstrip(";"))
    least: dict[int, int] = {}
    for count in range(1, _MANY):
        least.setdefault(form_of(count), count)
    return [str(least[form]) for form in sorted(least)]


def fault(language: str, sentence: str, said: str) -> str:
    """Return what is wrong with *said* for *sentence*, or "" if nothing is."""
    forms = said.split(BETWEEN)
    if len(forms) != (len(examples(language)) if sentence in counts() else 1):
        return "it has not one form for each kind of count"
    for number, form in enumerate(forms):
        wanted, found = _places(sentence), _places(form)
        is_one = sentence in counts() and number == 0 and _is_only_for_one(language)
        if wanted != found and not (is_one and [p for p in wanted if p != "count"] == found):
            return f"its places are {found} and not {wanted}"
        if _SPACE.findall(form) != _SPACE.findall(sentence):
            return "it has other spaces at its ends"
    return ""


def _is_only_for_one(language: str) -> bool:
    """Return whether the first form is said of one thing only, so that it need not name a count."""
    return PLURALS[language] != _FRENCH


def _places(said: str) -> list[str]:
    """Return what will be put into *said*, in alphabetical order."""
    parts = [(name, kind) for _, name, _, kind in string.Formatter().parse(said)]
    braces = [f"{name}!{kind}" if kind else name for name, kind in parts if name is not None]
    return sorted([*braces, *_PERCENT.findall(said)])


def compiled(language: str, known: dict[str, str]) -> bytes:
    """Return the catalogue of a *language* with what is *known*, as gettext reads it."""
    one_of = counts()
    head = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {PLURALS[language]}\n"
    rows = [("", head)]
    for many, said in known.items():
        key = f"{one_of[many]}{BETWEEN}{many}" if many in one_of else many
        rows += [(key, said)] if said else []
    pairs = sorted((key.encode(), said.encode()) for key, said in rows)
    keys, texts = zip(*pairs, strict=True)
    start = 7 * 4
    at = start + 2 * 8 * len(pairs)
    index, data = b"", b""
    for text in (*keys, *texts):
        index += struct.pack("<II", len(text), at + len(data))
        data += text + b"\0"
    places = (start, start + 8 * len(pairs))
    return struct.pack("<7I", 0x950412DE, 0, len(pairs), *places, 0, 0) + index + data


def missing(known: dict[str, str]) -> list[str]:
    """Return the sentences that are not translated."""
    return [sentence for sentence in sentences() if not known.get(sentence)]


def exported(language: str, known: dict[str, str]) -> str:
    """Return what is missing in a *language* as JSON, to be filled in.

    A sentence with a count has a translation for each of some counts.
    """
    one_of, kinds = counts(), examples(language)
    open_ones: dict[str, object] = {
        sentence: dict.fromkeys(kinds, "") if sentence in one_of else ""
        for sentence in missing(known)
    }
    return json.dumps(open_ones, ensure_ascii=False, indent=1) + "\n"


def imported(language: str, text: str) -> dict[str, str]:
    """Return the translations into a *language* in the JSON *text*. Raises `RefusedError`."""
    found, wrong = {}, []
    for sentence, said in json.loads(text).items():
        if isinstance(said, dict):
            forms = [said.get(kind, "") for kind in examples(language)]
            said = BETWEEN.join(forms) if all(forms) else ""  # noqa: PLW2901  # as a catalogue
        if not said:
            continue
        if sentence not in sentences():
            wrong.append(f"{sentence!r}: the program does not say it")
        elif why := fault(language, sentence, said):
            wrong.append(f"{sentence!r}: {why}")
        else:
            found[sentence] = said
    if wrong:
        raise RefusedError("\n".join(wrong))
    return found


def catalogue(language: str) -> Path:
    """Return where the program looks for the catalogue of a *language*."""
    return FILES / language / "LC_MESSAGES" / f"{CONTEXT}.mo"


def renew(file: Path, more: Mapping[str, str] = MappingProxyType({})) -> int:
    """Update *file* with *more* translations, compile it if it is complete; return what lacks."""
    language, known = file.stem, {**translated(file), **more}
    file.write_text(written(language, known), encoding="utf-8")
    lacking = missing(known)
    if not lacking:
        catalogue(language).parent.mkdir(parents=True, exist_ok=True)
        catalogue(language).write_bytes(compiled(language, translated(file)))
    print(f"{file.name}: {len(sentences())} sentences, {len(lacking)} not translated")
    for sentence in lacking[:_SHOWN]:
        print(f"  {sentence}")
    return len(lacking)


def main() -> int:
    """Update all files; 1 if a sentence is not translated or cannot be right."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--new", choices=PLURALS, help="begin a language")
    pair = ("LANGUAGE", "FILE")
    parser.add_argument("--export", nargs=2, metavar=pair, help="write what is missing as JSON")
    parser.add_argument("--import", nargs=2, metavar=pair, dest="given", help="take it back")
    chosen = parser.parse_args()
    if INSIDE not in os.environ:
        python = environment.prepare_or_exit(("dev",))
        inside = environment.variables(**{INSIDE: "1"})
        return subprocess.run([str(python), *sys.argv], env=inside, check=False).returncode
    given: dict[str, str] = {}
    if chosen.new:
        (FILES / f"{chosen.new}.ts").touch()
    if chosen.export:
        language, file = chosen.export
        text = exported(language, translated(FILES / f"{language}.ts"))
        Path(file).write_text(text, encoding="utf-8")
        return 0
    if chosen.given:
        language, file = chosen.given
        try:
            given = imported(language, Path(file).read_text(encoding="utf-8"))
        except RefusedError as error:
            print(error)
            return 1
        return int(renew(FILES / f"{language}.ts", given) > 0)
    return int(sum([renew(file) for file in sorted(FILES.glob("*.ts"))]) > 0)


if __name__ == "__main__":
    sys.exit(main())
