"""Languages: ours and Qt's own, switched while the program runs."""

import pytest

from gui.window.language import LANGUAGES, Speaker
from gui.words.words import speak, words

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english_again():
    yield
    Speaker().speak("en")
    speak(None)


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
