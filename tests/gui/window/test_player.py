"""The loudspeaker: nobody waits for it, sounds add up, and without one there is silence."""

import contextlib
import errno
import queue
import subprocess
import sys
from array import array

import pytest

from gui.window import player as module
from gui.window.player import TRIES_MAX, VOICES_MAX, Mixer, SoundPlayer, _source
from net.driver.journal import journal
from tests.world import HANG_S


def samples(*values: int) -> "array[int]":
    return array("h", values)


def test_what_sounds_together_adds_up_and_each_sound_ends_by_itself():
    mixer = Mixer()
    mixer.add(samples(1, 2, 3, 4, 5))
    mixer.add(samples(10, 20, 30))
    assert mixer.take(2) == samples(11, 22)
    mixer.add(samples(100))
    assert mixer.take(2) == samples(133, 4)
    assert not mixer.is_silent
    assert mixer.take(2) == samples(5)
    assert mixer.is_silent
    assert mixer.take(2) == samples()


def test_more_sounds_than_fit_end_the_oldest_and_are_never_too_loud():
    mixer = Mixer()
    for value in (1, 10, 100, 1000):
        mixer.add(samples(value, value))
    assert mixer.take(1) == samples(1110)
    for _ in range(10):
        mixer.add(samples(8192, -8192))
    assert mixer.take(2) == samples(VOICES_MAX * 8192, -VOICES_MAX * 8192)


class Speaker:
    """A loudspeaker that says when it is opened and closed, and plays only when told."""

    def __init__(self) -> None:
        self.events: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.mixer = Mixer()

    @contextlib.contextmanager
    def open(self, mixer):
        self.mixer = mixer
        self.events.put("opened")
        yield
        self.events.put("closed")


def test_a_speaker_is_open_for_as_long_as_something_sounds(monkeypatch):
    monkeypatch.setattr(module, "SILENCE_S", 0.01)
    speaker = Speaker()
    player = SoundPlayer(speaker.open)
    for _ in range(2):
        player.play(lambda: samples(1, 2))
        assert speaker.events.get(timeout=HANG_S) == "opened"
        source = _source(speaker.mixer)
        next(source)
        heard = samples()
        while len(heard) < 2:
            heard += source.send(1)
        assert heard == samples(1, 2)
        assert speaker.events.get(timeout=HANG_S) == "closed"
    player.close()


def test_a_player_that_closes_ends_what_sounds():
    speaker = Speaker()
    player = SoundPlayer(speaker.open)
    player.play(lambda: samples(1, 2))
    assert speaker.events.get(timeout=HANG_S) == "opened"
    player.close()
    assert speaker.events.get(timeout=HANG_S) == "closed"


def test_without_a_loudspeaker_there_is_silence_and_one_line_in_the_journal(monkeypatch):
    """It is tried three times: each try may cost a second."""
    tried: list[Mixer] = []
    noted: list[str] = []
    monkeypatch.setattr(journal, "warning", lambda form, *what: noted.append(form % what))

    def broken(mixer):
        tried.append(mixer)
        raise OSError(errno.ENODEV, "no sound card")

    player = SoundPlayer(broken)
    for _ in range(5):
        player.play(lambda: samples(1))
    player.close()
    assert len(tried) == TRIES_MAX
    assert noted == ["no-sound: OSError: [Errno 19] no sound card"]


def test_a_loudspeaker_is_asked_for_only_once_something_sounds():
    """The library is imported with the first sound, in a thread: no picture waits for it."""
    said = "import sys, gui.window.table_session; print('miniaudio' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_no_library_writes_to_the_terminal_that_there_is_no_loudspeaker():
    """ALSA does, some 30 lines a try, where there is no card."""
    pytest.importorskip("miniaudio", reason="no sound library for this Python")
    said = "from gui.window import player as p; p._open_speaker(p.Mixer()).__enter__()"
    code = f"try:\n {said}\nexcept Exception as error: print(type(error).__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_the_library_plays_what_the_mixer_has_to_its_end(monkeypatch):
    """On its loudspeaker that nobody hears, which takes samples as fast as a real one."""
    miniaudio = pytest.importorskip("miniaudio", reason="no sound library for this Python")
    real = miniaudio.PlaybackDevice

    def silent(**options):
        return real(**{**options, "backends": [miniaudio.Backend.NULL]})

    monkeypatch.setattr(miniaudio, "PlaybackDevice", silent)
    mixer = Taken()
    mixer.add(samples(*range(5_000)))
    with module._open_speaker(mixer):
        assert mixer.ended.get(timeout=HANG_S)


class Taken(Mixer):
    """Says when everything has been taken."""

    def __init__(self) -> None:
        super().__init__()
        self.ended: queue.SimpleQueue[int] = queue.SimpleQueue()

    def take(self, count: int) -> "array[int]":
        taken = super().take(count)
        if self.is_silent:
            self.ended.put(count)
        return taken
