"""Core and net report what is wrong as values: gui has the words, and their slots are filled.

A sentence made in the driver would be English in every language.
"""

import ast
import re
import string
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from pathlib import Path

import pytest

from gui.words.trouble_words import TEMPLATES
from tests.architecture.tree import PACKAGES, ROOT, name_of, nodes, parse, plant, python_files

_WORDLESS = ("core/table", "net")
_PHRASE = re.compile(r"[A-Za-z]{2,}[,:;]? [A-Za-z]{2,}")
_FOR_DEVELOPERS = ("ValueError", "MalformedError", "ForgedHelloError", "NewerError", "unread")
_TEMPLATES = {str(reason): template for reason, template in TEMPLATES.items()}


def misfits(root: Path, templates: Mapping[str, str]) -> list[str]:
    """Find troubles whose values are not the slots of the template, and reasons nobody reports."""
    found, reported = [], Counter[str]()
    for file in python_files(root, *PACKAGES):
        for call in nodes(file):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Trouble":
                reason, *more = map(ast.unparse, call.args)
                reported[reason] += 1
                given = sorted(keyword.arg or "**" for keyword in call.keywords)
                if more or given != _slots(templates.get(reason, "{}")):
                    found.append(f"{name_of(file, root)}: {ast.unparse(call)}")
    return [*found, *(f"{reason}: never reported" for reason in templates if not reported[reason])]


def _slots(template: str) -> list[str]:
    fields = string.Formatter().parse(template)
    return sorted({name for _, name, _, _ in fields if name is not None})


def sentences(root: Path) -> list[str]:
    """Find phrases in core.table and net that are not for developers alone.

    Those are: documentation, what is asserted, the message of an error that nobody shows, and the
    values of an enum, which gui translates or has words of its own for.
    """
    return [
        f"{name_of(file, root)}:{line}: {text}"
        for file in python_files(root, *_WORDLESS)
        for line, text in _said(parse(file).body)
    ]


def _said(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    listed = list(nodes)
    for node, follower in zip_longest(listed, listed[1:]):
        match node, follower:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Assert(), _:
                pass
            case ast.ClassDef(bases=[ast.Name(id="Reason" | "Enum")]), _:
                pass
            case ast.Call(func=ast.Name(id=error)), _ if error in _FOR_DEVELOPERS:
                pass
            case (
                ast.Assign(targets=[ast.Name(id="msg")]),
                ast.Raise(exc=ast.Call(func=ast.Name(id=error), args=[ast.Name(id="msg"), *_])),
            ) if error in _FOR_DEVELOPERS:
                pass
            case ast.Constant(value=str(text)), _ if _PHRASE.search(text):
                yield node.lineno, text
            case _:
                yield from _said(ast.iter_child_nodes(node))


def test_each_trouble_fills_the_slots_of_its_template_and_each_reason_is_reported():
    assert misfits(ROOT, _TEMPLATES) == []


def test_core_table_and_net_make_no_sentence():
    assert sentences(ROOT) == []


@pytest.mark.parametrize(
    "call",
    [
        "Trouble(R.LOST, name=1)",
        "Trouble(R.LOST, name=1, count=2, why=3)",
        "Trouble(R.LOST, **values)",
        "Trouble(R.LOST, 2, count=2, name=1)",
        "Trouble(reason, count=2, name=1)",
        "Trouble(R.UNKNOWN, count=2, name=1)",
    ],
)
def test_a_slot_that_is_not_filled_as_it_should_is_found(tmp_path, call):
    good = "Trouble(R.LOST, count=2, name=1)\n"
    plant(tmp_path, "net/driver/a.py", good)
    assert misfits(tmp_path, {"R.LOST": "{name} lost {count}"}) == []
    plant(tmp_path, "net/driver/a.py", good + call)
    assert misfits(tmp_path, {"R.LOST": "{name} lost {count}"}) == [f"net/driver/a.py: {call}"]


def test_a_reason_that_nobody_reports_is_found(tmp_path):
    assert misfits(tmp_path, {"R.LOST": "lost"}) == ["R.LOST: never reported"]


@pytest.mark.parametrize(
    "bug",
    [
        "self.trouble = 'the disk is full'",
        "return f'nobody can reach us at {place}'",
        "effects.append(Notice('the table did not begin'))",
        "raise DiskError('the disk is full')",
        "msg = 'the disk is full'\nself.trouble = msg",
        "msg = f'{path} cannot be read'\nraise FolderError(msg)",
        "if full:\n    msg = 'the disk is full'\n    raise DiskError(msg)",
        "NOT_BEGUN = 'the table did not begin'",
        "def why(error, said='the disk is full'): pass",
    ],
)
@pytest.mark.parametrize("name", ["net/driver/disk.py", "core/table/log.py"])
def test_each_sentence_is_found_where_it_was_planted(tmp_path, name, bug):
    assert len(sentences(plant(tmp_path, name, bug))) == 1


@pytest.mark.parametrize(
    "text",
    [
        '"""What is on the disk and stays there."""',
        "class A:\n    b: int\n    '''How often it was written.'''",
        "assert ready, 'the lock is released'",
        "msg = f'a key has {count} bytes'\nraise MalformedError(msg)",
        "raise MalformedError(f'not the fields of a packet {kind}')",
        "return MalformedError(f'not the fields of a packet {kind}')",
        "class AuditReason(Reason):\n    DAMAGED = 'is not complete'",
        "_MAGIC = b'wormup who is there'",
        "platform = 'linux', 'two%s' % 'words'",
    ],
)
def test_what_is_for_developers_is_not_found(tmp_path, text):
    assert sentences(plant(tmp_path, "net/driver/disk.py", text)) == []


def test_a_sentence_of_a_game_is_not_judged_here(tmp_path):
    assert sentences(plant(tmp_path, "core/cozy/flaws.py", "SAID = 'no such organ'")) == []
