"""Translations: every sentence is collected, a file keeps what it has, what is wrong is named."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

import catalogues
import translations
from core.table.audit import AuditReason

FRIENDS = ("{count} friend", "{count} friends")


def begun(code: str, tmp_path: Path) -> Path:
    file = tmp_path / f"{code}.po"
    file.write_bytes(translations.source(Catalog(locale=code)))
    return file


def translated(file: Path, sentence: str, said: str | tuple[str, ...]) -> Catalog:
    """Write a translation into *file*, as a translator does, and read it."""
    known = catalogues.read(file)
    known[sentence].string = said
    file.write_bytes(translations.source(known))
    return catalogues.read(file)


def test_sentences_of_pages_of_terminal_of_core_and_of_python_are_collected():
    found = {one.id for one in translations.template()}
    assert {"Open a table", "Same here", "What happened", "name a command first"} <= found
    assert {str(reason.value) for reason in AuditReason} <= found
    assert {"unrecognized arguments: %s", FRIENDS} <= found


def test_a_sentence_inside_another_is_collected_too():
    assert "now: {frame}" in translations.template()


def test_what_is_translated_is_kept_and_what_nobody_says_any_more_goes(tmp_path: Path):
    file = begun("de", tmp_path)
    known = translated(file, "Same here", "Bei mir auch")
    known.add("nobody ever says this", "das sagt niemand")
    file.write_bytes(translations.source(known))
    assert catalogues.read(file)["Same here"].string == "Bei mir auch"
    assert b"nobody ever says this" not in file.read_bytes()


def test_two_people_who_add_a_sentence_each_both_keep_it(tmp_path: Path):
    """Their files are joined line by line: the order may be wrong then, nothing else."""
    file = begun("de", tmp_path)
    translated(file, "Same here", "Bei mir auch")
    usual = file.read_bytes()
    block = b'msgid "Same here"\nmsgstr "Bei mir auch"\n\n'
    assert block in usual
    file.write_bytes(usual.replace(block, b"") + block)
    assert translations.source(catalogues.read(file)) == usual


def test_a_language_that_has_just_begun_lacks_everything(tmp_path: Path):
    known = catalogues.read(begun("sv", tmp_path))
    assert len(catalogues.missing(known)) == len(translations.template())


def test_no_line_tells_a_day_a_place_or_a_program(tmp_path: Path):
    text = begun("de", tmp_path).read_text("utf-8")
    assert not {"#:", "Date", "Babel", "YEAR"} & set(text.replace(":", ": ").split())


@pytest.mark.parametrize(
    ("sentence", "said", "why"),
    [
        ("{name} is here", "jest tutaj", "places"),
        ("{name} is here", "{nome} jest tutaj", "places"),
        (" or ", "lub", "spaces"),
        ("the following arguments are required: %s", "brakuje argumentów", "places"),
        (FRIENDS, ("{count} znajomy", "znajomi", "{count} znajomych"), "places"),
        (FRIENDS, ("{count} znajomy", "{count} znajomych"), "one form for each"),
        (FRIENDS, ("znajomy", "{count} znajomi", "{count} znajomych"), ""),
    ],
)
def test_a_translation_that_cannot_be_right_is_named(sentence, said, why):
    known = Catalog(locale="pl")
    fault = translations.fault(known, known.add(sentence, said))
    assert why in fault
    assert bool(why) == bool(fault)


def test_only_a_form_for_one_thing_may_leave_the_count_out():
    said = ("un ami", "{count} amis")
    french = Catalog(locale="fr")
    french.mime_headers = [("Plural-Forms", "nplurals=2; plural=(n > 1);")]
    dutch = Catalog(locale="nl")
    assert translations.fault(dutch, dutch.add(FRIENDS, said)) == ""
    assert "places" in translations.fault(french, french.add(FRIENDS, said))  # also said of none


def test_what_is_wrong_is_told_with_its_reason(tmp_path: Path, capsys):
    file = begun("nl", tmp_path)
    translated(file, "{name} is here", "hij is er")
    assert translations.renew(file) == len(translations.template())
    first = capsys.readouterr().out.splitlines()[1]
    assert first == "  {name} is here: its places are [] and not ['name']"
