"""Languages: which one is meant, what it says, and how it counts."""

import os

import pytest

from gui.words.languages import LANGUAGES, known, language_words, page_language, spoken, use, wished
from gui.words.words import counted, words


@pytest.fixture(autouse=True)
def _english_again():
    yield
    use("en")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ("de", "de"),
        ("en-GB,de", "en"),
        ("xx, de;q=0.5", "de"),
        ("de_AT.UTF-8", "de"),
        ("xx", "en"),
        ("C", "en"),
        (",;=", "en"),
    ],
)
def test_the_first_language_that_we_speak_is_meant(wanted, code):
    assert known(wanted.split(",")) == code


def test_the_system_says_first_by_the_most_particular_of_its_wishes():
    assert wished({"LANG": "de_DE.UTF-8"}) == "de"
    assert wished({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}) == "en"
    assert wished({"LANG": "en_US", "LANGUAGE": "xx:de"}) == "de"
    assert wished({"LANG": "", "LC_MESSAGES": "de"}) == "de"


def test_every_language_that_is_offered_speaks_and_children_hear_of_it():
    for code in LANGUAGES:
        use(code)
        assert os.environ["LANGUAGE"] == code
        assert words("Games")
        assert words("") == ""
        assert counted(1, "{count} friend", "{count} friends").startswith("1 ")


def test_meanwhile_another_language_is_spoken_and_then_the_one_before():
    use("de")
    with spoken("en"):
        assert words("Games") == "Games"
    assert words("Games") == "Spiele"


def test_the_choice_of_a_language_can_be_found_by_one_who_is_lost():
    assert language_words() == "Language"
    use("de")
    assert language_words() == "Sprache / Language"


def test_a_page_names_its_language_as_browsers_know_it() -> None:
    assert page_language() == "en"
    with spoken("pt_BR"):
        assert page_language() == "pt-BR"
