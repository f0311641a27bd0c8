"""Sounds of the table, made at the first start from a few tones: no files, no extra library.

Qt Essentials has no player, so the system's own plays the file; without one it stays quiet.
"""

import math
import struct
import sys
import wave
from pathlib import Path

from PySide6.QtCore import QProcess, QStandardPaths

from gui.parts.game_view import Sound
from gui.window.settings import Settings

if sys.platform == "win32":
    import winsound

RATE = 22_050
TONES: dict[Sound, tuple[tuple[int, float], ...]] = {
    Sound.SEALED: ((520, 0.07), (390, 0.09)),
    Sound.ALL_IN: ((196, 0.06), (0, 0.03), (196, 0.06), (0, 0.03), (262, 0.16)),
    Sound.COLLISION: ((330, 0.05), (220, 0.05), (150, 0.14)),
    Sound.BLOCKED: ((180, 0.18),),
    Sound.MY_TURN: ((660, 0.09), (880, 0.14)),
    Sound.FINISH: ((523, 0.11), (659, 0.11), (784, 0.11), (1047, 0.3)),
}
"""Each sound as tones: hertz (0 is a rest) and seconds."""

_PLAYERS = (("afplay", ()), ("pw-play", ()), ("paplay", ()), ("aplay", ("-q",)))


class Sounds:
    """Plays the sounds, unless *settings* mute them, and keeps them as files in *folder*."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self._folder, self._settings = folder, settings

    def play(self, sound: Sound) -> None:
        """Play *sound* unless muted; return at once."""
        if self._settings.mute:
            return
        path = self._folder / f"{sound.name.lower()}.wav"
        try:
            if not path.exists():
                self._folder.mkdir(parents=True, exist_ok=True)
                write_tones(path, TONES[sound])
        except OSError:
            return  # a full disk must not stop a game for a sound
        _play(path)


def write_tones(path: Path, tones: tuple[tuple[int, float], ...]) -> None:
    """Write *tones* to *path*, each fading out, 16 bit mono."""
    samples = bytearray()
    for hertz, seconds in tones:
        count = round(RATE * seconds)
        for at in range(count):
            fade = 1 - at / count
            value = math.sin(2 * math.pi * hertz * at / RATE) * fade * 0.4
            samples += struct.pack("<h", round(value * 32_767))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(samples))


def _play(path: Path) -> None:
    if sys.platform == "win32":
        winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC)
        return
    for player, options in _PLAYERS:
        if program := QStandardPaths.findExecutable(player):
            QProcess.startDetached(program, [*options, str(path)])
            return
