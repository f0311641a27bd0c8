"""How envelopes fly in, open, bump and line up: the beats of a reveal, calm ones too."""

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin

from gui.kit.animation import Beat, across, falling, into, landing, part
from gui.kit.theme import look
from gui.kit.tokens import CALM_MS
from gui.parts.sound import Sound
from gui.wormup.motion.opened import ShownBid, groups_of
from gui.wormup.motion.reveal import Poses, Reveal, at_end, in_row

FLY_MS, APART_MS, DRUM_MS, OPEN_MS, RISE_MS, SILENCE_MS = 300, 60, 700, 160, 200, 300
SLIDE_MS, POP_MS, BACK_MS, STARS_MS = 260, 90, 220, 500
ORDER_MS, NUMBER_MS, VEIL_MS = 300, 180, 300
Cue = Callable[[Sound], Beat]


def reveal_beats(
    reveal: Reveal, bids: tuple[ShownBid, ...], cue: Cue, tell: list[Beat]
) -> list[Beat]:
    """Return how *bids* open; the beats of *tell* come as what they tell is shown.

    *tell* holds four: the envelopes are in the air, open, noses have met, the order is known.
    """
    flown, open_, bumped, ordered = tell
    begin = Beat(0, lambda share: reveal.begin(bids) if share >= 1.0 else None)
    make = _calm_opening if look().is_calm else _opening
    shut, opening = make(reveal, bids)
    beats = [begin, flown, *shut[:1], cue(Sound.DRUM), *shut[1:]]
    beats += [cue(Sound.OPENED), *opening, open_]
    if groups_of(bids):
        meet = _calm_bumping if look().is_calm else _bumping
        first, rest = meet(reveal, bids)
        beats += [*first, cue(Sound.COLLISION), bumped, *rest]
    return [*beats, *ordered_beats(reveal, bids), ordered]


def named_beats(reveal: Reveal, bids: tuple[ShownBid, ...], ordered: Beat) -> list[Beat]:
    """Return how the number of an X comes to the open *bids*, and with it the order."""
    last = at_end(bids)
    before = tuple(
        replace(pose, number=0.0, small=0.0, named=0.0 if pose.small else 1.0) for pose in last
    )
    is_there = []

    def begin(share: float) -> None:
        if share >= 1.0:
            is_there.append(not reveal.isHidden() and bool(reveal.poses))
            reveal.begin(bids)
            reveal.bump(*((1.0, 1.0) if groups_of(bids) else (0.0, 0.0)))
            reveal.lay(before, veil=float(is_there[0]))

    def come(share: float) -> None:
        veil = 1.0 if is_there[0] else share
        fade = 1.0 if is_there[0] else into(share)
        reveal.lay(tuple(pose.faded(fade) for pose in before), veil=veil)

    beats = [Beat(0, begin), Beat(CALM_MS if look().is_calm else VEIL_MS, come)]
    if look().is_calm:
        return [*beats, _faded(reveal, before, last), ordered]

    def land(share: float) -> None:
        reveal.lay(
            tuple(
                replace(pose, small=landing(share), named=share) if end.small else pose
                for pose, end in zip(before, last, strict=True)
            )
        )

    return [*beats, Beat(ORDER_MS, land), _numbered(reveal, bids, last), ordered]


def closing_beat(reveal: Reveal, has_more: Callable[[], bool]) -> Beat:
    """Return how the board comes back, unless the reveal *has_more* to show."""
    poses: list[Poses] = []

    def show(share: float) -> None:
        if reveal.isHidden() or has_more():
            return
        if not poses:
            poses.append(reveal.poses)
        reveal.bump(1 - share if groups_of(reveal.bids) else 0, 0)
        reveal.lay(tuple(pose.faded(1 - share) for pose in poses[0]), veil=1 - share)
        if share >= 1.0:
            reveal.end()

    return Beat(CALM_MS if look().is_calm else 200, show)


def _opening(reveal: Reveal, bids: tuple[ShownBid, ...]) -> tuple[list[Beat], list[Beat]]:
    """Return how the envelopes fly and tremble, and how they open."""
    row = in_row(bids)
    fly_ms = FLY_MS + APART_MS * (len(bids) - 1)

    def fly(share: float) -> None:
        poses, start = [], reveal.starting()
        for place, (a, b) in enumerate(zip(start, row, strict=True)):
            gone = into(part(share * fly_ms, place * APART_MS, place * APART_MS + FLY_MS))
            way = 1 - gone
            pose = a.toward(b, gone)
            fade = min(1.0, 2 * gone)
            tilt = (-14 if place % 2 else 12) * way
            poses.append(replace(pose, tilt=tilt, fade=fade, flies=min(1.0, 3 * way) * (gone > 0)))
        reveal.lay(tuple(poses), veil=part(share, 0.2, 1.0))

    def tremble(share: float) -> None:
        poses = []
        for place, pose in enumerate(row):
            swing = sin(2 * pi * (share * 9 + place * 0.27))
            tilt = swing * (1 + 2 * share)
            poses.append(replace(pose, tilt=tilt, trembles=share))
        reveal.lay(tuple(poses), word=min(1.0, 4 * share))

    def open_(share: float) -> None:
        light = into(share)
        reveal.lay(tuple(replace(pose, flap=share, glow=light) for pose in row))

    def rise(share: float) -> None:
        up = landing(share)
        reveal.lay(tuple(replace(pose, flap=1.0, glow=1.0, risen=up) for pose in row))

    shut = [Beat(fly_ms, fly), Beat(DRUM_MS, tremble)]
    return shut, [Beat(OPEN_MS, open_), Beat(RISE_MS, rise), Beat(SILENCE_MS, lambda _: None)]


def _calm_opening(reveal: Reveal, bids: tuple[ShownBid, ...]) -> tuple[list[Beat], list[Beat]]:
    """Return the same without anything that travels."""
    row = in_row(bids)
    opened = tuple(replace(pose, flap=1.0, glow=1.0, risen=1.0) for pose in row)

    def come(share: float) -> None:
        reveal.lay(tuple(pose.faded(share) for pose in row), veil=share)

    still = Beat(DRUM_MS, lambda _: reveal.lay(row))
    shown = Beat(CALM_MS, lambda share: reveal.lay(opened if share >= 0.5 else row))
    return [Beat(CALM_MS, come), still], [shown, Beat(SILENCE_MS, lambda _: None)]


def _together(bids: tuple[ShownBid, ...], row: Poses) -> Poses:
    """Return where those that bump touch each other."""
    x = {bid.seat: pose.x for bid, pose in zip(bids, row, strict=True)}
    target = dict(x)
    for group in groups_of(bids):
        middle = sum(x[bid.seat] for bid in group) / len(group)
        apart = row[0].wide * 0.9
        for place, bid in enumerate(group):
            target[bid.seat] = middle + (place - (len(group) - 1) / 2) * apart
    return tuple(
        replace(pose, x=target[bid.seat], flap=1.0, risen=1.0, glow=0.0 if bid.bumps else 0.3,
                fade=1.0 if bid.bumps else 0.5)
        for bid, pose in zip(bids, row, strict=True)
    )  # fmt: skip


def _bumping(reveal: Reveal, bids: tuple[ShownBid, ...]) -> tuple[list[Beat], list[Beat]]:
    """Return how equal ones slide together, and how they fall back."""
    row = tuple(replace(pose, flap=1.0, glow=1.0, risen=1.0) for pose in in_row(bids))
    near = _together(bids, row)

    def slide(share: float) -> None:
        reveal.lay(_mixed(row, near, falling(share)))

    def pop(share: float) -> None:
        reveal.bump(landing(share), share * POP_MS / STARS_MS)

    def back(share: float) -> None:
        poses = []
        for bid, pose, home in zip(bids, near, row, strict=True):
            if not bid.bumps:
                poses.append(pose)
                continue
            away = 1 if pose.x > home.x else -1 if pose.x < home.x else 0
            lean = 14 * sin(pi * share) - 4.5 * into(share)
            down = 10 * into(share)
            poses.append(
                replace(
                    pose,
                    x=pose.x - away * 18 * into(share),
                    y=pose.y + down,
                    tilt=away * lean,
                    die_tilt=8 * away * into(share),
                )
            )
        reveal.lay(tuple(poses))
        reveal.bump(1.0, (POP_MS + share * BACK_MS) / STARS_MS)

    return [Beat(SLIDE_MS, slide)], [Beat(POP_MS, pop), Beat(BACK_MS, back)]


def _calm_bumping(reveal: Reveal, _bids: tuple[ShownBid, ...]) -> tuple[list[Beat], list[Beat]]:
    return [], [Beat(CALM_MS, lambda share: reveal.bump(1.0, 1.0) if share >= 1.0 else None)]


def ordered_beats(reveal: Reveal, bids: tuple[ShownBid, ...]) -> list[Beat]:
    """Return how the movers line up and get their numbers."""
    last = at_end(bids)
    bare = tuple(replace(pose, number=0.0, small=0.0) for pose in last)
    start: list[Poses] = []
    stars = (POP_MS + BACK_MS) / STARS_MS
    has_bump = bool(groups_of(bids))

    def line_up(share: float) -> None:
        if not start:
            start.append(reveal.poses)
        reveal.lay(_mixed(start[0], bare, across(share)))
        if has_bump:
            reveal.bump(1.0, stars + (1 - stars) * into(share))

    if look().is_calm:
        return [_faded(reveal, in_row(bids), last)]
    return [Beat(ORDER_MS, line_up), _numbered(reveal, bids, last)]


def _numbered(reveal: Reveal, bids: tuple[ShownBid, ...], last: Poses) -> Beat:
    """Return how the numbers pop, one after the other."""
    total = NUMBER_MS + APART_MS * max([bid.turn for bid in bids], default=0)

    def pop(share: float) -> None:
        poses = []
        for bid, pose in zip(bids, last, strict=True):
            begin = APART_MS * (bid.turn - 1)
            number = landing(part(share * total, begin, begin + NUMBER_MS)) if bid.turn else 0.0
            poses.append(replace(pose, number=number))
        reveal.lay(tuple(poses))

    return Beat(total, pop)


def _faded(reveal: Reveal, start: Poses, end: Poses) -> Beat:
    """Return a beat in which one picture gives way to the next one where it stands."""

    def show(share: float) -> None:
        poses, light = (start, 1 - 2 * share) if share < 0.5 else (end, 2 * share - 1)
        opened = (replace(pose, flap=1.0, risen=1.0) for pose in poses)
        reveal.lay(tuple(pose.faded(light) for pose in opened))

    return Beat(CALM_MS, show)


def _mixed(start: Poses, end: Poses, share: float) -> Poses:
    return tuple(a.toward(b, share) for a, b in zip(start, end, strict=True))
