"""A sentence is an argument of `words`: no f-string, `format` or `+` puts one together.

What has a colon behind it is joined by `labelled`: French has a space before it.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import ROOT, name_of, parse, plant, python_files

_SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}|\{\} [^\W\d_]{2,} \{\}")
_JOINED, _COLON = re.compile(r"\{\}: \{\}"), ": "
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


def pieces(root: Path) -> list[str]:
    """Find where gui joins words by a colon, adds to what is said, or takes a colon away."""
    return [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for file in python_files(root, "gui")
        for name in [name_of(file, root)]
        for node in _spoken(parse(file))
        if isinstance(node, ast.expr) and _is_piece(node) and name != "gui/words/words.py"
    ]


def _spoken(tree: ast.AST) -> Iterator[ast.AST]:
    """Return all of *tree* but what is raised, which programmers read or `argparse` tells."""
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, ast.Raise | ast.Assert):
            yield node
            yield from _spoken(node)


def _is_piece(node: ast.expr) -> bool:
    match node:
        case ast.JoinedStr():
            text = "".join(
                str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values
            )
            return bool(_JOINED.search(text)) and ".__name__" not in ast.unparse(node)
        case ast.Call(ast.Attribute(ast.Constant(str(text)), "join")):
            return _COLON in text
        case ast.Call(ast.Attribute(_, "removesuffix"), [ast.Constant(":")]):
            return True
        case ast.BinOp(left, ast.Add(), right):
            return any(map(_is_said, (left, right))) and any(map(_is_part, (left, right)))
        case _:
            return False


def _is_said(node: ast.expr) -> bool:
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Name) and called.id in {"words", "counted", "sentence"}


def _is_part(node: ast.expr) -> bool:
    """Return whether *node* is a text that is more than space between two sentences."""
    text = node.value if isinstance(node, ast.Constant) else ""
    return isinstance(text, str) and bool(text.strip())


def _is_message(node: ast.AST) -> bool:
    """Return whether *node* assigns to ``msg``, which an error takes."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(isinstance(target, ast.Name) and target.id == "msg" for target in targets)


def test_no_sentence_is_put_together_beside_words():
    assert unspoken(ROOT) == []


def test_no_sentence_is_joined_from_pieces():
    assert pieces(ROOT) == []


def test_each_way_to_join_pieces_is_found(tmp_path):
    joined = (
        'a = f"{label}: {what}"\n'
        'b = ": ".join(parts)\n'
        'c = parts[0].removesuffix(":")\n'
        'd = words("Then") + "."\n'
    )
    fine = (
        'e = f"{type(error).__name__}: {error}"\nf = "\\n" + words("Logs")\nraise E(f"{a}: {b}")\n'
    )
    plant(tmp_path, "gui/report/page.py", joined + fine)
    assert [one[:21] for one in pieces(tmp_path)] == [
        f"gui/report/page.py:{at}:" for at in range(1, 5)
    ]


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
