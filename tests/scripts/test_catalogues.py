"""What translators write is compiled wherever it is newer, and only where it is whole."""

import gettext
import os
from pathlib import Path

import pytest

import catalogues

GERMAN = """msgid ""
msgstr ""
"Language: de\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "Games"
msgstr "Spiele"

msgid "{count} friend"
msgid_plural "{count} friends"
msgstr[0] "{count} Freund"
msgstr[1] "{count} Freunde"
"""


@pytest.fixture
def german(tmp_path: Path) -> Path:
    file = tmp_path / "de.po"
    file.write_text(GERMAN, encoding="utf-8")
    return file


def said(german: Path, sentence: str) -> str:
    (made,) = german.parent.glob("*/*/*.mo")
    with made.open("rb") as file:  # gettext itself keeps what this process has read
        return gettext.GNUTranslations(file).gettext(sentence)


def older(file: Path, by_s: int) -> None:
    """Let *file* be written some seconds earlier."""
    at = file.stat().st_mtime - by_s
    os.utime(file, (at, at))


def test_a_source_without_a_catalogue_is_compiled_and_then_left_alone(german: Path):
    assert catalogues.behind(german.parent) == [german]
    catalogues.compile_newer(german.parent)
    assert said(german, "Games") == "Spiele"
    assert catalogues.behind(german.parent) == []


def test_a_newer_source_is_compiled_again(german: Path):
    older(german, 60)
    catalogues.compile_newer(german.parent)
    (made,) = german.parent.glob("*/*/*.mo")
    older(made, 30)
    german.write_text(GERMAN.replace("Spiele", "Partien"), encoding="utf-8")
    catalogues.compile_newer(german.parent)
    assert said(german, "Games") == "Partien"


@pytest.mark.parametrize(
    ("whole", "half"),
    [
        ('"Spiele"', '""'),
        ('msgid "Games"', '#, fuzzy\nmsgid "Games"'),
        ('"{count} Freunde"', '""'),
    ],
)
def test_a_language_that_lacks_a_sentence_is_not_offered(german: Path, whole, half):
    german.write_text(GERMAN.replace(whole, half), encoding="utf-8")
    catalogues.compile_newer(german.parent)
    assert [*german.parent.glob("*/*/*.mo")] == []


def test_the_same_source_gives_the_same_bytes(german: Path):
    catalogues.compile_newer(german.parent)
    (made,) = german.parent.glob("*/*/*.mo")
    first = made.read_bytes()
    made.unlink()
    catalogues.compile_newer(german.parent)
    assert made.read_bytes() == first


def test_a_language_that_was_taken_away_is_offered_no_more(german: Path):
    catalogues.compile_newer(german.parent)
    german.rename(german.with_stem("nl"))
    catalogues.compile_newer(german.parent)
    assert [made.parts[-3] for made in german.parent.glob("*/*/*.mo")] == ["nl"]


def test_a_build_has_no_sources_and_keeps_its_catalogues(german: Path):
    catalogues.compile_newer(german.parent)
    german.unlink()
    catalogues.compile_newer(german.parent)
    assert len([*german.parent.glob("*/*/*.mo")]) == 1


def test_what_is_no_such_file_is_told_with_its_line(german: Path):
    german.write_text(GERMAN.replace("msgid", "<<<<<<< msgid", 1), encoding="utf-8")
    german.with_stem("it").write_text(GERMAN, encoding="utf-8")
    with pytest.raises(catalogues.UnreadableError, match=r"^de\.po, line 1: "):
        catalogues.compile_newer(german.parent)
    assert [made.parts[-3] for made in german.parent.glob("*/*/*.mo")] == ["it"]
