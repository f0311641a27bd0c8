"""The loudspeaker: plays samples without making anybody wait, and without one stays silent.

Law: the window only puts a sound in a queue. A thread makes the samples, opens the loudspeaker for
them, and closes it again in the silence after them.
"""

import atexit
import contextlib
import ctypes
import functools
import queue
from array import array
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager
from threading import Lock, Thread
from typing import TypeAlias

from net.driver.journal import journal

RATE = 22_050
VOICES_MAX = 3
"""How many sounds may sound together; so many are never too loud for 16 bits."""
TRIES_MAX = 3
"""How many times in a row a loudspeaker may fail before it is left alone until the next start."""
SILENCE_S = 1.0
"""How long nothing has sounded when the loudspeaker is closed."""
_BUFFER_MS = 60

Samples: TypeAlias = "array[int]"
Make: TypeAlias = Callable[[], Samples]


class Mixer:
    """Adds up what sounds at the same time; the loudspeaker takes it from here."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[Samples] = []

    def add(self, samples: Samples) -> None:
        """Let *samples* sound from now on; beyond three the oldest sound ends."""
        with self._lock:
            self._voices = [*self._voices, samples][-VOICES_MAX:]

    def take(self, count: int) -> Samples:
        """Return the next *count* samples at most; silence is none."""
        with self._lock:
            heard = sorted((voice[:count] for voice in self._voices), key=len)
            self._voices = [voice[count:] for voice in self._voices if len(voice) > count]
        mixed = heard.pop() if heard else array("h")
        for voice in heard:
            for place, value in enumerate(voice):
                mixed[place] += value
        return mixed

    @property
    def is_silent(self) -> bool:
        """Whether everything has been taken."""
        return not self._voices


class SoundPlayer:
    """Guards that nobody waits for a sound, and that what goes wrong with one is told once."""

    def __init__(
        self, open_speaker: Callable[[Mixer], AbstractContextManager[object]] | None = None
    ) -> None:
        self._open = open_speaker or _open_speaker
        self._wanted: queue.SimpleQueue[Make | None] = queue.SimpleQueue()
        self._thread: Thread | None = None
        self._failures = 0

    def play(self, make: Make) -> None:
        """Play what *make* returns; return at once."""
        self._wanted.put(make)
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
            atexit.register(self.close)

    def close(self) -> None:
        """Fall silent for good."""
        self._wanted.put(None)
        if self._thread is not None:
            self._thread.join(SILENCE_S)

    def _run(self) -> None:
        while (make := self._wanted.get()) is not None:
            if self._failures == TRIES_MAX:
                continue
            mixer = Mixer()
            try:
                with self._open(mixer):
                    self._failures = 0
                    if not self._play_all(make, mixer):
                        return
            except Exception as error:  # noqa: BLE001  # whatever a sound card or its driver does
                self._failures += 1
                if self._failures == 1:
                    journal.warning("no-sound: %s: %s", type(error).__name__, error)

    def _play_all(self, make: Make, mixer: Mixer) -> bool:
        """Play until there has been silence for a while; return whether sounds may follow."""
        mixer.add(make())
        while True:
            try:
                wanted = self._wanted.get(timeout=SILENCE_S)
            except queue.Empty:
                if mixer.is_silent:
                    return True
                continue
            if wanted is None:
                return False
            mixer.add(wanted())


@contextlib.contextmanager
def _open_speaker(mixer: Mixer) -> Iterator[None]:
    """Let the loudspeaker of this laptop play what *mixer* has; raise if there is none."""
    import miniaudio

    _hush_alsa()
    kinds = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO", "ALSA")
    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_BUFFER_MS,
        backends=[miniaudio.Backend[kind] for kind in kinds],
        app_name="Worm Up!",
    )
    with contextlib.closing(device):
        source = _source(mixer)
        next(source)
        device.start(source)
        yield


@functools.cache
def _hush_alsa() -> None:
    """Keep ALSA, where it is, from writing to the terminal: our journal has what went wrong."""
    with contextlib.suppress(OSError, AttributeError):
        library = ctypes.CDLL("libasound.so.2")
        library.snd_lib_error_set_handler(_SAY_NOTHING)


_SAY_NOTHING = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)(lambda *_: None)


def _source(mixer: Mixer) -> Generator[Samples, int, None]:
    """Answer each number of samples that the loudspeaker wants with samples."""
    count = yield array("h")
    while True:
        count = yield mixer.take(count)
