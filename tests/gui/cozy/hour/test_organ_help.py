"""Each organ has its own sentence, which begins with its name."""

from core.cozy.worm import OrganKind
from gui.cozy.hour.organ_help import organ_help, tip
from gui.cozy.sheet_words import kind_words


def test_each_organ_is_named_and_told_apart():
    """C3.1: six kinds."""
    assert len({organ_help(kind) for kind in OrganKind}) == len(OrganKind) == 6
    for kind in OrganKind:
        assert organ_help(kind).lower().startswith(f"{kind_words(kind)}: ")


def test_in_german_too(german):
    for kind in OrganKind:
        assert organ_help(kind).startswith(f"{kind_words(kind)}: ")


def test_a_tip_is_broken_into_lines_and_says_all():
    for kind in OrganKind:
        lines = tip(organ_help(kind)).split("\n")
        assert max(map(len, lines)) <= 60
        assert " ".join(lines) == organ_help(kind)
