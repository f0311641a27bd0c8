"""Choosing a sheet: a chapter, or a file without mistakes."""

import pytest

from core.cozy.game import Cozy, options_for
from gui.cozy.chapters import SheetError, chapter_text, chapters
from gui.cozy.form import CozyForm


def form_of(qtbot):
    form = CozyForm()
    qtbot.addWidget(form)
    return form


def test_every_chapter_can_be_chosen(qtbot):
    form = form_of(qtbot)
    assert form._chapter.count() == len(chapters())
    assert form._chapter.itemText(0) == "1. First Rain"
    assert form.options() == options_for(chapter_text(1))
    assert Cozy().options_refusal(form.options(), 1) is None


def test_a_file_of_ones_own_is_added_and_chosen(qtbot, tmp_path):
    form = form_of(qtbot)
    own = chapter_text(2)
    (tmp_path / "mine.toml").write_text(own, encoding="utf-8")
    form.add_file(tmp_path / "mine.toml")
    assert form.options() == options_for(own)


def test_a_file_with_mistakes_is_not_added(qtbot, tmp_path):
    form = form_of(qtbot)
    (tmp_path / "mine.toml").write_text("rows = 'many'", encoding="utf-8")
    with pytest.raises(SheetError):
        form.add_file(tmp_path / "mine.toml")
    assert form.options() == options_for(chapter_text(1))


def test_what_counts_and_what_costs_is_said(qtbot):
    details = form_of(qtbot).details(1)
    assert [head for head, _ in details[1:]] == ["What counts:", "What costs:"]
    assert all(rows for _, rows in details[1:])
    assert "alone" in details[0][0]
