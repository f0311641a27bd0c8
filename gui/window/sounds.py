"""Sounds of the table, made when first heard from a few tones: no files.

Law: wood, paper and marimba; the same sound is the same samples.
"""

import math
import random
from array import array
from collections.abc import Callable, Sequence
from functools import cache, partial

from gui.parts.sound import Sound
from gui.window.player import RATE, Samples, SoundPlayer
from gui.window.settings import Settings

PEAK = 0.25

Wave = list[float]
Part = tuple[float, float, Wave]
"""When it starts in seconds, how loud it is, and what sounds."""

_C5, _D5, _E5, _G5, _A5 = 523.25, 587.33, 659.26, 783.99, 880.0
_C6, _D6, _E6, _G6, _A6 = 1046.5, 1174.66, 1318.51, 1567.98, 1760.0
LADDER = (_C5, _D5, _E5, _G5, _A5, _C6, _D6, _E6, _G6, _A6, 2 * _C6, 2 * _D6)
"""The steps that segments and organs climb."""


class Sounds:
    """Plays the sounds, unless *settings* mute them."""

    def __init__(self, settings: Settings, player: SoundPlayer | None = None) -> None:
        self._settings, self._player = settings, player or SoundPlayer()

    def play(self, sound: Sound) -> None:
        """Play *sound* unless muted; return at once."""
        if not self._settings.mute:
            self._player.play(partial(samples_of, sound))


# -- the blocks -----------------------------------------------------------------------------------


def _sine(hertz: float, fade: float, seconds: float) -> Wave:
    """Return a sine that fades to 1/e in *fade* seconds: each sample follows from two."""
    turn, shrink = 2 * math.pi * hertz / RATE, math.exp(-1 / (RATE * fade))
    twice, square = 2 * shrink * math.cos(turn), shrink * shrink
    last, now = 0.0, shrink * math.sin(turn)
    wave = []
    for _ in range(round(RATE * seconds)):
        wave.append(last)
        last, now = now, twice * now - square * last
    return wave


def _noise(fade: float, seconds: float, seed: int) -> Wave:
    """Return noise that fades to 1/e in *fade* seconds."""
    chance = random.Random(seed)  # noqa: S311  # a sound, nothing secret
    return [
        chance.uniform(-1, 1) * math.exp(-at / (RATE * fade)) for at in range(round(RATE * seconds))
    ]


def _glide(start: float, end: float, fade: float, seconds: float, shake: float = 0.0) -> Wave:
    """Return a sine that glides from *start* to *end* hertz; *shake* is its vibrato of 14 Hz."""
    wave, turn, count = [], 0.0, round(RATE * seconds)
    for at in range(count):
        time = at / RATE
        hertz = start + (end - start) * at / count
        hertz *= 1 + shake * math.sin(2 * math.pi * 14 * time)
        turn += 2 * math.pi * hertz / RATE
        wave.append(math.sin(turn) * math.exp(-time / fade))
    return wave


def tok(hertz: float) -> Wave:
    """Return a knock on wood."""
    return mixed(
        (0, 1, _sine(hertz, 0.03, 0.16)),
        (0, 0.35, _sine(2.76 * hertz, 0.012, 0.08)),
        (0, 0.2, _noise(0.003, 0.02, round(hertz))),
    )


def marimba(hertz: float) -> Wave:
    """Return a struck bar of wood that rings."""
    return mixed(
        (0, 1, _sine(hertz, 0.35, 1.1)),
        (0, 0.25, _sine(4 * hertz, 0.08, 0.4)),
        (0, 0.08, _sine(9.2 * hertz, 0.03, 0.15)) if 9.2 * hertz < RATE / 2 else (0, 0, []),
    )


def slide(seconds: float) -> Wave:
    """Return paper that slides: noise between 1.5 and 5 kHz that swells and fades."""
    count = round(RATE * seconds)
    chance = random.Random(5)  # noqa: S311  # a sound, nothing secret
    low = high = 0.0
    pass_low, pass_high = (1 - math.exp(-2 * math.pi * hertz / RATE) for hertz in (5_000, 1_500))
    wave = []
    for at in range(count):
        low += pass_low * (chance.uniform(-1, 1) - low)
        high += pass_high * (low - high)
        wave.append((low - high) * math.sin(math.pi * at / count) ** 2)
    return wave


def thud(hertz: float = 90) -> Wave:
    """Return something soft that falls."""
    return _glide(hertz, hertz * 2 / 3, 0.05, 0.25)


def boink(by: float = 0) -> Wave:
    """Return two heads that meet, *by* hertz higher."""
    return _glide(520 + by, 170 + by, 0.12, 0.5, shake=0.06)


def pluck(hertz: float) -> Wave:
    """Return a thread that is plucked (Karplus-Strong)."""
    chance = random.Random(3)  # noqa: S311  # a sound, nothing secret
    string = [chance.uniform(-1, 1) for _ in range(round(RATE / hertz))]
    wave: Wave = []
    for at in range(round(RATE * 0.9)):
        place = at % len(string)
        now = string[place]
        string[place] = 0.996 * (now + string[(place + 1) % len(string)]) / 2
        wave.append(now)
    return wave


def mixed(*parts: Part) -> Wave:
    """Return *parts* together."""
    whole = [0.0] * max(round(RATE * start) + len(heard) for start, _, heard in parts)
    for start, loud, heard in parts:
        for at, value in enumerate(heard, round(RATE * start)):
            whole[at] += loud * value
    return whole


def _tune(notes: Sequence[float], gap: float) -> Wave:
    return mixed(*((place * gap, 1, marimba(hertz)) for place, hertz in enumerate(notes)))


def _drum() -> Wave:
    """Return a roll of 0.7 s that grows faster and louder."""
    parts, at = [], 0.0
    while at < 0.7:
        share = at / 0.7
        parts.append((at, 0.3 + 0.7 * share, tok(150)))
        at += 0.09 - 0.055 * share
    return mixed(*parts)


def _dice() -> Wave:
    chance = random.Random(9)  # noqa: S311  # a sound, nothing secret
    return mixed(*((k * 0.1, 1, tok(chance.uniform(600, 1_400))) for k in range(7)))


def _star() -> Wave:
    return mixed((0, 1, _sine(1_568, 0.4, 1.2)), (0, 0.5, _sine(3_136, 0.4, 1.2)))


_WAVES: dict[Sound, Callable[[], Wave]] = {
    Sound.LIFTED: lambda: tok(700),
    Sound.SWAPPED: lambda: tok(520),
    Sound.SEALED: lambda: mixed((0, 0.5, slide(0.16)), (0.16, 1, thud()), (0.28, 1, tok(390))),
    Sound.OTHER_SEALED: thud,
    Sound.DRUM: _drum,
    Sound.OPENED: lambda: mixed(
        (0, 0.7, _glide(300, 900, 0.1, 0.06)), (0.05, 1, _tune((_C5, _E5, _G5), 0))
    ),
    Sound.COLLISION: lambda: mixed((0, 1, boink()), (0, 1, boink(9)), (0, 1, tok(180))),
    Sound.BLOCKED: lambda: mixed((0, 1, thud(140)), (0.13, 1, thud(140))),
    Sound.SWUNG: lambda: mixed((0, 0.6, slide(0.5)), (0.45, 1, pluck(220))),
    Sound.MY_TURN: lambda: _tune((_G5, _C6), 0.12),
    Sound.CALLED: lambda: _tune((_E5, _C5), 0.16),
    Sound.FINISH: lambda: mixed(
        (0, 0.6, pluck(880)), (0.1, 1, _tune((_C5, _E5, _G5, _C6, _E6), 0.14))
    ),
    Sound.STAMPED: lambda: mixed((0, 1, thud()), (0.06, 0.4, slide(0.12))),
    Sound.DICE: _dice,
    Sound.STAR: _star,
    Sound.CROSS: thud,
    Sound.HOUR_SIGNED: lambda: mixed((0, 0.6, slide(0.3)), (0.28, 1, tok(390))),
    Sound.HAT_TRIED: lambda: mixed((0, 0.8, tok(520)), (0.12, 1, tok(700))),
    Sound.PAINT_TRIED: lambda: slide(0.3),
    Sound.WORN: lambda: mixed((0, 1, thud()), (0.12, 1, tok(390))),
    Sound.SAT: lambda: tok(390),
    Sound.KNOCK: lambda: mixed((0, 1, tok(600)), (0.09, 1, tok(600))),
    Sound.MEDAL: lambda: _tune((_E5, _G5, _C6), 0.12),
    Sound.ALL_SIT: lambda: _tune((_C5, _E5, _G5), 0),
    Sound.TALKED: lambda: _glide(380, 620, 0.06, 0.2),
    Sound.REACTED: boink,
    Sound.SLIP: lambda: mixed((0, 0.3, slide(0.1)), (0.06, 1, tok(640))),
    Sound.CHAIR: lambda: mixed((0, 0.5, slide(0.22)), (0.2, 1, tok(440))),
    Sound.BRACKET: lambda: mixed((0, 0.5, pluck(330)), (0.1, 1, _tune((_G5, _C6), 0.1))),
    Sound.GOES_ON: lambda: _tune((_C5, _E5, _G5), 0.09),
}
_LOUD = {
    Sound.PAINT_TRIED: 0.6,
    Sound.SAT: 0.7,
    Sound.MEDAL: 0.8,
    Sound.OTHER_SEALED: 0.5,
    Sound.TALKED: 0.5,
    Sound.REACTED: 0.5,
    Sound.SLIP: 0.6,
    Sound.CALLED: 0.6,
    Sound.SWAPPED: 0.8,
}
"""The share of the peak of what is softer than the rest."""


def wave_of(sound: Sound) -> Wave:
    """Return *sound* as loud as it is played."""
    kind, _, step = sound.value.partition(" ")
    if kind == "segment":
        hertz = LADDER[int(step) - 1]
        wave = mixed((0, 1, marimba(hertz)), (0, 0.8, tok(hertz)))
    elif kind == "again":
        wave = _tune(LADDER[int(step) - 1 : int(step) + 4 : 2], 0.1)
    elif kind == "organ":
        wave = marimba(LADDER[int(step) - 1])
    else:
        wave = _WAVES[sound]()
    scale = PEAK * _LOUD.get(sound, 1.0) / max(1e-9, *map(abs, wave))
    return [value * scale for value in wave]


@cache
def samples_of(sound: Sound) -> Samples:
    """Return *sound* in 16 bits, mono."""
    return array("h", (round(value * 32_767) for value in wave_of(sound)))
