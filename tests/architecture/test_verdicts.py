"""Verdict and sentence of a log have one owner: every place that tells them asks it (P12).

A second reading of the same faults would blame somebody where the owner blames nobody.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, name_of, nodes, plant, python_files

OWNER = "gui/report/judged.py"
EXPERTS = "gui/report/verdict.py"
"""It tells experts what the first fault is, by its record; it draws no conclusion."""
PLACES = {
    "the card of a replay and Is it fair?": "gui/window/past/replay_page.py",
    "the log beside the board": "gui/window/table/chronicle.py",
    "the shelf": "gui/window/past/shelf_words.py",
    "the list of games": "gui/report/saved.py",
    "the comparison of copies": "gui/window/past/copies_page.py",
    "audit": "gui/terminal/audit_command.py",
    "replay --text": "gui/terminal/replay_command.py",
    "review": "gui/terminal/review_command.py",
    "the review in the window": "gui/window/past/review_page.py",
    "the report on one page": "gui/report/page.py",
    "a saved picture": "gui/terminal/moment_command.py",
    "a puzzle": "gui/report/puzzles.py",
    "what was checked": "gui/report/checks.py",
}
"""All that tell what a log comes to, and the file in which each does."""
_READ = ("findings", "DAMAGED", "OTHER_FORMAT", "UNKNOWN_RULES", "OTHER_RULES", "NEWER")
_SAID = re.compile(r"changed after the game|honest copy|a newer version of this program")


def judges(root: Path) -> Iterator[str]:
    """Yield where gui reads the faults of a log, or says what they mean, beside the owner."""
    for file in python_files(root, "gui"):
        name = name_of(file, root)
        if name == OWNER:
            continue
        for node in nodes(file):
            match node:
                case ast.Attribute(value=ast.Name(id="Verdict" | "Flaw" | "PeerReason")):
                    pass
                case ast.Attribute(attr=attr) if attr in _READ and name != EXPERTS:
                    yield f"{name}:{node.lineno} reads {attr}"
                case ast.Constant(value=str(said)) if _SAID.search(said):
                    yield f"{name}:{node.lineno} says {said!r}"
                case _:
                    pass


def test_only_the_owner_reads_the_faults_of_a_log_and_says_what_they_mean() -> None:
    allowed = ("gui/words/trouble_words.py", "gui/game_ui.py")
    assert [one for one in judges(ROOT) if not one.startswith(allowed)] == []


@pytest.mark.parametrize("name", PLACES.values(), ids=PLACES)
def test_each_place_asks_the_owner(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert re.search(r"\bjudged\b|\bJudged\b", text), name


@pytest.mark.parametrize(
    "line",
    [
        "if replay.findings: pass",
        "is_bad = log.tail is Tail.DAMAGED",
        "if reason is AuditReason.OTHER_RULES: pass",
        "said = 'this copy was changed after the game by Ben'",
    ],
)
def test_a_second_judge_is_found(tmp_path: Path, line: str) -> None:
    assert len(list(judges(plant(tmp_path, "gui/window/past/other.py", line)))) == 1
