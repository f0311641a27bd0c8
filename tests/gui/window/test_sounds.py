"""Sounds: made from tones, mute at will."""

from itertools import pairwise

import pytest

from gui.parts.sound import Sound
from gui.window.player import RATE, Make, Samples, SoundPlayer
from gui.window.settings import Settings
from gui.window.sounds import PEAK, Sounds, samples_of, wave_of


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_short_dry_and_never_too_loud(sound):
    samples = wave_of(sound)
    assert 0.1 < len(samples) / RATE < 2.0
    loudest = max(map(abs, samples))
    assert PEAK / 2 - 0.001 <= loudest <= PEAK + 0.001
    assert max(map(abs, samples[-RATE // 200 :])) < loudest / 5, "it fades"


def test_a_sound_is_the_same_each_time():
    assert wave_of(Sound.DICE) == wave_of(Sound.DICE)


def test_the_segments_of_a_move_climb():
    def crossings(sound):
        samples = wave_of(sound)[RATE // 4 : RATE // 2]
        return sum(a < 0 <= b for a, b in pairwise(samples))

    climb = [crossings(Sound.segment(place)) for place in range(1, 8)]
    assert climb == sorted(climb)
    assert len(set(climb)) == 7


def test_a_sound_has_as_many_samples_as_its_wave_and_is_as_loud():
    samples = samples_of(Sound.SEALED)
    assert len(samples) == len(wave_of(Sound.SEALED))
    assert max(map(abs, samples)) == round(PEAK * 32_767)


class Heard(SoundPlayer):
    """A player that plays nothing, but keeps it."""

    def __init__(self) -> None:
        super().__init__()
        self.samples: list[Samples] = []

    def play(self, make: Make) -> None:
        """Keep it."""
        self.samples.append(make())


def test_a_table_plays_its_sounds_until_it_is_muted(tmp_path):
    settings, heard = Settings(tmp_path), Heard()
    sounds = Sounds(settings, heard)
    sounds.play(Sound.FINISH)
    settings.mute = True
    sounds.play(Sound.STAR)
    settings.mute = False
    sounds.play(Sound.DICE)
    assert heard.samples == [samples_of(Sound.FINISH), samples_of(Sound.DICE)]
