"""Translations: every sentence is collected, and a file keeps what it has."""

from pathlib import Path

import translations


def test_sentences_of_pages_and_of_terminal_are_collected():
    found = translations.sentences()
    assert {"Open a table", "Same here", "What happened"} <= set(found)
    assert found == sorted(set(found))


def test_what_is_translated_is_kept_and_what_is_not_is_marked(tmp_path: Path):
    file = tmp_path / "de.ts"
    file.write_text(translations.written("de", {"Same here": "Bei mir auch"}), encoding="utf-8")
    known = translations.translated(file)
    assert known["Same here"] == "Bei mir auch"
    assert known["Games shelf"] == ""
    assert 'type="unfinished"' in file.read_text(encoding="utf-8")
