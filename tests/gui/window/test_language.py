"""Languages: ours and Qt's own, switched while the program runs."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from gui.window.language import Speaker
from gui.words.languages import LANGUAGES
from gui.words.words import words

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english_again():
    yield
    Speaker().speak("en")


def test_english_is_spoken_where_we_have_no_other():
    speaker = Speaker()
    speaker.speak("xx")
    assert speaker.language == "en"
    assert words("Games") == "Games"


def test_every_language_offered_can_be_spoken():
    for code in LANGUAGES:
        speaker = Speaker()
        speaker.speak(code)
        assert speaker.language == code
        assert words("Games")


def test_qt_speaks_the_same_language():
    speaker = Speaker()
    speaker.speak("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    speaker.speak("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_a_window_without_a_choice_follows_the_system(monkeypatch):
    speaker = Speaker()
    monkeypatch.setattr(
        "gui.window.language.QLocale.system", lambda: QLocale(QLocale.Language.German)
    )
    speaker.speak("")
    assert speaker.language == "de"
