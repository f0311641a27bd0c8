"""Bring a friend: the page that hands over while it is shown."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from gui.parts.emblem import SmallEmblem
from gui.window.start.share_page import SharePage
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


@pytest.fixture
def page(qtbot, tmp_path, monkeypatch):
    made = SharePage(tmp_path)
    monkeypatch.setattr(made, "_server", FakeServer())
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
    assert "192.168.1.23:4545/<br>K7Q2M" in page._address.text()
    assert page._address.accessibleName() == "192.168.1.23:4545/K7Q2M"
    assert page._picture.accessibleName() == "http://192.168.1.23:4545/K7Q2M"
    assert "In another network: 10.42.0.1:4545/K7Q2M" in said(page)


def test_each_file_is_shown_with_system_size_words_and_hash(page):
    page.show_sharing(SHARING)
    assert "Windows, 48.7 MB" in said(page)
    assert "macOS, 2.8 MB" in said(page)
    words = [emblem.accessibleName() for emblem in page.findChildren(SmallEmblem)]
    assert words == [", ".join(offer.fingerprint) for offer in SHARING.offers]
    shown = said(page).replace("\n", "")
    assert all(offer.digest in shown for offer in SHARING.offers)


def test_the_friends_trust_is_said_plainly(page):
    page.show_sharing(SHARING)
    assert "Whoever downloads here trusts you and your laptop." in said(page)


def test_downloads_are_counted_and_one_under_way_is_followed(page):
    page.show_sharing(SHARING)
    assert "downloading: 62 %" in said(page)
    page.show_sharing(replace(SHARING, loading=(), loaded=0))
    assert "no download yet" in said(page)
    page.show_sharing(replace(SHARING, loading=(), loaded=1))
    assert "1 download" in said(page)
    page.show_sharing(replace(SHARING, loading=(), loaded=3))
    assert "3 downloads" in said(page)


def test_the_time_that_is_left_is_told_in_whole_minutes(page):
    for left_s, told in ((1800, "30 more"), (61, "2 more"), (60, "1 more minute"), (1, "1 more")):
        page.show_sharing(replace(SHARING, left_s=left_s))
        assert told in said(page)


def test_while_it_hands_over_the_key_leads_back(qtbot, page):
    page.show_sharing(SHARING)
    with qtbot.waitSignal(page.left):
        key(page).click()


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


def test_without_a_release_folder_it_says_how_to_get_one(page):
    page.show_sharing(replace(SHARING, addresses=(), offers=(), trouble={"en": str(NOTHING)}))
    page.show_sharing(replace(SHARING, trouble={"en": "there is nothing to hand over in x"}))
    page._show_end()
    assert "There is nothing to hand over in x." in said(page)
    assert "K7Q2M" not in said(page)
    assert key(page).text() == "Try again"


def test_a_process_that_ends_by_itself_leaves_no_address(page):
    page.show_sharing(SHARING)
    page._show_end()
    assert "K7Q2M" not in said(page)


def test_a_laptop_without_a_network_is_told_so(page):
    page.show_sharing(replace(SHARING, addresses=()))
    assert "This laptop is in no network." in said(page)
    assert not page._picture.isVisible()
