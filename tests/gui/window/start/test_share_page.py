"""Bring a friend: the page that hands over while it is shown."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from gui.kit.qr import Qr
from gui.parts.emblem_pixmap import SmallEmblem
from gui.window.sharing.offer import Browser, Gathering, Sharing, packed
from gui.window.sharing.server import Gatherer, Server
from gui.window.start.address_card import AddressCard
from gui.window.start.builds_card import BuildsCard
from gui.window.start.guests import LoadBar
from gui.window.start.share_page import SharePage
from gui.words.trouble_words import trouble_words
from net.protocol.handed import BuildHere, Loading, Program, WantedBuild
from net.protocol.snapshot import LobbySnapshot, PersonHere
from tests.gui.on_screen import key, keys, part
from tests.settled import settled
from tests.window.scenes import NOTHING, SHARING


@pytest.fixture(autouse=True)
def asked(monkeypatch):
    """Return what the page asks of the process that hands over."""
    asked: list[object] = []
    monkeypatch.setattr(
        Server, "start", lambda _, name, data, *, loopback: asked.append((name, data, loopback))
    )
    monkeypatch.setattr(Server, "stop", lambda _: asked.append("stop"))
    return asked


@pytest.fixture(autouse=True)
def wanted(monkeypatch):
    """Return what the page wants to have fetched."""
    wanted: list[object] = []
    monkeypatch.setattr(
        Gatherer, "start", lambda _, build, data, **_where: wanted.append((build, data))
    )
    return wanted


@pytest.fixture
def told():
    """Return what the room is told."""
    return []


@pytest.fixture
def page(qtbot, tmp_path, shell, told):
    made = SharePage(shell, tmp_path, told.append)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def said(page):
    settled()  # new rows are shown by their layout
    return " / ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def done(page):
    """Return the big key of the tray, which has the focus at first."""
    return page.focusProxy()


def end(page):
    """Let the process that hands over end by itself."""
    part(page, Server).ended.emit()


def come(page, gathering):
    """Let the process that fetches tell how far it is."""
    part(page, Gatherer).line.emit(packed(gathering))


def test_it_hands_over_from_the_moment_it_is_asked_until_it_is_left(page, asked, tmp_path):
    page.begin("Ann")
    assert asked == [("Ann", tmp_path, False)]
    page.hide()
    assert asked[1:] == ["stop"]


def test_the_address_is_shown_large_as_a_picture_and_for_a_screen_reader(page):
    page.show_sharing(SHARING)
    assert "192.168.1.23:4545/<br>K7Q2M" in said(page)
    heard = [one.accessibleName() for one in page.findChildren(QWidget) if one.isVisible()]
    assert "192.168.1.23:4545/K7Q2M" in heard
    assert "http://192.168.1.23:4545/K7Q2M" in heard
    assert "In another network: 10.42.0.1:4545/K7Q2M" in said(page)


def test_each_system_is_shown_with_its_size_its_origin_and_its_words(page):
    page.show_sharing(SHARING)
    assert "macOS / Apple chip, 61\u00a0MB / from Ben's laptop" in said(page)
    assert "Linux / 101\u00a0MB / from this laptop" in said(page)
    assert "Windows / nobody here has it" in said(page)
    words = [emblem.accessibleName() for emblem in page.findChildren(SmallEmblem)]
    assert sorted(words) == sorted(", ".join(offer.fingerprint) for offer in SHARING.offers)


def test_what_another_laptop_has_is_fetched_by_one_key_and_followed(page, wanted, tmp_path):
    page.begin("Ann")
    page.show_sharing(replace(SHARING, offers=()))
    build = BuildHere("windows-x64", bytes(32), 48_000_000)
    dana = Program("windows-x64", 4545, "K7Q2M", ("10.0.0.2",), (build,))
    page.show_lobby(lobby(dana))
    assert "Dana's laptop has it" in said(page)
    fetch = key(page, "Fetch 48 MB")
    fetch.click()
    assert wanted == [(WantedBuild(build, dana, "Dana"), tmp_path)]
    come(page, Gathering(31_000_000))
    page.show_sharing(replace(SHARING, offers=(), loaded=3))  # what changes elsewhere is no matter
    assert "31 MB of 48 MB" in said(page)
    come(page, Gathering(trouble={"en": "nothing could be fetched"}))
    assert "Nothing could be fetched." in said(page)
    assert fetch.isVisible()


def test_the_room_is_told_what_is_handed_over_and_when_it_ends(page, told):
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
    assert part(page, LoadBar).worm.isVisible()
    assert part(page, LoadBar).worm.percentage == 62
    assert part(page, LoadBar).worm.accessibleName() == "downloading: 62 %"
    slower = Loading("wormup-lan-0.2.0-linux-x64.tar.gz", "192.168.1.43", 7)
    page.show_sharing(replace(SHARING, loading=(*SHARING.loading, slower)))
    assert "2 downloads under way / 7.1 MB of 101 MB" in said(page)
    page.show_sharing(replace(SHARING, loading=(), loaded=0))
    assert "download" not in said(page)
    assert not part(page, LoadBar).worm.isVisible()
    page.show_sharing(replace(SHARING, loading=(), loaded=1))
    assert "1 download" in said(page)
    page.show_sharing(replace(SHARING, loading=(), loaded=3))
    assert "3 downloads" in said(page)


def test_the_time_that_is_left_is_told_in_whole_minutes(page):
    for left_s, told in ((1800, "30 more"), (61, "2 more"), (60, "1 more minute"), (1, "1 more")):
        page.show_sharing(replace(SHARING, left_s=left_s))
        assert told in said(page)


def test_while_it_hands_over_the_key_leads_back(page, shell):
    page.show_sharing(SHARING)
    done(page).click()
    assert shell.backs == 1


def test_when_the_time_is_up_the_address_goes_and_the_key_begins_again(page, asked, tmp_path):
    page.begin("Ann", loopback=True)
    page.show_sharing(SHARING)
    page.show_sharing(replace(SHARING, loading=(), left_s=0))
    assert "K7Q2M" not in said(page)
    assert "It ends by itself after half an hour." in said(page)
    end(page)  # the process has gone too
    asked.clear()
    done(page).click()
    assert asked == [("Ann", tmp_path, True)]


def test_with_nothing_to_give_it_says_so_and_stays_open_for_what_is_gathered(page):
    page.show_sharing(replace(SHARING, offers=(), trouble={"en": trouble_words(NOTHING)}))
    assert "has nothing packed to give" in said(page)
    assert "K7Q2M" in said(page)
    assert done(page).text() == "Done"


def test_when_it_cannot_begin_it_says_why_and_tries_again(page):
    page.show_sharing(Sharing((), trouble={"en": "TCP port 1 cannot be used"}))
    end(page)
    assert "TCP port 1 cannot be used." in said(page)
    assert "K7Q2M" not in said(page)
    assert done(page).text() == "Try again"


def test_a_process_that_ends_by_itself_leaves_no_address(page):
    page.show_sharing(SHARING)
    end(page)
    assert "K7Q2M" not in said(page)


def test_a_laptop_without_a_network_is_told_so(page):
    page.show_sharing(replace(SHARING, addresses=()))
    assert "This laptop is in no network." in said(page)
    assert not any(picture.isVisible() for picture in page.findChildren(Qr))
    assert "Show it large" not in keys(page)


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
    for shown in (part(page, BuildsCard), part(page, LoadBar)):
        assert shown.width() >= shown.minimumSizeHint().width()
        right = shown.mapTo(page, shown.rect().topRight()).x()
        assert right < page.width()


def test_the_address_is_shown_large_for_the_whole_room_and_small_again(page):
    page.show_sharing(SHARING)
    zoom, (small, large) = key(page, "Show it large"), page.findChildren(Qr)
    zoom.click()
    assert "192.168.1.23:4545/<br>K7Q2M" in said(page)
    assert "What this room has" not in said(page)
    assert large.isVisible()
    assert large.width() > 2 * small.width()
    page.show_sharing(replace(SHARING, loaded=2))  # what changes meanwhile is no matter
    assert large.isVisible()
    zoom.click()
    assert small.isVisible()
    page.show_sharing(replace(SHARING, left_s=0))
    assert not part(page, AddressCard).is_large
