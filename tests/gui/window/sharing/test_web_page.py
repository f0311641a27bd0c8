"""The page in the browser of somebody who has no game yet."""

import re
from html.parser import HTMLParser

import pytest

from gui.window.sharing.offer import Offer, System
from gui.window.sharing.web_page import STEPS, web_page
from gui.words.languages import spoken

OFFERS = tuple(
    Offer(f"wormup{name}", size, f"{size:064x}")
    for name, size in (
        ("-lan-9-windows-x64.zip", 48_700_000),
        ("-lan-9-macos.zip", 2_800_000),
        ("-lan-9-linux-x64.tar.xz", 62_000_000),
        ("_lan-9-py3-none-any.whl", 800_000),
    )
)


def shown(system=System.LINUX, offers=OFFERS, giver="Ann", **more):
    return web_page(offers, system, giver, "K7Q2M", **more)


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
def test_every_file_is_named_once_with_its_size_words_and_hash(system):
    page = shown(system)
    assert set(Reader(page).links) == {f"/K7Q2M/{offer.name}" for offer in OFFERS}
    assert len(Reader(page).links) == len(OFFERS)
    for offer in OFFERS:
        assert offer.megabytes in page
        assert offer.digest in page
        assert all(word in page for word in offer.fingerprint)


@pytest.mark.parametrize("system", [System.WINDOWS, System.MACOS, System.LINUX])
def test_the_file_for_the_browsers_system_comes_first_and_is_the_only_big_key(system):
    page = shown(system)
    (own,) = [offer for offer in OFFERS if offer.system is system]
    assert re.findall(r'<a class="key" href="/K7Q2M/([^"]*)"', page) == [own.name]
    assert Reader(page).links[0] == f"/K7Q2M/{own.name}"
    assert all(step.split(" > ")[0] in page for step in STEPS[system])


def test_a_phone_is_told_to_use_a_laptop():
    page = shown(System.PHONE)
    assert "This is a phone." in page
    assert 'class="key"' not in page


def test_a_system_without_a_file_is_told_so_but_not_while_files_are_checked():
    offers = OFFERS[:1]
    assert "There is nothing here for macOS." in shown(System.MACOS, offers)
    page = shown(System.MACOS, offers, is_checked=False)
    assert "nothing here" not in page
    assert "still being checked" in page


def test_the_page_looks_again_only_while_files_are_checked():
    assert 'http-equiv="refresh"' in shown(is_checked=False)
    assert 'http-equiv="refresh"' not in shown()


@pytest.mark.parametrize("system", System)
def test_whom_one_trusts_is_said_plainly(system):
    assert "You trust the person whose laptop you download from." in shown(system)


def test_a_name_is_text_and_nothing_else():
    page = shown(giver="<script>x</script>")
    assert "&lt;script&gt;x&lt;/script&gt;&#x27;s laptop" in page
    assert "<script" not in page
    assert "laptop." not in shown(giver="").split("You trust")[0].split("<h1>")[1]


def test_the_page_needs_nothing_from_elsewhere_and_no_script():
    page = re.sub(r'xmlns(:\w+)?="[^"]*"', "", shown())
    assert not re.search(r"https?://|<script|<link|<img|@import|url\((?!#)|javascript:", page)


def test_it_speaks_german_too():
    with spoken("de"):
        page = shown(System.WINDOWS)
    assert '<html lang="de">' in page
    assert "Du vertraust dem Menschen, von dessen Laptop du lädst." in page
    assert "48,7 MB" in page
    assert '<html lang="en">' in shown()
