"""Links in the docs lead somewhere, and no file knows on which machine it was written."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.architecture.tree import PACKAGES, ROOT, name_of, plant, python_files, text_files

_CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
_FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)", re.MULTILINE)
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:")
_HEADING = re.compile(r"^#+\s+(.+?)\s*$", re.MULTILINE)
_TEST = re.compile(r"`(tests/[\w/]+(?:\.py)?)`")
_PRIVATE = (
    r"/(?<![\w.~-]/)(?:Users|home|mnt|opt|root|srv|work)/\w",
    r":\\{1,2}Users\b",
    r"\b(?:pypi|pythonhosted|anaconda|npmjs)\.(?:org|com)\b",
    r"//\S+/simpl[e]\b",
    r"--(?:extra-)?index[-]url|--find[-]links",
    r"PIP_\w*INDEX",
)
"""As one they take a second: most begin with what is found fast."""


def broken_links(root: Path) -> list[str]:
    """Find relative links in Markdown files of *root* to a file or heading that is not there."""
    return [
        f"{name}: {target}"
        for name, text in text_files(root).items()
        if name.endswith(".md")
        for target in _targets(text)
        if not _resolves(unquote(target), root / name)
    ]


def missing_tests(root: Path) -> list[str]:
    """Find tests that a Markdown file of *root* names as its proof and that are not there."""
    return [
        f"{name}: {test}"
        for name, text in text_files(root).items()
        if name.endswith(".md")
        for test in sorted(set(_TEST.findall(text)))
        if not (root / test).exists()
    ]


def private_names(root: Path) -> list[str]:
    """Find paths of one machine, and package indexes: where those are is not the project's."""
    return [
        f"{name}: {found.group()}"
        for name, text in text_files(root).items()
        for private in _PRIVATE
        for found in re.finditer(private, text)
    ]


def _targets(text: str) -> Iterator[str]:
    for inline, reference in _LINK.findall(_CODE.sub("", text)):
        if not _ELSEWHERE.match(inline or reference):
            yield inline or reference


def _resolves(target: str, file: Path) -> bool:
    path, _, heading = target.partition("#")
    aim = file.parent / path if path else file
    if path.startswith("/") or not aim.exists():
        return False
    return not heading or aim.suffix != ".md" or heading in _anchors(aim.read_text("utf-8"))


def _anchors(text: str) -> set[str]:
    """Name the headings of *text* as the places do where the docs are read."""
    headings = _HEADING.findall(_FENCED.sub("", text))
    return {re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-") for words in headings}


def test_every_relative_link_leads_somewhere():
    assert broken_links(ROOT) == []


@pytest.mark.parametrize(
    "link",
    [
        "[x](missing.md)",
        "![x](pictures/missing.png)",
        "[x](/docs/here.md)",
        "[x](here.md#no-such-heading)",
        "[x](#no-such-heading)",
        '[x](missing.md "title")',
        "[x]: missing.md",
    ],
)
def test_a_broken_link_is_found(tmp_path, link):
    plant(tmp_path, "docs/here.md", f"# A heading\n\nSee {link}.".replace("See [x]:", "\n[x]:"))
    assert len(broken_links(tmp_path)) == 1


@pytest.mark.parametrize(
    "link",
    [
        "[x](../README.md)",
        "[x](here.md#a-heading-of-4-words)",
        "[x](#a-heading-of-4-words)",
        "[x](a%20b.md)",
        "[x](https://example.org/missing.md)",
        "`[x](missing.md)`",
        "\n```\n[x](missing.md)\n```\n",
    ],
)
def test_a_good_link_and_words_in_code_are_not(tmp_path, link):
    plant(tmp_path, "README.md", "")
    plant(tmp_path, "docs/a b.md", "")
    plant(tmp_path, "docs/here.md", f"## A heading, of 4 words\n\nSee {link}.")
    assert broken_links(tmp_path) == []


def test_every_test_that_the_docs_name_is_there():
    assert missing_tests(ROOT) == []


def test_a_test_that_is_gone_is_found(tmp_path):
    plant(tmp_path, "tests/attacks/test_here.py", "")
    words = "by `tests/attacks/test_here.py`, `tests/attacks` and `tests/attacks/test_gone.py`"
    found = missing_tests(plant(tmp_path, "docs/attacks.md", words))
    assert found == ["docs/attacks.md: tests/attacks/test_gone.py"]


def test_no_file_names_a_machines_path_or_a_package_index():
    assert private_names(ROOT) == []


@pytest.mark.parametrize("folder", ["home", "Users", "root", "work", "opt", "mnt", "srv"])
@pytest.mark.parametrize("name", ["docs/x.md", "core/x.py", ".ci/run", "tests/vectors/x.jsonl"])
def test_a_machines_path_is_found(tmp_path, name, folder):
    assert len(private_names(plant(tmp_path, name, f"see {'/'.join(['', folder, 'ann'])}"))) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("C:", "\\", "Users", "\\", "ann"),
        ("https://", "pypi", ".org"),
        ("files.", "pythonhosted", ".org"),
        ("http://mirror.example/", "simple"),
        ("pip install -", "-index-", "url x"),
        ("PIP_EXTRA_", "INDEX", "_URL"),
    ],
)
def test_a_package_index_is_found(tmp_path, words):
    assert private_names(plant(tmp_path, "CONTRIBUTING.md", "".join(words))) != []


def test_a_path_inside_the_project_and_a_home_by_its_sign_are_fine(tmp_path):
    inner = "/".join(("work", "x"))
    text = f"docs/home/x.md, ~/{inner}, core/{inner}, tests/root/y"
    assert private_names(plant(tmp_path, "README.md", text)) == []


def test_what_is_not_in_a_clone_is_not_read(tmp_path):
    plant(tmp_path, ".venv/x.py", "")
    plant(tmp_path, "core/__pycache__/x.py", "")
    plant(tmp_path, "core/x.py", "")
    assert list(text_files(tmp_path)) == ["core/x.py"]
    assert name_of(tmp_path / "core" / "x.py", tmp_path) == "core/x.py"


def unmapped(root: Path) -> list[str]:
    """Find folders with modules that the map of docs/architecture.md leaves out."""
    said = (root / "docs" / "architecture.md").read_text(encoding="utf-8")
    files = [file for file in python_files(root, *PACKAGES) if file.name != "__init__.py"]
    folders = {name_of(file.parent, root) for file in files}
    rows = [line for line in said.splitlines() if line.startswith("| `")]
    return sorted(f for f in folders if not any(re.match(rf"\| .*`{f}/[\w.]*`", r) for r in rows))


def test_the_map_has_every_folder():
    assert unmapped(ROOT) == []


def test_a_folder_that_the_map_leaves_out_is_found(tmp_path):
    plant(tmp_path, "gui/words/table_words.py", "")
    plant(tmp_path, "gui/parts/label.py", "")
    plant(
        tmp_path, "docs/architecture.md", "| `gui/words/` | all words | no Qt |\nSee `gui/parts/`."
    )
    assert unmapped(tmp_path) == ["gui/parts"]


def odd_rows(text: str) -> list[str]:
    """Find rows of the tables in *text* with more or fewer cells than the head of their table."""
    found, cells = [], 0
    for line in text.splitlines():
        if not line.startswith("|"):
            cells = 0
        elif not cells:
            cells = len(_cells(line))
        elif len(_cells(line)) != cells:
            found.append(line)
    return found


def said_twice(text: str) -> list[str]:
    """Find the words that the glossary in *text* explains in two places."""
    terms = [word for word, *_ in _glossary(text)]
    return sorted({term for term in terms if terms.count(term) > 1})


def without_owner(text: str, root: Path) -> list[str]:
    """Find the words of the glossary in *text* whose owner is not in the files below *root*."""
    return [word for word, path, name in _glossary(text) if not _owns(root / path, name)]


def _glossary(text: str) -> list[tuple[str, str, str]]:
    """List each word with the file or folder of its owner, and the name in it."""
    return re.findall(r"(?m)^\| ([^|]+?) \| `([^`]+)`(?: `([^`]+)`)? \|", text)


def _owns(file: Path, name: str) -> bool:
    """Return whether *file* defines *name*, which may be a part of a class: `Call.gone`."""
    if not name:
        return file.exists()
    if not file.is_file():
        return False
    body = ast.parse(file.read_text(encoding="utf-8")).body
    for part in name.split("."):
        found = next((node for node in body if part in _defined(node)), None)
        if found is None:
            return False
        body = found.body if isinstance(found, ast.ClassDef) else []
    return True


def _defined(node: ast.stmt) -> list[str]:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return [name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=targets):
            return [target.id for target in targets if isinstance(target, ast.Name)]
        case _:
            return []


def not_there(text: str, root: Path) -> list[str]:
    """Find files and folders that a row of the map in *text* names, and that *root* has not."""
    names = [
        name
        for row in text.splitlines()
        if row.startswith("| `")
        for name in _named(_cells(row)[0])
    ]
    return [name for name in names if not (root / name).exists()]


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", row.strip()[1:-1])]


def _named(cell: str) -> Iterator[str]:
    """Yield the paths in a cell of the map; one without a folder is in that of the one before."""
    folder = ""
    for name in re.findall(r"`([\w./]+)`", cell):
        folder = name.rpartition("/")[0] if "/" in name else folder
        yield name if "/" in name else f"{folder}/{name}"


_ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
_GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")


def test_every_row_of_a_table_in_the_docs_has_all_its_cells():
    docs = {name: text for name, text in text_files(ROOT).items() if name.endswith(".md")}
    assert {name: odd for name, text in docs.items() if (odd := odd_rows(text))} == {}


def test_a_row_that_lacks_a_cell_is_found():
    table = "| file | what | law |\n|---|---|---|\n| `a.py` | x | y |\n| x | y |\n\n| a | b |\n"
    assert odd_rows(table) == ["| x | y |"]


def test_the_glossary_has_one_place_for_a_word():
    assert said_twice(_GLOSSARY) == []
    assert said_twice("| draft | `a.py` | y |\n| draft | `b.py` `C` | y |\n") == ["draft"]


def test_each_word_of_the_glossary_has_an_owner_that_is_there(tmp_path):
    assert without_owner(_GLOSSARY, ROOT) == []
    plant(tmp_path, "a.py", "class Call:\n    gone: int\n")
    table = (
        "| one | `a.py` `Call.gone` | x |\n| two | `a.py` `Call.here` | x |\n| three | `b` | x |\n"
    )
    assert without_owner(table, tmp_path) == ["two", "three"]


def test_what_the_map_names_is_there():
    assert not_there(_ARCHITECTURE, ROOT) == []
    assert not_there("| `core/table/`, `gone.py` | x |", ROOT) == ["core/table/gone.py"]
