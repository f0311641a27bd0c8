"""Sounds: made from tones, kept as files, mute at will."""

import wave

from gui.parts.game_view import Sound
from gui.window.settings import Settings
from gui.window.sounds import RATE, TONES, Sounds, write_tones


def test_every_sound_has_tones_and_makes_a_file_that_lasts_as_long(tmp_path):
    for sound in Sound:
        path = tmp_path / f"{sound.name}.wav"
        write_tones(path, TONES[sound])
        with wave.open(str(path)) as file:
            assert file.getframerate() == RATE
            seconds = sum(length for _, length in TONES[sound])
            assert abs(file.getnframes() / RATE - seconds) < 0.01


def test_a_muted_table_writes_and_plays_nothing(tmp_path):
    settings = Settings(tmp_path)
    settings.mute = True
    Sounds(tmp_path / "sounds", settings).play(Sound.FINISH)
    assert not (tmp_path / "sounds").exists()


def test_a_folder_that_cannot_be_made_stops_no_game(tmp_path):
    (tmp_path / "file").write_text("")
    Sounds(tmp_path / "file" / "sounds", Settings(tmp_path)).play(Sound.SEALED)
