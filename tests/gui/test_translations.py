"""Languages and their files: nothing is missing or wrong, what is compiled says the same."""

import gettext
import re
from pathlib import Path

import pytest

import catalogues
import translations
from gui.words.languages import DOMAIN, FILES, LANGUAGES, NAMES

SOURCES = sorted(catalogues.FILES.glob("*.po"))
every_file = pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.stem)


def test_every_language_has_a_name_and_eight_are_offered():
    assert {"en", *(file.stem for file in SOURCES)} == set(NAMES)
    assert len(LANGUAGES) >= 8
    assert FILES == catalogues.FILES


_TEXTS = {"edition", "face", "first", "game", "host", "kind", "line", "name", "names", "next"}
_TEXTS |= {"option", "organ", "path", "place", "row", "second", "sheet", "system", "who", "winner"}
"""The places in which a text stands, and never a number."""
_LIMITS = {"away", "before", "high", "least", "letters", "most", "size"}
"""Those with a number that is always more than one, or has decimals."""
_VERBS = "acts|becomes|brings|comes|does|fails|follows|gets|grows|has|is|joins|lies|rests|sleeps"
_VERBS += "|touches"
_NOUN = rf"(?!(?:{_VERBS}|his|its|this|was)\b)(\w{{2,}}s|people)\b"
_FEW = re.compile(rf"\{{(\w+)\}}(?: (?:good|more|other|zero))? {_NOUN}")


def before_plurals(said: str) -> set[str]:
    """Return the places of *said* at which a number stands before what it counts, if many."""
    return {place for place, noun in _FEW.findall(said) if noun != "ms"} - _TEXTS - _LIMITS


def test_a_number_stands_before_what_it_counts_only_where_the_form_follows_it():
    """Or somebody reads of 1 worms."""
    messages = [one for one in translations.template() if one.id]
    wrong = {said: before_plurals(said) for one in messages for said in translations.english(one)}
    for one in messages:
        if one.pluralizable:
            wrong[one.id[-1]] -= {"count", "total", "points"}  # some have a sign
    assert {said: found for said, found in wrong.items() if found} == {}


@every_file
def test_a_language_that_is_offered_lacks_no_sentence(file: Path):
    known = catalogues.read(file)
    known.update(translations.template(), no_fuzzy_matching=True)
    lacking = [one.id for one in catalogues.missing(known)]
    assert lacking == [] or file.stem not in LANGUAGES


@every_file
def test_a_file_keeps_what_is_said_and_nothing_else(file: Path):
    assert file.read_bytes() == translations.source(catalogues.read(file))


@every_file
def test_a_translation_has_the_places_of_its_sentence_and_the_spaces_round_it(file: Path):
    known = catalogues.read(file)
    assert [
        (one.id, why) for one in known if one.id and (why := translations.fault(known, one))
    ] == []


@every_file
def test_a_key_that_a_sentence_names_is_called_there_what_it_is_called_on_its_page(file: Path):
    known = catalogues.read(file)
    said = {
        one.id: one.string
        for one in known
        if isinstance(one.id, str) and isinstance(one.string, str)
    }
    wrong = [
        (sentence, name)
        for sentence in said
        for name in re.findall(r"“([^”{}]+)”", sentence)
        if said.get(name, "").lower() not in said[sentence].lower()
    ]
    assert wrong == []


@every_file
def test_what_is_compiled_says_exactly_the_same(file: Path):
    compiled = gettext.translation(DOMAIN, FILES, [file.stem])
    for one in catalogues.read(file):
        least, *_, most = translations.english(one) * 2
        most = f"{one.context}\x04{most}" if one.context else most
        counted = {compiled.ngettext(least, most, number) for number in range(30)}
        said = counted if one.pluralizable else {compiled.gettext(most)}
        assert said == set(catalogues.forms(one)) or not one.id
