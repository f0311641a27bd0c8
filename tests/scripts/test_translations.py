"""Translations: every sentence is collected, a file keeps what it has, nothing wrong comes in."""

import gettext
import io
import json
from pathlib import Path

import pytest

import translations

FRIENDS = "{count} friends"


def test_sentences_of_pages_and_of_terminal_are_collected():
    found = translations.sentences()
    assert {"Open a table", "Same here", "What happened", "name a command first"} <= set(found)
    assert found == sorted(set(found))


def test_a_sentence_with_a_count_is_collected_with_the_one_for_one_thing():
    assert translations.counts()[FRIENDS] == "{count} friend"
    assert "{count} friend" not in translations.sentences()


def test_what_is_translated_is_kept_and_what_is_not_is_marked(tmp_path: Path):
    file = tmp_path / "de.ts"
    said = {"Same here": "Bei mir auch", FRIENDS: "{count} Freund\0{count} Freunde"}
    file.write_text(translations.written("de", said), encoding="utf-8")
    known = translations.translated(file)
    assert {one: known[one] for one in said} == said
    assert known["Games shelf"] == ""
    assert 'type="unfinished"' in file.read_text(encoding="utf-8")


def test_a_language_that_has_just_begun_lacks_everything(tmp_path: Path):
    file = tmp_path / "pl.ts"
    file.touch()
    assert translations.translated(file) == {}
    file.write_text(translations.written("pl", {}), encoding="utf-8")
    assert translations.missing(translations.translated(file)) == translations.sentences()


@pytest.mark.parametrize(
    ("language", "form_of"),
    [
        ("pl", {0: 2, 1: 0, 2: 1, 5: 2, 12: 2, 22: 1, 104: 1, 112: 2}),
        ("fr", {0: 0, 1: 0, 2: 1, 5: 1}),
        ("nl", {0: 1, 1: 0, 2: 1, 5: 1}),
    ],
)
def test_each_count_gets_the_form_of_its_language(language, form_of):
    kinds = translations.examples(language)
    said = translations.BETWEEN.join(f"{kind}: {{count}}" for kind in kinds)
    compiled = gettext.GNUTranslations(io.BytesIO(translations.compiled(language, {FRIENDS: said})))
    for count, form in form_of.items():
        assert compiled.ngettext("{count} friend", FRIENDS, count) == f"{kinds[form]}: {{count}}"


def test_what_is_exported_comes_back_with_its_translations():
    asked = json.loads(translations.exported("pl", {"Same here": "U mnie też"}))
    assert "Same here" not in asked
    assert asked[FRIENDS] == {"1": "", "2": "", "5": ""}
    asked[FRIENDS] = {"1": "{count} znajomy", "2": "{count} znajomych", "5": "{count} znajomych"}
    found = translations.imported("pl", json.dumps(asked))
    assert found == {FRIENDS: "{count} znajomy\0{count} znajomych\0{count} znajomych"}


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("{name} is here", "jest tutaj"),
        ("{name} is here", "{nome} jest tutaj"),
        (" or ", "lub"),
        ("the following arguments are required: %s", "brakuje argumentów"),
        ("nobody ever says this", "nikt"),
        (FRIENDS, "znajomi: {count}"),
        (FRIENDS, {"1": "{count} znajomy", "2": "znajomi", "5": "{count} znajomych"}),
    ],
)
def test_a_translation_that_cannot_be_right_is_refused(sentence, said):
    with pytest.raises(translations.RefusedError):
        translations.imported("pl", json.dumps({sentence: said}))


def test_only_a_form_for_one_thing_may_leave_the_count_out():
    one, more = "een vriend", "{count} vrienden"
    assert translations.fault("nl", FRIENDS, f"{one}\0{more}") == ""
    assert "places" in translations.fault("fr", FRIENDS, f"un ami\0{more}")  # also said of none
