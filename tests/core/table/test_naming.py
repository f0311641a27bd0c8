"""What a player may be called, before any key is there; test_genesis.py proves it on offers."""

import re
import subprocess
import sys

import pytest

from core.table.naming import (
    NAME_MAX,
    NameReason,
    can_be_told_apart,
    logged_name_refusal,
    logged_plain_name,
    name_refusal,
    plain_name,
    tidied,
)
from core.table.trouble import Trouble

UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180f\u3164\ufe00\ufe0f\uffa0\U000e0101\u2800"
"""Letters and marks that are drawn as nothing; controls are barred anyway."""


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("", Trouble(NameReason.LENGTH, count=0, most=NAME_MAX)),
        ("a" * (NAME_MAX + 1), Trouble(NameReason.LENGTH, count=NAME_MAX + 1, most=NAME_MAX)),
        (" Ann", Trouble(NameReason.FORM)),
        ("e\u0301", Trouble(NameReason.FORM)),
        ("A\tB", Trouble(NameReason.CONTROL)),
        ("A\u202eB", Trouble(NameReason.CONTROL)),
    ],
    ids=ascii,
)
def test_a_name_that_could_deceive_is_refused_with_the_reason(name, trouble):
    """P13."""
    assert name_refusal(name) == trouble


@pytest.mark.parametrize("name", ["A", "Ann Lee", "\u674e", "a" * NAME_MAX])
def test_a_name_that_people_have_is_fine(name):
    """P13."""
    assert name_refusal(name) is None


PEOPLE = {
    "half-space": "\u0645\u06cc\u200c\u0646\u0627",
    "joiner of India": "\u0b95\u0bcd\u200d\u0bb7",
    "heart": "Ann \u2764\ufe0f",
    "sun": "\u2600\ufe0f",
    "family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "skin": "\U0001f469\U0001f3fd\u200d\U0001f680",
    "flag": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "flag of a part of a country": "\U0001f3f4"
    "\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "key": "Ann 1\ufe0f\u20e3",
    "sign": "Ann \u00a9\ufe0f",
    "heart as a letter": "\u2764\ufe0e Ann",
    "letter of Kerala at the end": "\u0d30\u0d4d\u200d",
    "Japanese form of a letter": "\u845b\U000e0100\u57ce",
    "Mongolian form of a letter": "\u182e\u1823\u180b",
}
JOINTS = "[\u180b\u200c\u200d\ufe0e\ufe0f\U000e0020-\U000e007f\U000e0100]"


@pytest.mark.parametrize("name", PEOPLE.values(), ids=PEOPLE)
def test_what_joins_letters_and_pictures_stands_where_it_belongs(name):
    """P13: nobody else at the table has the name without it, which looks almost alike."""
    assert name_refusal(name) is logged_name_refusal(name) is None
    assert plain_name(name) == plain_name(re.sub(JOINTS, "", name))


@pytest.mark.parametrize(
    "joint",
    ["\u200c", "\u200d", "\ufe0e", "\ufe0f", "\u180b", "\U000e0067\U000e007f", "\U000e0100"],
    ids=ascii,
)
@pytest.mark.parametrize(
    "around",
    ["A{}nn", "{}Ann", "Ann{}", "7{}", "\u05d3{}\u05e0", "\u2600{0}{0}", "{}\u2600", "{}"],
    ids=ascii,
)
def test_a_joint_that_joins_nothing_is_refused(joint, around):
    """P13: names that only look alike would be two."""
    assert name_refusal(around.format(joint)) is not None


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Vie\u0302\u0323t", "Vi\u1ec7t"),
        ("Ja\u0308n", "J\xe4n"),
        ("\u00a0 Mia\u3000", "Mia"),
        ("Ann  Lee", "Ann  Lee"),
        ("\u2068\u05d3\u05e0\u05d4\u2069 \u200f", "\u05d3\u05e0\u05d4"),
        ("\ufeffAnn\u200b\n", "Ann"),
        ("\u0639\u0644\u06cc\u200c", "\u0639\u0644\u06cc"),
        ("\u0d30\u0d4d\u200d", "\u0d30\u0d4d\u200d"),
        ("", ""),
    ],
    ids=ascii,
)
def test_what_is_typed_is_tidied_before_it_is_judged(typed, name):
    """P13."""
    assert tidied(typed) == tidied(tidied(typed)) == name
    assert name_refusal(name) is None or not name


def test_names_that_look_alike_are_folded_to_one():
    """P3.3."""
    assert len({plain_name(name) for name in ("Ann", "aNN", "\uff21nn")}) == 1
    assert plain_name("Ann") != plain_name("Anne")
    assert plain_name("Zo\u00e9") != plain_name("Zoe")


@pytest.mark.parametrize("letter", UNSEEN, ids=ascii)
def test_what_nobody_sees_makes_no_other_name(letter):
    """P13: refused, and left out where names of old logs are compared."""
    assert name_refusal(f"An{letter}n") == Trouble(NameReason.UNSEEN)
    assert name_refusal(letter) is not None
    assert plain_name(f"An{letter}n") == plain_name("Ann")


@pytest.mark.parametrize("letter", UNSEEN, ids=ascii)
def test_a_log_that_was_written_with_such_a_name_stays_as_it_was(letter):
    """P13: two such seats were told apart, so their log is read on."""
    assert logged_name_refusal(f"An{letter}n") is None
    assert logged_plain_name(f"An{letter}n") != logged_plain_name("Ann")


@pytest.mark.parametrize(
    ("names", "is_so"),
    [
        (("Ann", "Ben"), True),
        (("Ann", "aNN"), False),
        (("Ann", "Ben\ufe0f"), False),
        (("Ann", ""), False),
    ],
)
def test_who_sits_down_now_is_told_apart_by_what_is_seen(names, is_so):
    """P3.3, P13."""
    assert can_be_told_apart(names) is is_so


def test_a_name_is_judged_without_what_signs():
    """The window asks before its first picture."""
    code = "import sys, core.table.naming; sys.exit('cryptography' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
