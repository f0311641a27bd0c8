"""Choosing a sheet: a chapter, or a file without mistakes."""

import pytest
from PySide6.QtWidgets import QScrollArea

from core.cozy.game import RULES_ID, Cozy, options_for
from gui.cozy.chapters import SheetError, chapter_text, chapters
from gui.cozy.form import CozyForm
from gui.parts.theme import px
from gui.parts.tokens import TIGHT
from tests.gui.on_screen import cards


def form_of(qtbot):
    form = CozyForm()
    qtbot.addWidget(form)
    return form


def test_every_chapter_can_be_chosen(qtbot):
    form = form_of(qtbot)
    assert [card.accessibleName()[:2] for card in cards(form)] == [
        f"{number}." for number in chapters()
    ]
    assert cards(form)[0].accessibleName() == "1. First Rain"
    for number, card in enumerate(cards(form), 1):
        card.click()
        assert form.options() == options_for(chapter_text(number))
        assert Cozy().options_refusal(form.options(), 1) is None


def test_the_bar_below_the_sheets_keeps_clear_of_them(qtbot):
    form = form_of(qtbot)
    form.resize(700, 300)
    form.show()
    bar, card = form.findChild(QScrollArea).horizontalScrollBar(), cards(form)[0]
    qtbot.waitUntil(bar.isVisible)
    foot = card.mapTo(form, card.rect().bottomLeft()).y()
    assert bar.mapTo(form, bar.rect().topLeft()).y() - foot > px(TIGHT)


def test_a_file_of_ones_own_is_added_and_chosen(qtbot, tmp_path):
    form = form_of(qtbot)
    own = chapter_text(2).replace("The Compost Heap", "Mine")
    (tmp_path / "mine.toml").write_text(own, encoding="utf-8")
    form.add_file(tmp_path / "mine.toml")
    assert form.options() == options_for(own)


def test_a_file_with_mistakes_is_not_added(qtbot, tmp_path):
    form = form_of(qtbot)
    (tmp_path / "mine.toml").write_text("rows = 'many'", encoding="utf-8")
    with pytest.raises(SheetError):
        form.add_file(tmp_path / "mine.toml")
    assert form.options() == options_for(chapter_text(1))


@pytest.mark.parametrize("is_own", [False, True])
def test_the_sheet_of_an_earlier_table_is_chosen_again(qtbot, is_own):
    form, text = form_of(qtbot), chapter_text(7)
    if is_own:
        text = text.replace("A Short Winter Day", "Mine")
    form.take(RULES_ID, options_for(text))
    assert form.options() == options_for(text)
    assert len(cards(form)) == len(chapters()) + is_own


def test_what_cannot_be_read_is_not_chosen(qtbot):
    form = form_of(qtbot)
    for options in ((b"no sheet", bytes(32)), (1, 2), ()):
        form.take(RULES_ID, options)
    assert form.options() == options_for(chapter_text(1))


def test_what_counts_and_what_costs_is_said(qtbot):
    form = form_of(qtbot)
    for card in cards(form):
        assert "What counts:" in card.accessibleDescription()
        assert "What costs:" in card.accessibleDescription()
    assert "Alone" in form.said(1)


def test_the_house_rule_of_an_earlier_table_is_taken_over_and_told(qtbot):
    form = CozyForm()
    qtbot.addWidget(form)
    assert form.house_rules() == "House rules: none"
    plain = form.options()
    assert isinstance(plain, tuple)
    form.take(RULES_ID, (*plain, True))
    assert form.options() == (*plain, True)
    assert form.house_rules() == "House rules: No number, no seat"
    form.take(RULES_ID, plain)
    assert form.options() == plain
