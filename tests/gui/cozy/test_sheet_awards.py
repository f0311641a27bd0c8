"""Awards of Worm & Cozy, held against the sheets at the end."""

import pytest

from core.table.log import read
from gui.cozy.sheet_awards import awards
from gui.report.judged import replay_of
from gui.words.award import AwardKind
from gui.words.player_names import names_of
from tests.architecture.tree import ROOT
from tests.gui.cozy_log import cozy_game

KNOWN = {
    "cozy-1.log": {},
    "cozy-1-week.log": {},
    "cozy-2.log": {"longest": "Ben"},
    "cozy-3-adjourned.log": {},
    "cozy-3.log": {"warmest": "Ben", "longest": "Ann"},
    "cozy-4-calls.log": {"warmest": "Cem", "longest": "Cem"},
    "cozy-5.log": {"longest": "Ben", "no-cross": "Cem"},
}


def kept(name):
    """Return the names and the steps of a kept game."""
    replay = replay_of(read((ROOT / "tests" / "golden" / name).read_bytes()))
    assert replay.genesis is not None
    assert replay.table is not None
    return names_of(replay.genesis), replay.table.completed


@pytest.mark.parametrize("name", KNOWN)
def test_a_kept_game_gives_the_awards_it_always_gave(name):
    names, steps = kept(name)
    assert {one.kind.value: names[one.seat] for one in awards(names, steps)} == KNOWN[name]


@pytest.mark.parametrize("name", KNOWN)
def test_the_longest_worm_is_longer_than_any_other(name):
    names, steps = kept(name)
    turns = steps[-1].outcome.state.turns
    lengths = [max((len(worm.cells) for worm in turn.colony.worms), default=0) for turn in turns]
    for one in awards(names, steps):
        if one.kind is AwardKind.LONGEST:
            assert max(lengths) == lengths[one.seat]
            assert lengths.count(max(lengths)) == 1
            assert str(max(lengths)) in one.line


def test_before_a_game_is_over_nothing_is_given():
    assert awards(["Ann", "Ben"], cozy_game(1, steps_max=12)[1].completed) == []
