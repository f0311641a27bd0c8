"""Bring a friend: the page that hands over while it is shown."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from gui.parts.emblem import SmallEmblem
from gui.window.sharing.offer import Browser, Gathering, Sharing
from gui.window.start.share_page import SharePage
from gui.words.troubles import trouble_words
from net.protocol.handed import BuildHere, Loading, Program, Wanted
from net.protocol.snapshot import LobbySnapshot, PersonHere
from tests.gui.heard_shell import HeardShell
from tests.settled import settled
from tests.window.scenes import NOTHING, SHARING


class FakeServer:
    """Writes down what the page asks of its process."""

    def __init__(self):
        self.asked = []

    def start(self, name, data, *, loopback):
        self.asked.append(("start", name, data, loopback))

    def stop(self):
        self.asked.append("stop")


class FakeGatherer:
    """Writes down what the page wants to have fetched."""

    def __init__(self):
        self.asked = []

    def start(self, wanted, data, *, loopback):
        self.asked.append((wanted, data))

    def stop(self):
        pass


@pytest.fixture
def page(qtbot, tmp_path, monkeypatch):
    made = SharePage(HeardShell(), tmp_path, lambda _: None)
    monkeypatch.setattr(made, "_server", FakeServer())
    monkeypatch.setattr(made, "_gatherer", FakeGatherer())
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def said(page):
    settled()  # new rows are shown by their layout
    return " / ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def key(page):
    return next(b for b in page.findChildren(QAbstractButton) if b is page._button)


def test_it_hands_over_from_the_moment_it_is_asked_until_it_is_left(page, tmp_path):
    page.begin("Ann")
    assert page._server.asked == [("start", "Ann", tmp_path, False)]
    page.hide()
    assert page._server.asked[1:] == ["stop"]


def test_the_address_is_shown_large_as_a_picture_and_for_a_screen_reader(page):
    page.show_sharing(SHARING)
    assert "192.168.1.23:4545/<br>K7Q2M" in page._where._letters.text()
    assert page._where._letters.accessibleName() == "192.168.1.23:4545/K7Q2M"
    assert page._where._picture.accessibleName() == "http://192.168.1.23:4545/K7Q2M"
    assert "In another network: 10.42.0.1:4545/K7Q2M" in said(page)


def test_each_system_is_shown_with_its_size_its_origin_and_its_words(page):
    page.show_sharing(SHARING)
    assert "macOS / Apple chip, 61\u00a0MB / from Ben's laptop" in said(page)
    assert "Linux / 101\u00a0MB / from this laptop" in said(page)
    assert "Windows / nobody here has it" in said(page)
    words = [emblem.accessibleName() for emblem in page.findChildren(SmallEmblem)]
    assert sorted(words) == sorted(", ".join(offer.fingerprint) for offer in SHARING.offers)


def test_what_another_laptop_has_is_fetched_by_one_key_and_followed(qtbot, page, tmp_path):
    page.begin("Ann")
    page.show_sharing(replace(SHARING, offers=()))
    build = BuildHere("windows-x64", bytes(32), 48_000_000)
    dana = Program("windows-x64", 4545, "K7Q2M", ("10.0.0.2",), (build,))
    page.show_lobby(lobby(dana))
    assert "Dana's laptop has it" in said(page)
    (fetch,) = [b for b in page.findChildren(QAbstractButton) if b.text() == "Fetch 48 MB"]
    fetch.click()
    assert page._gatherer.asked == [(Wanted(build, dana, "Dana"), tmp_path)]
    page._what_comes(Gathering(31_000_000))
    page.show_sharing(replace(SHARING, offers=(), loaded=3))  # what changes elsewhere is no matter
    assert "31 MB of 48 MB" in said(page)
    page._what_comes(Gathering(trouble={"en": "nothing could be fetched"}))
    assert "Nothing could be fetched." in said(page)
    assert fetch.isVisible()


def test_the_room_is_told_what_is_handed_over_and_when_it_ends(page):
    told: list[Program] = []
    page._tell_room = told.append
    page.show_sharing(SHARING)
    page.show_sharing(replace(SHARING, loaded=9))
    page.hide()
    assert told == [SHARING.program, Program("linux-x64")]


def lobby(*programs):
    people = tuple(
        PersonHere(b"d", "Dana", "0.2.0", None, None, program=program) for program in programs
    )
    return LobbySnapshot(people, (), (), None)


def test_that_trust_is_the_friends_is_said_plainly(page):
    page.show_sharing(SHARING)
    assert "Whom to trust is yours to say." in said(page)


def test_the_worm_crawls_as_far_as_a_download_has_come_and_all_are_counted(page):
    page.show_sharing(SHARING)
    assert "macOS is being downloaded / 38 MB of 61 MB" in said(page)
    assert page._loads.worm.isVisible()
    assert page._loads.worm.percentage == 62
    assert page._loads.worm.accessibleName() == "downloading: 62 %"
    slower = Loading("wormup-lan-0.2.0-linux-x64.tar.gz", "192.168.1.43", 7)
    page.show_sharing(replace(SHARING, loading=(*SHARING.loading, slower)))
    assert "2 downloads under way / 7.1 MB of 101 MB" in said(page)
    page.show_sharing(replace(SHARING, loading=(), loaded=0))
    assert "download" not in said(page)
    assert not page._loads.worm.isVisible()
    page.show_sharing(replace(SHARING, loading=(), loaded=1))
    assert "1 download" in said(page)
    page.show_sharing(replace(SHARING, loading=(), loaded=3))
    assert "3 downloads" in said(page)


def test_the_time_that_is_left_is_told_in_whole_minutes(page):
    for left_s, told in ((1800, "30 more"), (61, "2 more"), (60, "1 more minute"), (1, "1 more")):
        page.show_sharing(replace(SHARING, left_s=left_s))
        assert told in said(page)


def test_while_it_hands_over_the_key_leads_back(page):
    page.show_sharing(SHARING)
    key(page).click()
    assert page._ways.backs == 1


def test_when_the_time_is_up_the_address_goes_and_the_key_begins_again(page, tmp_path):
    page.begin("Ann", loopback=True)
    page.show_sharing(SHARING)
    page.show_sharing(replace(SHARING, loading=(), left_s=0))
    assert "K7Q2M" not in said(page)
    assert "It ends by itself after half an hour." in said(page)
    page._show_end()  # the process has gone too
    page._server.asked.clear()
    key(page).click()
    assert page._server.asked == [("start", "Ann", tmp_path, True)]


def test_with_nothing_to_give_it_says_so_and_stays_open_for_what_is_gathered(page):
    page.show_sharing(replace(SHARING, offers=(), trouble={"en": trouble_words(NOTHING)}))
    assert "has nothing packed to give" in said(page)
    assert "K7Q2M" in said(page)
    assert key(page).text() == "Done"


def test_when_it_cannot_begin_it_says_why_and_tries_again(page):
    page.show_sharing(Sharing((), trouble={"en": "TCP port 1 cannot be used"}))
    page._show_end()
    assert "TCP port 1 cannot be used." in said(page)
    assert "K7Q2M" not in said(page)
    assert key(page).text() == "Try again"


def test_a_process_that_ends_by_itself_leaves_no_address(page):
    page.show_sharing(SHARING)
    page._show_end()
    assert "K7Q2M" not in said(page)


def test_a_laptop_without_a_network_is_told_so(page):
    page.show_sharing(replace(SHARING, addresses=()))
    assert "This laptop is in no network." in said(page)
    assert not page._where._picture.isVisible()
    assert "Show it large" not in [
        b.text() for b in page.findChildren(QAbstractButton) if b.isVisible()
    ]


def test_the_last_browser_that_came_is_shown_with_what_it_finds_here(page):
    page.show_sharing(SHARING)
    assert "A browser is here / Windows, not here yet / now" in said(page)
    browsers = (*SHARING.browsers, Browser("192.168.1.9", "LINUX", 3))
    page.show_sharing(replace(SHARING, browsers=browsers))
    assert "A browser is here / Linux / 3 minutes ago" in said(page)
    page.show_sharing(replace(SHARING, browsers=(Browser("h", "PHONE", 0),)))
    assert "A browser is here / A phone: the games need a laptop." in said(page)
    page.show_sharing(replace(SHARING, browsers=()))
    assert "browser is here" not in said(page)


def test_whose_browser_and_whose_download_it_is_is_said_where_the_room_knows(page):
    """By the addresses that a laptop hands over at; a name that is asked for is nobody's."""
    page.show_sharing(SHARING)
    page.show_lobby(lobby(Program("windows-x64", 4545, "K7Q2M", ("192.168.1.42", "192.168.1.44"))))
    assert "Dana's browser is here" in said(page)
    assert "Dana downloads macOS" in said(page)


def test_what_the_room_tells_is_laid_at_once_so_that_nothing_is_cut_in_a_small_window(page):
    page.resize(1024, 600)
    page.show_sharing(SHARING)
    builds = [BuildHere(name, bytes(32), 6) for name in ("macos-x64", "windows-x64")]
    page.show_lobby(lobby(Program("linux-x64", 4545, "K7Q2M", ("192.168.1.42",), tuple(builds))))
    settled()
    for part in (page._what, page._loads):
        assert part.width() >= part.minimumSizeHint().width()
        right = part.mapTo(page, part.rect().topRight()).x()
        assert right < page.width()


def test_the_address_is_shown_large_for_the_whole_room_and_small_again(page):
    page.show_sharing(SHARING)
    (zoom,) = [b for b in page.findChildren(QAbstractButton) if b.text() == "Show it large"]
    small = page._where._picture.width()
    zoom.click()
    assert "192.168.1.23:4545/<br>K7Q2M" in said(page)
    assert "What this room has" not in said(page)
    assert page._where._picture_large.isVisible()
    assert page._where._picture_large.width() > 2 * small
    page.show_sharing(replace(SHARING, loaded=2))  # what changes meanwhile is no matter
    assert page._where._picture_large.isVisible()
    zoom.click()
    assert page._where._picture.isVisible()
    page.show_sharing(replace(SHARING, left_s=0))
    assert not page._where.is_large
