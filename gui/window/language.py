"""English and German: Qt's own texts and ours, switchable while the program runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gui.words.words import speak

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""Each language in its own words."""

_FILES = Path(__file__).parents[1] / "translations"
_CONTEXT = "wormup"


class Speaker:
    """Holds the installed translators: those of one language, for there is one application."""

    _installed: ClassVar[list[QTranslator]] = []
    language = "en"

    def speak(self, code: str) -> None:
        """Switch to the language *code*, or with "" to the system's; English if we lack it."""
        wanted = code or QLocale.system().name()[:2]
        self.language = wanted if wanted in LANGUAGES else "en"
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        files = [_FILES / self.language, Path(folder) / f"qtbase_{self.language}"]
        self._installed[:] = [t for t in map(_loaded, files) if t is not None]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)
        speak(None if self.language == "en" else _translated)


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """Speak the language *code* meanwhile, in a process without a window."""
    translator = _loaded(_FILES / code)
    speak(None if translator is None else lambda said: translator.translate(_CONTEXT, said) or said)
    try:
        yield
    finally:
        speak(None)


def _loaded(file: Path) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(str(file)) else None


def _translated(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)
