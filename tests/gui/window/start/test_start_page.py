"""The first page: a name first, then what to do, and who is in the room."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from core.wormup.profiles import Options
from gui.kit.button import Button
from gui.kit.theme import art_of, look, px, wear
from gui.window.start.start_page import _ICONS, StartPage
from gui.window.ways import Game, Guide, Lesson, Seat, To, Watch
from net.protocol.snapshot import LobbySnapshot, PersonHere, TableBegun
from net.protocol.table_packets import OpenTable
from net.protocol.terms import Terms
from tests.gui.heard_shell import HeardShell
from tests.settled import settled

TERMS = Terms("wormup/gryphon2010", b"", Options().plain(), 3)
BEN = PersonHere(b"b" * 32, "Ben", "1", OpenTable(1, TERMS, ()), None)
CEM = PersonHere(b"c" * 32, "Cem", "1", None, None)
EMPTY = LobbySnapshot((), (), (), None)
SIZES = [(1024, 600, 1.0), (1024, 600, 2.0), (1280, 720, 1.5), (1920, 1080, 1.0)]


class Idle(QObject):
    """Notes what costs time."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def eventFilter(self, watched, event):
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Paint}:
            self.seen.append((type(watched).__name__, event.type()))
        return False


@pytest.fixture
def worn(qapp):
    before = look()
    yield lambda **changes: wear(qapp, replace(before, **changes))
    wear(qapp, before)


def page_of(qtbot, name="Cem", size=(1280, 720), shell=None):
    page = StartPage(shell or HeardShell(), name, print)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    return page


def button(page, text):
    return next(b for b in page.findChildren(QAbstractButton) if text in b.text())


def test_without_a_name_nothing_is_offered_and_it_says_so(qtbot):
    page = page_of(qtbot, "")
    page.show_lobby(replace(EMPTY, people=(BEN,)))
    for text in ("Open a table", "Practice race", "Sit down"):
        assert button(page, text).why == "Choose a name first; the others see it."
    assert page.name.said.text() == "Choose a name first; the others see it."
    assert not button(page, "How to play").why


def test_at_the_first_start_the_keys_are_in_the_name_later_on_the_next_thing(qtbot):
    first = page_of(qtbot, "")
    assert first.focusWidget() is first.name.field
    later = page_of(qtbot, "Mia")
    assert later.focusWidget() is button(later, "Open a table")


def test_a_name_opens_the_keys_while_it_is_typed_and_a_click_tells_it(qtbot):
    page = page_of(qtbot, "", shell=(shell := HeardShell()))
    told: list[object] = []
    shell.gone = told  # type: ignore[assignment]  # in order
    page.name.renamed.connect(told.append)
    qtbot.keyClicks(page.name.field, "Dora")
    assert not button(page, "Open a table").why
    qtbot.mouseClick(button(page, "Practice race"), Qt.MouseButton.LeftButton)
    assert told == ["Dora", Lesson(Game.RACES)]


def test_a_name_is_told_without_enter_soon_after_the_last_key(qtbot):
    """Whoever types a name and waits for friends is seen by them."""
    page = page_of(qtbot, "")
    with qtbot.waitSignal(page.name.renamed) as told:
        qtbot.keyClicks(page.name.field, "Dora")
    assert told.args == ["Dora"]


def test_a_long_name_whose_accents_are_pasted_apart_is_told_whole(qtbot):
    page = page_of(qtbot, "")
    page.name.field.insert("\u2068" + "\N{ROCKET}e\u0302\u0301" * 12 + "\u2069")
    with qtbot.waitSignal(page.name.renamed) as told:
        page.name.tell()
    assert told.args == ["\N{ROCKET}\u1ebf" * 12]


@pytest.mark.parametrize("is_alone", [True, False])
def test_enter_in_the_first_name_leads_to_my_worm_and_then_to_the_next_thing(qtbot, is_alone):
    """Whoever is alone races bots: at an open table one would wait for nobody."""
    shell = HeardShell()
    page = page_of(qtbot, "", shell=shell)
    page.show_lobby(EMPTY if is_alone else replace(EMPTY, people=(BEN,)))
    opened: list[str] = []
    page.name.renamed.connect(opened.append)
    qtbot.keyClicks(page.name.field, "Mia")
    qtbot.keyClick(page.name.field, Qt.Key.Key_Return)
    assert (opened, shell.gone) == (["Mia"], [To.WORM])
    teal = [one.text() for one in page.findChildren(Button) if one._kind.is_main]
    assert ("Practice race" if is_alone else "Open a table") in teal
    assert ("Open a table" if is_alone else "Practice race") not in teal
    page.setFocus()  # as when the worm is chosen
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert (opened, shell.gone[1:]) == (["Mia"], [Lesson(Game.RACES) if is_alone else To.OPEN])
    qtbot.keyClicks(page.name.field, "n")
    qtbot.keyClick(page.name.field, Qt.Key.Key_Return)
    assert (opened[1:], len(shell.gone)) == (["Mian"], 2)


def test_a_name_that_is_not_allowed_is_told_to_nobody(qtbot):
    page = page_of(qtbot)
    told: list[str] = []
    page.name.renamed.connect(told.append)
    page.name.field.insert("\u202e")
    page.name.tell()
    assert told == []
    assert page.name.said.text().startswith("Choose a name: ")
    assert button(page, "Open a table").why


@pytest.mark.parametrize(
    ("text", "to"),
    [
        ("Open a table", To.OPEN),
        ("Practice race", Lesson(Game.RACES)),
        ("Television", To.TELEVISION),
        ("Games shelf", To.GAMES),
        ("How to play", Guide()),
        ("Cozy lesson", Lesson(Game.HOURS)),
        ("Join by code", To.NETWORK),
        ("Is my Wi-Fi all right?", To.NETWORK),
    ],
)
def test_each_key_leads_to_its_page(qtbot, text, to):
    page = page_of(qtbot, shell=(shell := HeardShell()))
    page.show_lobby(EMPTY)
    qtbot.mouseClick(button(page, text), Qt.MouseButton.LeftButton)
    settled()
    assert shell.gone == [to]


@pytest.mark.parametrize(
    ("people", "said"),
    [((), "only you so far"), ((BEN,), "1 friend"), ((BEN, CEM), "2 friends")],
)
def test_the_heading_counts_who_is_here(qtbot, people, said):
    page = page_of(qtbot)
    assert page.room.head.people.text() == "looking round…"
    page.show_lobby(replace(EMPTY, people=people))
    assert page.room.head.people.text() == said


def test_what_happens_in_the_room_is_asked_for_by_it(qtbot):
    page = page_of(qtbot, shell=(shell := HeardShell()))
    page.show_lobby(replace(EMPTY, people=(BEN,)))
    button(page, "Sit down").click()
    settled()
    assert shell.gone == [Seat(TERMS)]
    dora = TableBegun(b"d" * 32, ("Dora", "Eve"), TERMS)
    page.show_lobby(replace(EMPTY, playing=(dora,)))
    button(page, "Watch").click()
    settled()
    assert shell.gone[1:] == [Watch(dora.game)]


@pytest.mark.parametrize(("width", "height", "size"), SIZES)
def test_no_key_is_narrower_than_its_words_and_none_leaves_the_page(
    qtbot, worn, width, height, size
):
    worn(art=art_of(width, height), size=size)
    page = page_of(qtbot, size=(width, height))
    page.show_lobby(replace(EMPTY, people=(BEN, CEM)))
    settled()
    for key in page.findChildren(QAbstractButton):
        if not key.isVisible() or not key.text():
            continue
        assert key.fontMetrics().horizontalAdvance(key.text()) < key.width()
        left = key.mapTo(page, key.rect().topLeft()).x()
        assert left >= 0
        assert left + key.width() <= width


def test_the_first_picture_is_flat_and_has_no_room_yet(qtbot):
    """Wood, drawings and games take longer than all the rest of it."""
    page = StartPage(HeardShell(), "Ann", print)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    image = page.grab().toImage()
    assert image.pixelColor(600, 20).name() == look().theme.table.lower()
    assert page._room.made is None
    qtbot.waitUntil(lambda: page._room.made is not None)
    assert page.grab().toImage() != image


def test_nothing_is_laid_out_or_painted_while_nothing_happens(qtbot, clock):
    page = page_of(qtbot)
    page.show_lobby(replace(EMPTY, people=(BEN, CEM)))
    clock.pass_time(1000)
    assert not clock.pending()
    idle = Idle()
    for widget in (page, *page.findChildren(QWidget)):
        widget.installEventFilter(idle)
    settled()
    assert idle.seen == []


def test_in_the_narrowest_window_the_cards_stand_below_the_keys_and_none_is_cut(qtbot, worn):
    worn(art=art_of(640, 480))
    page = page_of(qtbot, size=(640, 480))
    page.show_lobby(replace(EMPTY, people=(BEN, CEM)))
    settled()
    cards = [card for card in page.room.cards() if card.isVisible()]
    assert cards
    for card in cards:
        left = card.mapTo(page, card.rect().topLeft()).x()
        assert 0 <= left < left + card.width() <= 640
        assert card.mapTo(page, card.rect().topLeft()).y() > page._bring.y()


@pytest.mark.parametrize("width", range(720, 1_000, 20))
def test_in_a_narrow_window_heading_and_people_keep_clear_of_the_icons(qtbot, worn, width):
    worn(art=art_of(width, 600))
    page = page_of(qtbot, size=(width, 600))
    page.show_lobby(replace(EMPTY, people=(BEN, CEM)))
    settled()
    corner = QRect(width - px(_ICONS), 0, px(_ICONS), px(22 + 44 + 6))
    head = page.room.head
    for part in (head.heading, head.people):
        if part.isVisible():
            shown = QRect(part.mapTo(page, part.rect().topLeft()), part.size())
            assert not shown.intersects(corner)
            assert part.width() >= part.sizeHint().width(), "nothing of it is cut or shrunk"
    assert head.heading.isVisible()
    assert page._right_side.y() >= head.geometry().center().y() + head.heading.height() // 2


def test_one_column_has_wood_between_its_cards(qtbot, worn):
    page = page_of(qtbot)
    page.show_lobby(replace(EMPTY, people=(BEN, CEM)))
    assert not page._is_one
    worn(art=art_of(1024, 600), size=2.0)
    page.resize(1024, 600)
    settled()
    assert page._is_one
    assert not page._room.made.autoFillBackground()
