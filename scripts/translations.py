"""Collect every sentence of the window and the terminal for translators, and compile their files.

``python scripts/translations.py`` updates gui/translations/*.ts, keeps what is translated, drops
sentences no longer in use, and compiles the .qm files that the program loads.
"""

from __future__ import annotations  # see environment.py

import argparse
import ast
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import environment

FILES = environment.ROOT / "gui" / "translations"
CONTEXT = "wormup"
INSIDE = "WORMUP_TRANSLATIONS"
"""Set in the process that runs in our own environment."""
_CALLS = frozenset(("words", "marked"))


def sentences() -> list[str]:
    """List all sentences that pass through `gui.words.words`, in alphabetical order."""
    found = _told_by_core()
    for path in sorted((environment.ROOT / "gui").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in _CALLS
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                found.add(str(node.args[0].value))
    return sorted(found)


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
    if not file.exists():
        return {}
    messages = ET.parse(file).getroot().iter("message")  # noqa: S314  # our own file
    return {m.findtext("source", ""): m.findtext("translation", "") for m in messages}


def written(language: str, known: dict[str, str]) -> str:
    """Return the file of a *language* with what is *known*, one message for each sentence."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for sentence in sentences():
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "source").text = sentence
        translation = ET.SubElement(message, "translation")
        translation.text = known.get(sentence, "")
        if not translation.text:
            translation.set("type", "unfinished")
    ET.indent(root)
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    return head + ET.tostring(root, encoding="unicode") + "\n"


def main() -> int:
    """Update all files; 1 if a sentence is not translated."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.parse_args()
    if INSIDE not in os.environ:
        python = environment.prepare_or_exit(("dev",))
        inside = environment.variables(**{INSIDE: "1"})
        return subprocess.run([str(python), *sys.argv], env=inside, check=False).returncode
    missing = 0
    for file in sorted(FILES.glob("*.ts")):
        known = translated(file)
        file.write_text(written(file.stem, known), encoding="utf-8")
        compiler = Path(sys.executable).with_name("pyside6-lrelease")
        command = [str(compiler), "-silent", str(file), "-qm", str(file.with_suffix(".qm"))]
        subprocess.run(command, check=True)
        lacking = [sentence for sentence in sentences() if not known.get(sentence)]
        missing += len(lacking)
        print(f"{file.name}: {len(sentences())} sentences, {len(lacking)} not translated")
        for sentence in lacking:
            print(f"  {sentence}")
    return int(missing > 0)


if __name__ == "__main__":
    sys.exit(main())
