"""The page in the browser of somebody who has no game yet."""

import re
from dataclasses import replace
from html import escape
from html.parser import HTMLParser

import pytest

from gui.window.sharing.offer import Offer, System
from gui.window.sharing.web_page import STEPS, Visit, web_page
from gui.words.languages import spoken

OFFERS = tuple(
    Offer(f"wormup{name}", size, f"{size:064x}", f"{size + 1:064x}")
    for name, size in (
        ("-lan-9-windows-x64.zip", 48_700_000),
        ("-lan-9-macos.zip", 2_800_000),
        ("-lan-9-linux-x64.tar.xz", 62_000_000),
        ("_lan-9-py3-none-any.whl", 800_000),
    )
)


def shown(system=System.LINUX, offers=OFFERS, giver="Ann", **more):
    return web_page(Visit(offers, system, giver, "K7Q2M", 29, **more))


class Reader(HTMLParser):
    """Checks that every element is closed in order, and collects links."""

    def __init__(self, page):
        super().__init__()
        self.open: list[str] = []
        self.links: list[str | None] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.links += [value for name, value in attrs if name == "href"]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("system", System)
def test_every_file_is_named_once_with_its_size_and_hash_and_builds_with_their_words(system):
    page = shown(system)
    assert set(Reader(page).links) == {f"/K7Q2M/{offer.name}" for offer in OFFERS}
    assert len(Reader(page).links) == len(OFFERS)
    for offer in OFFERS:
        assert offer.megabytes in page
        assert offer.hashed in page
        assert offer.system is System.OTHER or all(word in page for word in offer.fingerprint)


@pytest.mark.parametrize("system", [System.WINDOWS, System.MACOS, System.LINUX])
def test_the_file_for_the_browsers_system_comes_first_and_is_the_only_big_key(system):
    page = shown(system)
    (own,) = [offer for offer in OFFERS if offer.system is system]
    assert re.findall(r'<a class="key" href="/K7Q2M/([^"]*)"', page) == [own.name]
    assert Reader(page).links[0] == f"/K7Q2M/{own.name}"
    first = page.split('<div class="pair">')[0]
    assert all(escape(step) in first for step in STEPS[system])
    assert len(STEPS[system]) == 3


def test_a_browser_that_holds_a_download_back_is_answered_on_the_page():
    """What comes over plain HTTP a browser calls insecure, and keeps only when it is told to."""
    assert "Press “Keep”" in shown(System.LINUX)
    assert "Press “Keep”" not in shown(System.PHONE)


def test_a_phone_is_told_to_use_a_laptop():
    page = shown(System.PHONE)
    assert "This is a phone. The games need a laptop." in page
    assert "192.168.1.23:4545/K7Q2M" in shown(System.PHONE, address="192.168.1.23:4545/K7Q2M")
    assert 'class="key"' not in page


def test_a_system_without_a_file_is_told_so_but_not_while_files_are_checked():
    offers = OFFERS[:1]
    assert "There is nothing here for macOS." in shown(System.MACOS, offers)
    page = shown(System.MACOS, offers, is_checked=False)
    assert "nothing here" not in page
    assert "being packed" in page


def test_the_page_looks_again_only_while_files_are_checked():
    assert 'http-equiv="refresh"' in shown(is_checked=False)
    assert 'http-equiv="refresh"' not in shown()


@pytest.mark.parametrize("system", System)
def test_whom_one_trusts_is_said_plainly(system):
    assert "you trust the person whose laptop you download from." in shown(system)


def test_a_name_is_text_and_nothing_else():
    page = shown(giver="<script>x</script>")
    assert "&lt;script&gt;x&lt;/script&gt;&#x27;s laptop" in page
    assert "<script" not in page
    assert "from" not in shown(giver="").split("<h1>")[1].split("</h1>")[0]


def test_the_page_needs_nothing_from_elsewhere_and_no_script():
    page = re.sub(r'xmlns(:\w+)?="[^"]*"', "", shown())
    assert not re.search(r"https?://|<script|<link|<img|@import|url\((?!#)|javascript:", page)


def test_it_speaks_german_too():
    with spoken("de"):
        page = shown(System.WINDOWS)
    assert '<html lang="de">' in page
    assert "Du vertraust dem Menschen, von dessen Laptop du lädst." in page
    assert "noch 29 Minuten" in page
    assert "49 MB" in page
    assert '<html lang="en">' in shown()


def test_wheel_and_source_are_folded_away():
    page = shown()
    assert page.index("wormup_lan-9-py3-none-any.whl") > page.index("<details>")


def test_a_build_says_who_vouches_for_it_before_it_is_downloaded():
    mac = Offer("wormup-lan-9-macos-arm64.zip", 1, "ab" * 32, "cd" * 32, "Ben")
    assert "packed on Ben&#x27;s laptop, not signed by the makers" in shown(offers=[mac])
    assert "signed by the makers of the program" in shown(offers=[replace(mac, is_signed=True)])
    made_up = shown(offers=[replace(mac, is_made_up=True)])
    assert '<p class="trust">not what the makers of the program have signed' in made_up


def test_a_mac_is_told_which_chip_a_build_is_for_and_that_nobody_has_run_it():
    mac = Offer("wormup-lan-9-macos-arm64.zip", 1, "ab" * 32)
    assert "macOS, Apple chip" in shown(System.MACOS, [mac])
    assert "Nobody has run this on a Mac yet." in shown(System.MACOS, [mac])
    assert "needs the internet" in shown(System.MACOS, OFFERS)


@pytest.mark.parametrize("system", System)
@pytest.mark.parametrize("is_checked", [True, False])
def test_no_sentence_speaks_of_what_only_programmers_have(system, is_checked):
    page = shown(system, is_checked=is_checked).lower()
    assert not re.search(r"\bclones?\b|\bscripts?\b|release", page)


def test_on_linux_the_menu_entry_is_named_unless_the_package_brings_it():
    page = shown(System.LINUX, [Offer("wormup-lan-9-linux-x64.tar.gz", 1, "ab" * 32)])
    assert "install-menu-entry.sh" in page
    page = shown(System.LINUX, [Offer("wormup-lan-9-linux-x64.deb", 1, "ab" * 32)])
    assert "Linux, for Debian and Ubuntu" in page
    assert "install-menu-entry.sh" not in page


def test_an_installer_says_that_there_is_nothing_to_unpack():
    offer = Offer("wormup-lan-9-windows-x64-setup.exe", 37_000_000, "2" * 64, "3" * 64)
    page = shown(System.WINDOWS, (*OFFERS, offer))
    assert "Windows, to install" in page
    assert "Nothing to unpack: double-click it. It installs for you alone." in page
