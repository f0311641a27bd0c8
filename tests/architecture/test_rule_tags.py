"""Every rule in the tables of docs/rules/ is cited by a test: a rule without a test is a wish.

A row ``| W4.2 | ... |`` states the rule W4.2. A test cites it anywhere in its file, best in the
docstring of the test that proves it. The tests of this folder do not count: they are about tags. A
row may name the test files that prove its rule, as `test_moves`; each of these cites it.
"""

import re
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, name_of, plant, python_files

_TAG = r"(?:[CNPSW]\d+(?:\.\d+)*|[A-Z]+\d+-\d+)[a-z]?"
_CITED = re.compile(rf"(?<![\w.-]){_TAG}(?!\w|-\d)")
_FIRST_CELL = re.compile(r"^\|\s*([^|]*?)\s*\|", re.MULTILINE)
_ROW_OF = re.compile(rf"^\|\s*[*`]*({_TAG})[*`]*\s*\|")
_TEST_FILE = re.compile(r"`(test_\w+)`")
_SEVERAL = re.compile(rf"{_TAG}\s*(?:,|\.\.|-|–|and\b|/).*")  # noqa: RUF001  # a dash in prose


def uncited_rules(root: Path) -> list[str]:
    """Find rules of docs/rules/ that no test cites, and tables in which rules cannot be found."""
    cited = {tag for _, tag in _citations(root)}
    findings = []
    for file in sorted((root / "docs" / "rules").rglob("*.md")):
        cells = [cell.strip("*`") for cell in _FIRST_CELL.findall(file.read_text(encoding="utf-8"))]
        tags = [cell for cell in cells if re.fullmatch(_TAG, cell)]
        findings += [f"{file.name}: {tag} is cited by no test" for tag in tags if tag not in cited]
        findings += [
            f"{file.name}: {cell} is more than one tag, give each its row"
            for cell in cells
            if cell not in tags and _SEVERAL.fullmatch(cell)
        ]
        if not tags:
            findings.append(f"{file.name}: no row begins with a tag")
    return findings


def unproven_rules(root: Path) -> list[str]:
    """Find rules of docs/rules/ whose row names a test file that does not cite them."""
    citations = _citations(root)
    return [
        f"{file.name}: {tag} is not cited by {test}"
        for file in sorted((root / "docs" / "rules").rglob("*.md"))
        for line in file.read_text(encoding="utf-8").splitlines()
        for tag in _ROW_OF.findall(line)
        for test in _TEST_FILE.findall(line)
        if (test, tag) not in citations
    ]


def _citations(root: Path) -> set[tuple[str, str]]:
    """List the names of test files, each with a tag that it cites."""
    return {
        (file.stem, tag)
        for file in python_files(root, "tests")
        if not name_of(file, root).startswith("tests/architecture/")
        for tag in _CITED.findall(file.read_text(encoding="utf-8"))
    }


@pytest.mark.skipif(not (ROOT / "docs" / "rules").exists(), reason="docs/rules/ is not written yet")
def test_every_rule_is_cited_by_a_test():
    assert list((ROOT / "docs" / "rules").glob("*.md"))
    assert uncited_rules(ROOT) == []
    assert unproven_rules(ROOT) == []


@pytest.mark.parametrize("tag", ["W4.2", "G10-28", "T94-3", "S47", "P7.4", "C5.3", "N2", "W3.8b"])
def test_a_rule_without_a_test_is_found_and_with_one_is_not(tmp_path, tag):
    plant(tmp_path, "docs/rules/x.md", f"| tag | rule |\n| --- | --- |\n| **{tag}** | a rule |\n")
    plant(tmp_path, "tests/architecture/test_tags.py", f'"""{tag}"""')
    plant(tmp_path, "tests/core/test_a.py", f'"""{tag}9, {tag}-1, x{tag}, {tag}x."""')
    assert uncited_rules(tmp_path) == [f"x.md: {tag} is cited by no test"]
    plant(tmp_path, "tests/core/test_b.py", f'def test_b():\n    """It holds (W1, {tag})."""')
    assert uncited_rules(tmp_path) == []


def test_a_test_file_that_does_not_prove_the_rule_of_its_row_is_found(tmp_path):
    plant(tmp_path, "docs/rules/x.md", "| W3.8 | one | `test_a`, `test_b` |\n| W3.9 | `test_a` |\n")
    plant(tmp_path, "tests/core/test_a.py", '"""W3.8, W3.9"""')
    plant(tmp_path, "tests/core/test_b.py", '"""W3.9"""')
    assert unproven_rules(tmp_path) == ["x.md: W3.8 is not cited by test_b"]


@pytest.mark.parametrize("text", ["", "W4.2 in prose", "| rule |\n| --- |\n| words |\n"])
def test_a_page_without_a_table_of_rules_is_found(tmp_path, text):
    plant(tmp_path, "docs/rules/x.md", text)
    assert uncited_rules(tmp_path) == ["x.md: no row begins with a tag"]


@pytest.mark.parametrize("cell", ["G10-7,8", "T94-3..6", "W4.1-W4.3", "W4.1 and W4.2", "S1/S2"])
def test_a_row_for_several_rules_is_found(tmp_path, cell):
    plant(tmp_path, "docs/rules/x.md", f"| W1 | one |\n| {cell} | more |\n")
    plant(tmp_path, "tests/core/test_a.py", f"# W1 {cell}")
    assert uncited_rules(tmp_path) == [f"x.md: {cell} is more than one tag, give each its row"]


def test_a_tag_at_the_end_of_a_sentence_counts(tmp_path):
    plant(tmp_path, "docs/rules/x.md", "| W4.2 | one |\n")
    plant(tmp_path, "tests/core/test_a.py", "# so says W4.2.")
    assert uncited_rules(tmp_path) == []
