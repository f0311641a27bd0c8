"""A fact that several files need is written down in one of them; the others import it."""

import re

import pytest

from tests.architecture.tree import PACKAGES, ROOT, name_of, plant, python_files

FACTS = {
    r'= "0\.2\.0"': "gui/cli.py",  # the version; pyproject.toml reads it there
    r"\b45_?454\b": "net/driver/place.py",  # where peers look for each other
    r"\b64 \* 1024\b(?! \*)|\b1 << 16\b": "net/protocol/limits.py",  # a frame
    r"\bUNITS_PER_MM = ": "core/wormup/worm.py",
    r'(?<!\()"cozy/1"': "core/cozy/game.py",  # an example of a docstring may call it by name
    r'(?:SYSTEM, what|why"?)[=:] ?error\.strerror': "net/driver/disk.py",  # the system's own words
    r"\b46_000\b|\brange\(\d+_000, ": "net/driver/place.py",  # where a game alone is out of reach
}
"""What a fact looks like, and the file that owns it."""


def copies(root):
    """Find the files that repeat a fact instead of importing it."""
    return [
        f"{name_of(file, root)}: {found[0]} belongs to {owner}"
        for file in python_files(root, *PACKAGES, "scripts")
        for fact, owner in FACTS.items()
        if name_of(file, root) != owner
        and (found := re.search(fact, file.read_text(encoding="utf-8")))
    ]


def test_every_fact_has_one_owner():
    assert copies(ROOT) == []


@pytest.mark.parametrize(
    "line",
    [
        'VERSION = "0.2.0"',
        "add(default=45454)",
        "FRAME_BYTES_MAX = 64 * 1024",
        "UNITS_PER_MM = 25",
        'rules_id = "cozy/1"',
        "_PORTS = range(20_000, 60_000)",
        'tell(words("It cannot be deleted: {why}", why=error.strerror))',
    ],
)
def test_each_copy_is_found(tmp_path, line):
    assert len(copies(plant(tmp_path, "gui/window/app.py", line))) == 1


def test_the_owner_of_a_fact_may_say_it(tmp_path):
    assert copies(plant(tmp_path, "net/protocol/limits.py", "FRAME_MAX = 64 * 1024")) == []


def test_every_fact_is_where_its_owner_says():
    facts = {fact: (ROOT / owner).read_text(encoding="utf-8") for fact, owner in FACTS.items()}
    assert [fact for fact, text in facts.items() if not re.search(fact, text)] == []
