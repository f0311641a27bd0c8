"""Each envelope of a game: the seal is made again, and another number or picture makes another."""

from pathlib import Path

import pytest

from core.table.log import read
from gui.report.judged import replay_of
from gui.report.sealed import TILES, envelopes, tiles
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race

CALLS = Path(__file__).parents[2] / "golden" / "gryphon2010-4-calls.log"


@pytest.fixture(scope="module")
def called():
    table = replay_of(read(CALLS.read_bytes())).table
    assert table is not None
    return table.completed


@pytest.mark.parametrize("game", [race, cozy_game])
def test_what_an_envelope_held_makes_the_seal_that_was_signed(game):
    found = envelopes(game()[1].completed)
    assert found
    assert all(one.is_open and one.made_again() == one.seal for one in found)


@pytest.mark.parametrize("game", [race, cozy_game])
def test_another_number_or_picture_makes_another_seal(game):
    one = envelopes(game()[1].completed)[0]
    nonce = bytes([one.nonce[0] ^ 4]) + one.nonce[1:]
    seals = [one.made_again(nonce=nonce), *(one.made_again(value) for _, value in one.others)]
    assert one.seal not in seals
    assert len({*seals}) == len(seals)


def test_a_bid_could_have_been_any_other_face_and_an_hour_holds_none():
    bid, hour = (envelopes(game()[1].completed)[0] for game in (race, cozy_game))
    assert sorted([bid.face, *(face for face, _ in bid.others)]) == ["4", "5", "6", "7", "X"]
    assert bid.another[0].isdigit()
    assert (hour.face, hour.others) == ("", ())


def test_every_bid_of_a_race_has_its_envelope_and_the_others_held_it():
    _, table = race()
    found = envelopes(table.completed)
    opened = [done for done in table.completed if done.step.opens]
    assert len(found) == sum(map(bool, (seal for done in opened for seal in done.step.commits)))
    assert all({one.seat, *one.holders} == {0, 1, 2} for one in found)


def test_one_that_was_never_opened_shows_nothing(called):
    closed = [one for one in envelopes(called) if not one.is_open]
    assert [(one.label, one.seat, one.value, one.face, one.others) for one in closed] == [
        ("Round 3", 2, (), "", ())
    ]
    assert all(closed[0].seal for _ in closed), "its seal was signed"


def test_tiles_are_the_bits_of_a_digest_six_by_six():
    digest = bytes(range(32))
    bits = "".join(f"{picture:06b}" for picture in tiles(digest))
    assert len(tiles(digest)) == TILES
    assert int(bits[:256], 2).to_bytes(32, "big") == digest
    assert bits[256:] == "00"
