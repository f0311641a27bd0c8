"""A sentence is an argument of `words`: none is put together by an f-string or by `format`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import ROOT, name_of, parse, plant, python_files

_SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}|\{\} [^\W\d_]{2,} \{\}")
_NOT_SAID = re.compile(r"<code>.*?</code>|<[^>]*>")
"""Commands that people type, and the tags of pages."""
_EXEMPT = {"gui/report/index.py": "PRAGMA user_version = "}
"""The language of SQLite."""


def unspoken(root: Path) -> list[str]:
    """Find the f-strings and formatted texts of gui with two words in a row.

    A text of several lines is a style or a sheet; what is raised is for programmers.
    """
    return [
        f"{name}:{line}: {text}"
        for file in python_files(root, "gui")
        for name in [name_of(file, root)]
        for line, text in _templates(parse(file))
        if _SENTENCE.search(_NOT_SAID.sub("", text))
        if "\n" not in text and not (name in _EXEMPT and text.startswith(_EXEMPT[name]))
    ]


def _templates(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Raise | ast.Assert) or _is_message(node):
            continue
        if isinstance(node, ast.JoinedStr):
            yield (
                node.lineno,
                "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "{}"
                    for part in node.values
                ),
            )
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "format"
            and isinstance(node.func.value, ast.Constant)
        ):
            yield node.lineno, str(node.func.value.value)
        yield from _templates(node)


def _is_message(node: ast.AST) -> bool:
    """Return whether *node* assigns to ``msg``, which an error takes."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(isinstance(target, ast.Name) and target.id == "msg" for target in targets)


def test_no_sentence_is_put_together_beside_words():
    assert unspoken(ROOT) == []


def test_one_that_is_is_found(tmp_path):
    told = 'won = f"{name} wins in"\nlost = "nobody wins after {}".format(3)\n'
    plant(tmp_path, "gui/wormup/face.py", told)
    assert [one[:22] for one in unspoken(tmp_path)] == [
        "gui/wormup/face.py:1: ",
        "gui/wormup/face.py:2: ",
    ]


def test_a_command_a_tag_a_style_and_an_error_are_not_sentences(tmp_path):
    fine = (
        'a = f"<p><code>wormup-lan audit log {name}</code></p>"\n'
        'b = f"\\nbody {{ margin auto }} {name}"\n'
        'msg = f"{name} is no value"\n'
        'raise ValueError(f"seat may not move {name}")\n'
    )
    plant(tmp_path, "gui/report/page.py", fine)
    assert unspoken(tmp_path) == []
