"""Is it fair? A number for everything that was checked, and how to see it oneself."""

import re
from dataclasses import replace

import pytest

from core.table.log import MAGIC, read
from gui.report.checks import CheckTopic, checks, limits, told
from gui.report.dice_origin import openings
from gui.report.judged import replay_of
from gui.report.second_opinion import second_opinion
from gui.report.verdict import report
from tests.gui.cozy_log import cozy_game
from tests.gui.forged_log import forged
from tests.gui.race_log import race


def judged(data: bytes):
    log = read(data)
    replay = replay_of(log)
    return replay, replace(report(log, replay), second=second_opinion(replay.table))


@pytest.mark.parametrize("game", [race, cozy_game])
def test_every_number_is_that_of_the_audit(game):
    data, table = game()
    _, found = judged(data)
    shown = {one.about: one.number for one in checks(found)}
    assert shown[CheckTopic.SIGNATURES] == str(found.signatures)
    assert shown[CheckTopic.ENVELOPES] == str(found.envelopes)
    assert shown[CheckTopic.MOVES] == str(found.moves)
    opened = sum(1 for done in table.completed if done.step.opens or done.step.state is None)
    assert shown[CheckTopic.DICE] == str(opened)
    assert shown[CheckTopic.LIMITS] == str(len(limits(found)))
    assert (CheckTopic.AGAIN in shown) == (game is race), "only a race is measured"


@pytest.mark.parametrize("about", CheckTopic)
def test_every_number_can_be_seen_in_sentences(about):
    replay, found = judged(race()[0])
    assert len(told(about, replay, found)) > 0


@pytest.mark.parametrize("about", CheckTopic)
@pytest.mark.parametrize("game", [race, cozy_game])
def test_what_people_read_is_words_and_what_other_programs_say_stands_at_the_end(game, about):
    replay, found = judged(game()[0])
    lines = told(about, replay, found)
    own = lines[: lines.index("For experts")] if "For experts" in lines else lines
    assert not [line for line in own if re.search(r"\b[0-9a-f]{8,}\b", line)]
    if about in {CheckTopic.ENVELOPES, CheckTopic.DICE}:
        done = openings(replay.table.completed)
        assert all(one.outcome.seed.hex() in "\n".join(lines) for one in done)


def test_the_proof_of_the_envelopes_tells_every_one():
    replay, found = judged(race()[0])
    lines = told(CheckTopic.ENVELOPES, replay, found)
    assert sum("; its seal, recomputed: equal" in line for line in lines) == found.openings
    assert not any("NOT" in line for line in lines)


def test_without_a_library_it_says_why_nothing_was_measured_twice(no_shapely):
    _, found = judged(race()[0])
    (again,) = [one for one in checks(found) if one.about is CheckTopic.AGAIN]
    assert "shapely" in again.said


def test_of_a_changed_log_each_check_says_how_far_it_goes():
    _, found = judged(forged()[0])
    assert not found.judged.proved.is_all
    *done, limits = checks(found)
    upto = found.judged.brief_proof
    assert all(one.said.startswith(f"{upto}. ") for one in done)
    assert not limits.said.startswith(f"{upto}. ")


def test_of_a_log_without_a_game_nothing_is_claimed():
    _, found = judged(MAGIC)
    assert [one.number for one in checks(found)][:4] == ["0"] * 4


@pytest.mark.parametrize(
    ("names", "is_alone"),
    [
        (["Ann"], True),
        (["Ann", "Ben"], False),
        (["Ann", "Bea (bot)"], True),
        (["Ben (bot)", "Bea (bot)"], True),
        (["Ann", "Bea (bot)", "Ben"], False),
    ],
)
def test_alone_or_among_bots_nobody_but_ones_own_program_vouches_for_the_dice(names, is_alone):
    """Not "nobody could cheat": all numbers in them are of one program, of whichever game."""
    _, found = judged(cozy_game(seats=1)[0])
    seats = tuple(found.seats[0]._replace(name=name) for name in names)
    found = replace(found, seats=seats, worms=())
    (dice,) = [one for one in checks(found) if one.about is CheckTopic.DICE]
    assert (dice.said == "Only your own program vouches for the dice.") is is_alone
    vouched = [line for line in limits(found) if "only your own program vouches" in line]
    assert len(vouched) == is_alone
