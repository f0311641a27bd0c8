"""Languages and the catalogue: nothing is missing; a compiled file says what its source says."""

import gettext
import re
from pathlib import Path

import pytest

import translations
from gui.words.languages import DOMAIN, FILES, LANGUAGES, NAMES

OFFERED = [code for code in LANGUAGES if code != "en"]
every_language = pytest.mark.parametrize("code", OFFERED)
every_file = pytest.mark.parametrize(
    "file", sorted(translations.FILES.glob("*.ts")), ids=lambda file: file.stem
)


def source(code: str) -> Path:
    return translations.FILES / f"{code}.ts"


def test_every_language_has_a_name_and_rules_for_its_plurals():
    assert {"en", *translations.PLURALS} == set(NAMES)
    assert FILES == translations.FILES


_TEXTS = {"edition", "face", "first", "game", "host", "kind", "line", "name", "names", "next"}
_TEXTS |= {"option", "organ", "path", "place", "row", "second", "sheet", "system", "who", "winner"}
"""The places in which a text stands, and never a number."""
_LIMITS = {"away", "before", "high", "least", "letters", "most", "size"}
"""Those with a number that is always more than one, or has decimals."""
_VERBS = "acts|becomes|comes|does|fails|follows|gets|grows|has|is|joins|lies|rests|sleeps"
_NOUN = rf"(?!(?:{_VERBS}|his|its|this|was)\b)(\w{{2,}}s|people)\b"
_FEW = re.compile(rf"\{{(\w+)\}}(?: (?:good|more|other|zero))? {_NOUN}")


def before_plurals(said: str) -> set[str]:
    """Return the places of *said* at which a number stands before what it counts, if many."""
    return {place for place, noun in _FEW.findall(said) if noun != "ms"} - _TEXTS - _LIMITS


def test_a_number_stands_before_what_it_counts_only_where_the_form_follows_it():
    """Or somebody reads of 1 worms."""
    one_of = translations.counts()
    wrong = {said: before_plurals(said) for said in {*translations.sentences(), *one_of.values()}}
    for many in one_of:
        wrong[many] -= {"count", "total", "points"}  # some have a sign
    assert {said: found for said, found in wrong.items() if found} == {}


@every_language
def test_no_language_is_offered_that_lacks_a_sentence(code: str):
    assert translations.missing(translations.translated(source(code))) == []


@every_file
def test_a_file_keeps_what_is_said_and_nothing_else(file: Path):
    known = translations.translated(file)
    assert file.read_text(encoding="utf-8") == translations.written(file.stem, known)


@every_file
def test_a_translation_has_the_places_of_its_sentence_and_the_spaces_round_it(file: Path):
    known = translations.translated(file).items()
    faults = {one: translations.fault(file.stem, one, said) for one, said in known if said}
    assert {one: why for one, why in faults.items() if why} == {}


@every_language
def test_the_compiled_file_says_exactly_the_same(code: str):
    compiled = gettext.translation(DOMAIN, FILES, [code])
    one_of, kinds = translations.counts(), translations.examples(code)
    for sentence, said in translations.translated(source(code)).items():
        if sentence in one_of:
            forms = [compiled.ngettext(one_of[sentence], sentence, int(one)) for one in kinds]
            assert translations.BETWEEN.join(forms) == said
        else:
            assert compiled.gettext(sentence) == said
