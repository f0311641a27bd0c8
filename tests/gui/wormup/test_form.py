"""Choosing a race: what an edition leaves no choice about cannot be chosen."""

from PySide6.QtWidgets import QCheckBox, QComboBox

from core.wormup.profiles import PROFILES, Options
from gui.wormup.form import RaceForm


def chosen(qtbot, edition):
    form = RaceForm()
    qtbot.addWidget(form)
    (box,) = form.findChildren(QComboBox)
    box.setCurrentIndex(box.findData(edition))
    return form


def test_every_edition_as_printed_has_the_options_as_printed(qtbot):
    for edition, profile in PROFILES.items():
        form = chosen(qtbot, edition)
        assert form.rules_id == f"wormup/{edition}"
        assert form.options() == Options().plain()
        assert form.seats == (profile.seats_min, profile.seats_max)


def test_laying_anew_can_be_chosen_only_where_the_edition_has_it(qtbot):
    for edition, profile in PROFILES.items():
        form = chosen(qtbot, edition)
        box = next(b for b in form.findChildren(QCheckBox) if "anew" in b.text())
        assert box.isEnabled() == profile.may_repose


def test_whoever_does_not_open_is_out_only_where_that_is_chosen(qtbot):
    """W3.28."""
    form = chosen(qtbot, "gryphon2010")
    box = next(b for b in form.findChildren(QCheckBox) if "open a bid" in b.text())
    assert not box.isChecked()
    box.setChecked(True)
    assert form.options() == Options(unopened_out=True).plain()


def test_another_edition_says_what_is_different(qtbot):
    for edition, head in (
        ("tidwell1994", "What is different:"),
        ("gryphon2010", "How it is played:"),
    ):
        assert chosen(qtbot, edition).details(3)[1][0] == head
