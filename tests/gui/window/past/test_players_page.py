"""Who plays how in the window: a card each, with numbers and bars, of the games on the shelf."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu

from core.table.encoding import pack
from gui.kit.bars import Bars
from gui.kit.button import Button
from gui.kit.card import Card
from gui.kit.chip import Chip
from gui.kit.scroll import Scroll
from gui.report.also_known import NAME, groups_in, merge
from gui.window.past import players_page
from gui.window.past.players_page import PlayersPage
from gui.window.past.worker import Worker
from gui.words.emblem_words import key_words
from tests.full_disk import CANNOT_BE_FULL, full_disk
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.on_screen import part
from tests.gui.race_log import race, race_after
from tests.gui.report.test_saved import keep_old
from tests.seats import identity_of, identity_seed


@pytest.fixture
def page(qtbot, shell, tmp_path):
    keep_old(tmp_path, 1, race(1)[0])
    keep_old(tmp_path, 2, race(2)[0])
    page = PlayersPage(shell)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    yield page
    page.stop()


def said_key(seed, seat):
    return " ".join(key_words(identity_of(seed, seat).public))


def filled(page, qtbot, data):
    with qtbot.waitSignal(part(page, Worker).finished):
        page.show_players(data)
    return [[label.text() for label in card.findChildren(QLabel)] for card in cards(page)]


def cards(page):
    return part(page, Scroll).findChildren(Card)


def test_each_player_has_a_card_with_numbers_and_bars(page, qtbot, tmp_path) -> None:
    said = filled(page, qtbot, tmp_path)
    assert sorted(card[:2] for card in said) == sorted(
        [name, f"Key: {said_key(seed, seat)}"]
        for seed in (1, 2)
        for seat, name in enumerate(("Ann", "Ben", "Cem"))
    )
    for card in said:
        assert card[2:4] == ["Games", "1"]
        assert "Longest step" in card
    bars = cards(page)[0].findChildren(Bars)
    assert bars[0].accessibleName().startswith("Bids: ")
    assert bars[1].accessibleName() == "Places: 1. 1"


def test_the_person_of_this_laptop_comes_first_and_is_marked(page, qtbot, tmp_path) -> None:
    (tmp_path / "identity").write_bytes(pack((identity_seed(2, 1), "")))
    first, *others = filled(page, qtbot, tmp_path)
    assert first[:3] == ["Ben", "you", f"Key: {said_key(2, 1)}"]
    marks = [[one.text() for one in card.findChildren(Chip)] for card in cards(page)]
    assert marks == [["you"], *([] for _ in others)]


def test_no_card_says_a_key_where_a_name_does_or_a_number_of_nothing(page, qtbot, tmp_path) -> None:
    keep_old(tmp_path / "one", 1, race(1)[0])
    for card in filled(page, qtbot, tmp_path / "one"):
        text = "\n".join(card)
        assert not re.search(r"[0-9a-f]{8}|Key|\b0 [:/] 0", text), text
        ahead = next(at for at, line in enumerate(card) if line.startswith("Ahead of "))
        assert card[ahead + 1] in {"0 of 1", "1 of 1"}


def test_merged_keys_are_one_card(page, qtbot, tmp_path) -> None:
    one, other = (identity_of(seed, 0).public for seed in (1, 2))
    merge(tmp_path, one, other)
    first, *others = filled(page, qtbot, tmp_path)
    won = sum(race_after(race(seed)[1]).winner == 0 for seed in (1, 2))
    keys = f"Key: {said_key(1, 0)}, {said_key(2, 0)}"
    assert first[:6] == ["Ann", keys, "Games", "2", "Won", str(won)]
    assert len(others) == 4


def test_a_torn_file_of_merged_keys_is_said_above_the_cards(page, qtbot, tmp_path) -> None:
    (tmp_path / NAME).write_bytes(b"[[")
    first, *others = filled(page, qtbot, tmp_path)
    assert "mend it or move it away" in first[0]
    assert len(others) == 6


def test_a_score_stands_beside_its_sheet(page, qtbot, tmp_path) -> None:
    keep_old(tmp_path / "cozy", 1, cozy_game()[0])
    said = {card[0]: card for card in filled(page, qtbot, tmp_path / "cozy")}
    scores = state_after(cozy_game()[1]).scores()
    for name, score in zip(("Ann", "Ben"), scores, strict=True):
        at = said[name].index("Worm & Cozy: chapter 7, A Short Winter Day")
        assert said[name][at + 1] == str(score.total)
        assert "Longest step" not in said[name]


def test_without_a_game_that_is_over_that_is_said(page, qtbot, tmp_path) -> None:
    assert filled(page, qtbot, tmp_path / "none") == [["Nobody has finished a game yet."]]


def test_of_very_many_players_the_rest_is_counted(page, qtbot, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(players_page, "_CARDS_MAX", 2)
    said = filled(page, qtbot, tmp_path)
    assert len(said) == 3
    assert said[2] == ["And 4 more: the command stats tells all."]


def test_cards_stand_in_columns_as_there_is_room(page, qtbot, tmp_path) -> None:
    filled(page, qtbot, tmp_path)
    for wide, columns in ((1280, 3), (900, 2), (500, 1)):
        page.resize(wide, 720)
        qtbot.waitUntil(lambda n=columns: len({card.x() for card in cards(page)}) == n)


def click(widget, at=None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def key_on(page, name_and_key, text):
    """Return the key with *text* on the card that begins so."""
    for card in cards(page):
        said = [label.text() for label in card.findChildren(QLabel)]
        if said[0] == name_and_key[0] and any(name_and_key[1] in line for line in said):
            return next(key for key in card.findChildren(Button) if key.text() == text)
    raise AssertionError(name_and_key)


def entries(page) -> list[str]:
    return [action.text() for action in part(page, QMenu).actions()]


def choose(page, text) -> None:
    """Click the entry of the open menu that holds *text*."""
    action = next(one for one in part(page, QMenu).actions() if text in one.text())
    click(part(page, QMenu), part(page, QMenu).actionGeometry(action).center())


def test_a_person_merges_two_cards_with_the_mouse_and_parts_them_again(
    page, qtbot, tmp_path, shell
) -> None:
    filled(page, qtbot, tmp_path)
    told = shell.anew().toasts
    click(key_on(page, ("Ann", said_key(1, 0)), "Same person as…"))
    assert part(page, QMenu).isVisible()
    choose(page, f"Ben ({said_key(2, 1)})")
    assert groups_in(tmp_path) == ((identity_of(1, 0).public, identity_of(2, 1).public),)
    assert told == [f"Ann ({said_key(1, 0)}) is also known as Ben ({said_key(2, 1)})"]
    said = [[label.text() for label in card.findChildren(QLabel)] for card in cards(page)]
    assert len(said) == 5
    assert said[0][1] in {"Also known as Ann", "Also known as Ben"}
    name = said[0][0]
    assert page.focusWidget() is key_on(page, (name, said_key(1, 0)), "Same person as…")
    click(key_on(page, (name, said_key(1, 0)), "Part again…"))
    assert entries(page) == [f"Ben ({said_key(2, 1)}) is somebody else"]
    choose(page, "Ben")
    assert groups_in(tmp_path) == ()
    assert told[1:] == [f"Ben ({said_key(2, 1)}) is a player of its own"]
    assert len(cards(page)) == 6


def test_a_card_is_merged_by_keys_alone(page, qtbot, tmp_path) -> None:
    filled(page, qtbot, tmp_path)
    key = key_on(page, ("Ann", said_key(1, 0)), "Same person as…")
    assert key.accessibleName() == f"Ann ({said_key(1, 0)}): Same person as…"
    key.setFocus()
    QTest.keyClick(key, Qt.Key.Key_Return)
    QTest.keyClick(part(page, QMenu), Qt.Key.Key_Down)
    QTest.keyClick(part(page, QMenu), Qt.Key.Key_Return)
    assert groups_in(tmp_path) == ((identity_of(1, 0).public, identity_of(2, 0).public),)
    assert len(cards(page)) == 5


def test_namesakes_are_offered_first_and_nobody_who_sat_at_one_table(
    page, qtbot, tmp_path, shell
) -> None:
    filled(page, qtbot, tmp_path)
    for name, seat in (("Ann", 0), ("Cem", 2)):
        click(key_on(page, (name, said_key(1, seat)), "Same person as…"))
        assert entries(page)[0] == f"{name} ({said_key(2, seat)})"
        assert len(entries(page)) == 3
        part(page, QMenu).close()
    merge(tmp_path, identity_of(1, 0).public, identity_of(2, 1).public)
    filled(page, qtbot, tmp_path)
    told = shell.anew().toasts
    name = cards(page)[0].findChildren(QLabel)[0].text()
    click(key_on(page, (name, said_key(1, 0)), "Same person as…"))
    assert told == [f"Everybody else sat at a table with {name}."]
    assert not part(page, QMenu).isVisible()


@CANNOT_BE_FULL
def test_what_cannot_be_noted_is_one_sentence_and_merges_nobody(
    page, qtbot, tmp_path, shell
) -> None:
    filled(page, qtbot, tmp_path)
    told = shell.anew().toasts
    click(key_on(page, ("Ann", said_key(1, 0)), "Same person as…"))
    with full_disk():
        choose(page, "Ann")
    assert len(told) == 1
    assert told[0].startswith(f"{NAME} cannot be written: ")
    assert len(cards(page)) == 6
