"""Sounds: made from tones, kept as files, mute at will."""

import wave
from itertools import pairwise

import pytest

from gui.parts.game_view import Sound
from gui.window.settings import Settings
from gui.window.sounds import PEAK, RATE, Sounds, wave_of, write_wave


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


def test_a_file_is_mono_and_lasts_as_long_as_its_sound(tmp_path):
    path, samples = tmp_path / "one.wav", wave_of(Sound.SEALED)
    write_wave(path, samples)
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
        assert file.getnframes() == len(samples)


def test_the_files_of_an_older_program_go(tmp_path, monkeypatch):
    monkeypatch.setattr("gui.window.sounds._play", lambda _path: None)
    (tmp_path / "finish.wav").write_bytes(b"old")
    Sounds(tmp_path, Settings(tmp_path)).play(Sound.LIFTED)
    assert not (tmp_path / "finish.wav").exists()
    assert [path.name for path in tmp_path.rglob("*.wav")] == ["lifted.wav"]


def test_a_muted_table_writes_and_plays_nothing(tmp_path):
    settings = Settings(tmp_path)
    settings.mute = True
    Sounds(tmp_path / "sounds", settings).play(Sound.FINISH)
    assert not (tmp_path / "sounds").exists()


def test_a_folder_that_cannot_be_made_stops_no_game(tmp_path):
    (tmp_path / "file").write_text("")
    Sounds(tmp_path / "file" / "sounds", Settings(tmp_path)).play(Sound.SEALED)
