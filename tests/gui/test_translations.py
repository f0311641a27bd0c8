"""Languages and the catalogue: nothing is missing; a compiled file says what its source says."""

import string
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

import translations
from gui.window.language import LANGUAGES

FILES = sorted(translations.FILES.glob("*.ts"))
every_language = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def places(sentence: str) -> list[tuple[str, str]]:
    parts = string.Formatter().parse(sentence)
    return sorted((name, kind or "") for _, name, _, kind in parts if name is not None)


def test_every_language_but_english_has_its_file():
    assert {file.stem for file in FILES} | {"en"} == set(LANGUAGES)


@every_language
def test_every_sentence_is_translated_and_no_other_is_kept(file: Path):
    known = translations.translated(file)
    assert [sentence for sentence in translations.sentences() if not known.get(sentence)] == []
    assert file.read_text(encoding="utf-8") == translations.written(file.stem, known)


@every_language
def test_a_translation_has_the_places_of_its_sentence_and_the_spaces_round_it(file: Path):
    for sentence, said in translations.translated(file).items():
        assert places(sentence) == places(said), sentence
        assert sentence[:1].isspace() == said[:1].isspace(), sentence
        assert sentence[-1:].isspace() == said[-1:].isspace(), sentence


def test_a_lost_place_is_noticed():
    assert places("{name} bids {face}.") != places("{name} bietet.")


@every_language
def test_the_compiled_file_says_exactly_the_same(file: Path):
    compiled, known = QTranslator(), translations.translated(file)
    assert compiled.load(str(file.with_suffix(".qm")))
    assert {sentence: compiled.translate("wormup", sentence) for sentence in known} == known
