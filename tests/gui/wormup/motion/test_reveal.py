"""All envelopes open together."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from core.table.looks import BY_SEAT
from core.wormup.profiles import Face
from gui.kit.animation import Beat
from gui.kit.theme import look, wear
from gui.parts.sound import Sound
from gui.wormup.board.board import Board
from gui.wormup.motion.opened import GHOST, ShownBid, bids_of, opened_race, spare_die
from gui.wormup.motion.reveal import Reveal, at_end, in_row, outcome_words
from gui.wormup.motion.reveal_beats import closing_beat, named_beats, reveal_beats
from tests.gui.kit.drawn import changed, extent
from tests.gui.wormup.motion.opening import NAMES, WORMS, opening


@pytest.fixture
def board(qtbot):
    board = Board()
    board.resize(1280, 720)
    qtbot.addWidget(board)
    board.show()
    return board


@pytest.fixture
def foot(board):
    foot = QWidget(board)
    foot.setGeometry(16, 500, 1248, 204)
    foot.hide()
    return foot


@pytest.fixture
def reveal(board, foot):
    return Reveal(board, foot)


@pytest.fixture
def calm(qapp):
    wear(qapp, replace(look(), is_calm=True))


def _bids(*faces, edition="gryphon2010"):
    done = opening(*faces, edition=edition)
    count = len(faces)
    return bids_of(opened_race(done), NAMES[:count], WORMS[:count], spare_die(done))


def _run(reveal, bids):
    """Show every beat in small steps; give what was told and heard, and all poses, in order."""
    seen: list[object] = []

    def note(what):
        return Beat(0, lambda share: seen.append(what) if share >= 1.0 else None)

    tell = [note(name) for name in ("flown", "open", "bumped", "ordered")]
    beats = reveal_beats(reveal, bids, note, tell)
    for beat in beats:
        for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
            beat.show(share)
            if beat.ms:
                seen.append(reveal.poses)
    return beats, seen


_BUMP = (Face.SEVEN, Face.FIVE, Face.FOUR, Face.FIVE)


def test_what_is_told_comes_after_its_picture(reveal):
    _, seen = _run(reveal, _bids(*_BUMP))
    flown, open_, bumped, ordered = (seen.index(n) for n in ("flown", "open", "bumped", "ordered"))
    assert flown < seen.index(Sound.DRUM) < seen.index(Sound.OPENED) < open_
    assert open_ < seen.index(Sound.COLLISION) < bumped < ordered
    shut = [poses for poses in seen[:open_] if isinstance(poses, tuple)]
    assert any(pose.risen for poses in shut for pose in poses), "all dice are up before it is told"
    early = [p for s in seen[: seen.index(Sound.OPENED)] if isinstance(s, tuple) for p in s]
    assert not any(pose.flap or pose.risen for pose in early)
    before_bump = [
        p for s in seen[: seen.index(Sound.COLLISION)] if isinstance(s, tuple) for p in s
    ]
    assert not any(pose.number or pose.tilt > 5 for pose in before_bump if pose.flap)


def test_it_lasts_as_long_as_the_one_moment_of_the_game_deserves(reveal):
    beats, _ = _run(reveal, _bids(*_BUMP))
    assert 2_400 <= sum(beat.ms for beat in beats) <= 3_600


def test_it_ends_in_the_same_picture_with_and_without_motion(reveal, qapp):
    bids = _bids(*_BUMP)
    _run(reveal, bids)
    assert reveal.poses == at_end(bids)
    wear(qapp, replace(look(), is_calm=True))
    _run(reveal, bids)
    assert reveal.poses == at_end(bids)


def test_in_calm_motion_nothing_travels_or_trembles(reveal, calm):
    bids = _bids(*_BUMP)
    _, seen = _run(reveal, bids)
    lying = {*in_row(bids), *at_end(bids)}
    places = {(pose.x, pose.y, pose.tilt) for pose in lying}
    shown = [pose for poses in seen if isinstance(poses, tuple) for pose in poses]
    assert {(pose.x, pose.y, pose.tilt) for pose in shown} <= places


def test_nobody_bumps_where_all_bids_differ(reveal):
    _, seen = _run(reveal, _bids(Face.SEVEN, Face.FIVE, Face.FOUR))
    assert Sound.COLLISION not in seen
    assert "bumped" not in seen


def _first(reveal, bids):
    """Give where each envelope is seen first: its middle and its width, in px of the board."""
    _, seen = _run(reveal, bids)
    first = next(poses for poses in seen if isinstance(poses, tuple))
    room = reveal.room()
    scale = min(room.width() / 1280, room.height() / 484)
    return [
        (
            round(room.center().x() + (pose.x - 640) * scale),
            round(room.center().y() + (pose.y - 330) * scale),
            round(pose.wide * scale),
        )
        for pose in first
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (1920, 1080)])
def test_each_envelope_flies_from_its_badge_wherever_that_lies(reveal, board, size):
    board.resize(*size)
    frames = tuple(QRectF(120 + 250 * seat, 20 + seat, 40, 40) for seat in range(4))
    reveal.things = frames
    middles = [(round(f.center().x()), round(f.center().y()), 40) for f in frames]
    assert _first(reveal, _bids(*_BUMP)) == middles


@pytest.mark.parametrize(
    "faces",
    [
        _BUMP,
        (Face.SEVEN, Face.FIVE, Face.FOUR),
        (Face.FIVE, Face.FIVE, Face.FIVE, Face.FIVE, Face.FIVE),
        (Face.FIVE, Face.SIX, Face.FIVE, Face.SIX, Face.X),
        (Face.FOUR, Face.SIX, Face.FIVE, Face.SEVEN, Face.X),
    ],
)
def test_the_envelopes_have_room_and_movers_stand_right_in_their_order(faces):
    bids = [
        ShownBid(seat, NAMES[seat], BY_SEAT[seat], face, bumps=faces.count(face) > 1)
        for seat, face in enumerate(faces)
    ]
    movers = sorted((bid for bid in bids if not bid.bumps), key=lambda bid: bid.face.number or 8)
    turns = {bid.seat: turn for turn, bid in enumerate(movers, 1)}
    bids = [replace(bid, turn=turns.get(bid.seat, 0)) for bid in bids]
    poses = dict(zip((bid.seat for bid in bids), at_end(bids), strict=True))
    across = sorted(poses.values(), key=lambda pose: pose.x)
    for left, right in pairwise(across):
        assert left.x + left.wide / 2 < right.x - right.wide / 2
    assert across[0].x - across[0].wide / 2 > 24
    assert across[-1].x + across[-1].wide / 2 < 1256
    in_order = [poses[bid.seat].x for bid in movers]
    assert in_order == sorted(in_order)
    staying = [poses[bid.seat].x for bid in bids if bid.bumps]
    assert max(staying, default=0) < min(in_order, default=1280)


def test_a_named_number_leans_on_its_x_and_brings_the_order(reveal):
    bids = (
        ShownBid(0, "Ann", BY_SEAT[0], Face.X, number=6, turn=1),
        ShownBid(1, "Ben", BY_SEAT[1], Face.SEVEN, number=7, turn=2),
    )
    told: list[int] = []
    beats = named_beats(reveal, bids, Beat(0, lambda _: told.append(1)))
    for beat in beats[:-1]:
        beat.show(0.0)
        beat.show(1.0)
    assert [pose.small for pose in reveal.poses] == [1.0, 0.0]
    assert reveal.poses == at_end(bids)
    assert told == []


def test_the_board_comes_back_unless_more_is_to_be_shown(reveal):
    bids = _bids(*_BUMP)
    _run(reveal, bids)
    closing_beat(reveal, lambda: True).show(1.0)
    assert not reveal.isHidden()
    closing_beat(reveal, lambda: False).show(1.0)
    assert reveal.isHidden()


@pytest.mark.parametrize(
    ("bid", "said"),
    [
        (ShownBid(0, "Ann", BY_SEAT[0], Face.SIX, bumps=True), "stays put"),
        (ShownBid(0, "Ann", BY_SEAT[0], Face.FOUR, number=4, turn=1), "4 segments"),
        (ShownBid(0, "Ann", BY_SEAT[0], Face.X, number=6, turn=1), "X names 6"),
        (ShownBid(0, "Ann", BY_SEAT[0], Face.X), "an X alone"),
        (ShownBid(0, "Ann", BY_SEAT[0], Face.X, number=0, turn=1), "no number left"),
        (ShownBid(GHOST, "Ghost", None, Face.FIVE), "rolls 5"),
    ],
)
def test_below_each_envelope_stands_what_comes_of_it(bid, said):
    assert outcome_words(bid) == said


def test_each_bid_is_painted_in_its_place_and_the_bump_between_those_that_bump(reveal):
    bids = (
        ShownBid(0, "Ann", BY_SEAT[0], Face.FIVE, bumps=True),
        ShownBid(1, "Ben", BY_SEAT[1], Face.X, number=6, turn=1),
        ShownBid(GHOST, "Ghost", None, Face.FIVE, bumps=True, spare=Face.THREE),
    )
    reveal.begin(bids)
    last = at_end(bids)
    reveal.lay(last)
    whole = reveal.grab().toImage()
    for place, pose in enumerate(last):
        reveal.lay(tuple(replace(p, fade=float(k != place)) for k, p in enumerate(last)))
        gone = changed(reveal.grab().toImage(), whole)
        assert abs(extent(gone).center().x() - pose.x) < pose.wide / 3
    reveal.lay(last)
    reveal.bump(1.0, 1.0)
    burst = extent(changed(reveal.grab().toImage(), whole)).center().x()
    assert min(last[0].x, last[2].x) < burst < max(last[0].x, last[2].x)


def test_it_keeps_clear_of_what_lies_over_the_board(reveal, foot):
    reveal.begin((ShownBid(0, "Ann", BY_SEAT[0], Face.FIVE),))
    reveal.keep_clear(100, 200, 300)
    room = reveal.room()
    assert (room.top(), room.bottom(), room.right()) == (100, 520, 980)
    foot.show()
    assert reveal.room().bottom() == 500
