"""The catalogue: whole sentences, translated before the values go in."""

from gui.words.words import decimal, marked, sentence, speak, words


def test_a_sentence_is_translated_before_its_values_go_in():
    german = {"{name} bids {face}.": "{name} bietet {face}."}
    speak(lambda text: german[text])
    try:
        assert words("{name} bids {face}.", name="Ann", face=5) == "Ann bietet 5."
    finally:
        speak(None)
    assert words("{name} bids {face}.", name="Ann", face=5) == "Ann bids 5."


def test_braces_in_a_value_are_not_read_as_places():
    assert words("{name} is here.", name="{face}") == "{face} is here."


def test_a_sentence_begins_large_but_a_space_of_a_sheet_stays_small():
    assert sentence("it is not at a food") == "It is not at a food."
    assert sentence("a1: a food") == "a1: a food."


def test_a_marked_sentence_is_itself():
    assert marked("thinking") == "thinking"


def test_a_number_has_the_sign_that_the_language_puts_before_its_places():
    assert decimal(41.56, 1) == "41.6"
    speak(lambda template: template.replace(".", ","))
    try:
        assert decimal(41.56, 1) == "41,6"
        assert decimal(-0.5, 2) == "-0,50"
    finally:
        speak(None)
