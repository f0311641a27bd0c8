"""The editions differ in their data, and in exactly what their printed texts say."""

import pytest

from core.table.encoding import pack, unpack
from core.wormup.profiles import PROFILES, Face, Lanes, Options, Profile, Reverse, SwingWhen, XTurn

_3_TO_X = (3, 4, 5, 6, 7, "X")
_4_TO_X = (4, 5, 6, 7, "X")


def values(faces: tuple[Face, ...]) -> tuple[int | str, ...]:
    return tuple(face.value for face in faces)


@pytest.mark.parametrize(
    ("edition", "faces"),
    [
        ("tidwell1994", _3_TO_X),
        ("venice1995", _3_TO_X),
        ("gryphon2008", _4_TO_X),
        ("gryphon2010", _4_TO_X),
    ],
)
def test_the_faces_are_those_of_the_dice_or_tiles_of_the_edition(edition, faces):
    """W2; five dice or tiles a set: T94-6, V95-5, G08-5, G10-5; the options of G10-14, G08-13."""
    assert values(PROFILES[edition].faces) == faces


@pytest.mark.parametrize(
    ("edition", "resting"),
    [
        ("tidwell1994", (7, "X")),
        ("venice1995", (7, "X")),
        ("gryphon2008", _4_TO_X),
        ("gryphon2010", _4_TO_X),
    ],
)
def test_seven_and_x_rest_in_the_old_editions_and_every_face_in_the_new(edition, resting):
    """W2, W3.20: T94-19, V95-21 against G08-21, G10-23."""
    assert values(PROFILES[edition].resting) == resting


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        ("tidwell1994", (3, 5)),
        ("venice1995", (2, 5)),
        ("gryphon2008", (3, 5)),
        ("gryphon2010", (3, 5)),
    ],
)
def test_three_to_five_play_and_two_only_with_the_ghost(edition, seats):
    """W2: T94-2, V95-2, V95-35, G08-1, G10-1."""
    profile = PROFILES[edition]
    assert (profile.seats_min, profile.seats_max) == seats
    assert profile.has_ghost is (seats[0] == 2)


def test_the_other_differences_are_the_table_of_the_rules():
    """W2: reverse, re-pose, full number, side and course of every edition."""

    def data(profile: Profile) -> tuple[str, bool, bool, str, int]:
        reverse, side = profile.reverse.value, profile.side.value
        return reverse, profile.may_repose, profile.may_stop, side, profile.course

    assert {edition: data(profile) for edition, profile in PROFILES.items()} == {
        "tidwell1994": ("start_blocked", True, False, "front", 16_250),
        "venice1995": ("never", True, True, "front", 16_250),
        "gryphon2008": ("free", False, False, "either", 15_240),
        "gryphon2010": ("blocked", False, False, "either", 15_240),
    }


def test_the_x_is_higher_than_the_seven():
    """The order 3 < 4 < 5 < 6 < 7 < X (V95-37)."""
    assert values(tuple(Face)) == _3_TO_X
    assert [face.number for face in Face] == [3, 4, 5, 6, 7, 0]


def test_the_defaults_of_the_options_are_the_edition_as_printed():
    """W2, W3.7, W3.11, W3.16, W3.22."""
    assert Options().plain() == (False, "number", "after", "seat", 0)
    chosen = Options(
        repose=True, x_turn=XTurn.LAST, swing_when=SwingWhen.EITHER, lanes=Lanes.LOT, course=9000
    )
    assert chosen.plain() == (True, "last", "either", "lot", 9000)
    assert chosen._replace(unopened_out=True).plain() == (*chosen.plain(), True)


def test_no_two_editions_have_the_same_plain_data_and_all_can_be_packed():
    """Peers compare a hash of the data: whatever differs must show in it (W2)."""
    plain = [profile.plain() for profile in PROFILES.values()]
    assert len({data[1:] for data in plain}) == len(plain)
    assert [unpack(pack(data)) for data in plain] == plain
    assert {profile.reverse for profile in PROFILES.values()} == set(Reverse)
