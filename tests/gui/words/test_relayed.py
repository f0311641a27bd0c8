"""Sentences of core and net, said in the language of the person."""

import ast
import errno
import re
from pathlib import Path

import pytest

from core.table.log import MAGIC, NotALogError, read, record
from core.table.naming import name_refusal
from gui.words.relayed import _TEMPLATES, relayed
from gui.words.words import speak
from net.driver.disk import why
from net.driver.folder import Folder, FolderError

ROOT = Path(__file__).parents[3]


def shapes() -> set[str]:
    """Collect the sentences of core and net, with {} where a value goes."""
    found = set()
    for path in (*(ROOT / "core").rglob("*.py"), *(ROOT / "net").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            if isinstance(node, ast.JoinedStr):
                found.add("".join(map(_shape, node.values)))
    return found


def _shape(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "{}"


def real_sentences(folder: Path) -> list[str]:
    """Let core and net go wrong in earnest."""
    damaged = MAGIC + record(b"one") + record(b"two")[:-1] + b"x" + record(b"three")
    said = [name_refusal(""), name_refusal(" Ann"), read(damaged).reason]
    said += [read(damaged[:-1]).reason, why(OSError(errno.ENOSPC, "no space"))]
    with pytest.raises(NotALogError) as no_log:
        read(b"no")
    with pytest.raises(FolderError) as no_game:
        Folder.open(folder)
    return [*said, str(no_log.value), str(no_game.value)]


def test_every_template_is_what_core_or_net_says():
    said = shapes()
    lost = [one for one in _TEMPLATES if re.sub(r"\{\w+\}", "{}", one) not in said]
    assert lost == []


def test_in_english_all_comes_out_as_it_went_in(tmp_path):
    for sentence in (*real_sentences(tmp_path), "some sentence of a system"):
        assert relayed(sentence) == sentence


def test_what_core_and_net_really_say_is_translated_with_the_reason_inside(tmp_path):
    speak(lambda template: f"[{template}]")
    try:
        for sentence in real_sentences(tmp_path):
            said = relayed(sentence)
            assert said.startswith("["), sentence
            assert said.replace("[", "").replace("]", "") == sentence
        assert relayed("byte 3, after 1 good records: 12 zero bytes").count("[") == 2
        assert relayed("some sentence of a system") == "some sentence of a system"
    finally:
        speak(None)


def test_a_name_is_no_sentence():
    speak(lambda template: f"[{template}]")
    try:
        said = relayed("the disk is full has our name: one of us must take another")
    finally:
        speak(None)
    assert said == "[the disk is full has our name: one of us must take another]"
