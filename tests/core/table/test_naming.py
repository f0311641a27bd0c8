"""What a player may be called, before any key is there; test_genesis.py proves it on offers."""

import subprocess
import sys

import pytest

from core.table.naming import NAME_MAX, name_refusal, plain_name


@pytest.mark.parametrize("name", ["", " Ann", "A\tB", "A\u202eB", "e\u0301", "a" * (NAME_MAX + 1)])
def test_a_name_that_could_deceive_is_refused_with_the_reason(name):
    """P13."""
    assert name_refusal(name).startswith("a name ")


@pytest.mark.parametrize("name", ["A", "Ann Lee", "\u674e", "a" * NAME_MAX])
def test_a_name_that_people_have_is_fine(name):
    """P13."""
    assert name_refusal(name) == ""


def test_names_that_look_alike_are_folded_to_one():
    """P3.3."""
    assert len({plain_name(name) for name in ("Ann", "aNN", "\uff21nn")}) == 1
    assert plain_name("Ann") != plain_name("Anne")


def test_a_name_is_judged_without_what_signs():
    """The window asks before its first picture."""
    code = "import sys, core.table.naming; sys.exit('cryptography' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
