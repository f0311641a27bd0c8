"""The catalogue: whole sentences, translated before the values go in."""

from gui.words.words import counted, decimal, marked, sentence, speak, words


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


def test_a_count_chooses_among_the_forms_of_the_language():
    friends = ("{count} friend of {name}", "{count} friends of {name}")
    assert [counted(count, *friends, name="Ann") for count in (0, 1, 2)] == [
        "0 friends of Ann",
        "1 friend of Ann",
        "2 friends of Ann",
    ]
    speak(str.upper, lambda _one, _many, count: f"form {count % 10}: {{count}}, {{name}}")
    try:
        assert counted(22, *friends, name="Ann") == "form 2: 22, Ann"
    finally:
        speak(None)
    assert counted(1, *friends, name="Ann") == "1 friend of Ann"


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
