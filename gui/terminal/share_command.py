"""The `share` command: this laptop hands over the program to others in the room.

Law: it serves while it runs and no longer, and goes behind everything else that runs here.
"""

from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from core.table.trouble import Trouble
from gui.terminal.output import say
from gui.terminal.place_arguments import add_name, require_port
from gui.window.sharing.offer import Browser, Gathering, Offer, Sharing, System, packed, system_of
from gui.window.sharing.web_page import Visit, web_page
from gui.words.join import picture
from gui.words.languages import LANGUAGES, known, spoken
from gui.words.trouble_words import trouble_words
from gui.words.wanted import UsageError
from gui.words.words import counted, labelled, words
from net.driver.adapters import own_addresses
from net.driver.builds import ShareError, Stock, kept_folder
from net.driver.end_with_input import end_with_input
from net.driver.gathering import gather
from net.driver.handing_over import LASTS_S, Share, SharedBuilds
from net.driver.identity import data_directory
from net.driver.own_build import system_here
from net.driver.place import LOOPBACK
from net.driver.resources import let_others_go_first
from net.protocol.handed import wanted_of

TELL_BYTES = 1_000_000
_ORDER = list(System)


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `share` to *command*."""
    about = words(
        "a folder with files and their SHA256SUMS (else this program itself, and what was gathered)"
    )
    command.add_argument("--release", type=Path, default=None, metavar="FOLDER", help=about)
    add_name(command, words("what the others call you"))
    command.add_argument("--data", type=Path, metavar="DIR", help=words("keys and games"))
    command.add_argument("--port", type=int, default=0, help=words("the TCP port (4545, or any)"))
    command.add_argument("--loopback", action="store_true", help=words("stay on this machine"))
    command.add_argument(
        "--json", action="store_true", help=words("a line of JSON for each change")
    )
    command.add_argument("--gather", default="", help=SUPPRESS)  # a window says what
    command.add_argument(
        "--tied", action="store_true", help=words("end when the standard input ends")
    )


def run(chosen: Namespace) -> int:
    """Serve until the time is up; return the exit code. Raises `UsageError`."""
    require_port("--port", chosen.port, least=0)
    let_others_go_first()
    if chosen.gather:
        return _gather(chosen)
    try:
        stock = Stock(chosen.data or data_directory(), chosen.release)
        place = LOOPBACK if chosen.loopback else "", chosen.port
        share = Share(stock, place, stays=chosen.json)
        if chosen.tied:
            end_with_input(share.end)
        share.run(_Giver(share, chosen).tell)
    except ShareError as error:
        if not chosen.json:
            raise UsageError(trouble_words(error.trouble)) from None
        say(packed(Sharing((), trouble=_in_all_languages(error.trouble))))
        return 2
    except KeyboardInterrupt:
        say(words("ended"))
    return 0


def _gather(chosen: Namespace) -> int:
    """Fetch what a window wants of another laptop, and tell it how that goes."""
    if chosen.tied:
        end_with_input(lambda: None)
    wanted = wanted_of(chosen.gather)
    try:
        told = [0]

        def tell(got: int) -> None:
            if got - told[0] >= TELL_BYTES:
                told[0] = got
                say(packed(Gathering(got)))

        gather(chosen.data or data_directory(), wanted, tell, loopback=chosen.loopback)
    except ShareError as error:
        say(packed(Gathering(trouble=_in_all_languages(error.trouble))))
        return 2
    say(packed(Gathering(wanted.build.size, is_done=True)))
    return 0


class _Giver:
    """Keeps the pages up to date, and tells on the terminal how it goes."""

    def __init__(self, share: Share, chosen: Namespace) -> None:
        self._share, self._chosen = share, chosen
        self._pages: dict[tuple[System, str], bytes] = {}
        self._shown: object = None
        self._told = Sharing(())
        self._write(share.state())
        share.page = self._page

    def tell(self, state: SharedBuilds) -> None:
        """Tell what is new."""
        if self._key(state) != self._shown:
            self._write(state)
        hosts = self._hosts()
        now = Sharing(
            tuple(f"http://{host}:{self._share.port}/{self._share.code}" for host in hosts),
            _offers(state),
            state.is_checked,
            state.loading,
            state.loaded,
            state.left_s,
            _in_all_languages(state.trouble) if state.trouble else {},
            system_here(),
            tuple(
                Browser(one.host, system_of(one.agent).name, one.minutes) for one in state.visitors
            ),
            str(kept_folder(self._chosen.data or data_directory())),
        )
        if self._chosen.json:
            say(packed(now))
        else:
            self._say(now)
        self._told = now

    def _page(self, agent: str, languages: str) -> bytes:
        """Return the page for a browser, as `Share` wants it."""
        return self._pages[system_of(agent), known(languages.split(","))]

    def _write(self, state: SharedBuilds) -> None:
        """Write the pages for all browsers."""
        self._shown = self._key(state)
        offers, pages = _offers(state), {}
        giver, code, minutes = self._chosen.name, self._share.code, -(-state.left_s // 60)
        host = next(iter(self._hosts()), "")
        address = f"{host}:{self._share.port}/{code}" if host else ""
        for language in LANGUAGES:
            with spoken(language):
                for system in System:
                    visit = Visit(offers, system, giver, code, minutes, state.is_checked, address)
                    pages[system, language] = web_page(visit).encode()
        self._pages = pages

    def _hosts(self) -> Sequence[str]:
        return own_addresses(loopback=self._chosen.loopback)

    def _key(self, state: SharedBuilds) -> object:
        """Return all that a page shows."""
        return state.builds, state.is_checked, -(-state.left_s // 60), tuple(self._hosts())

    def _say(self, now: Sharing) -> None:
        """Print what has changed since the last time."""
        if now.addresses != self._told.addresses:
            self._say_where(now)
        for offer in now.offers:
            if offer not in self._told.offers:
                say(labelled(offer.system.words, f"{offer.name}, {offer.megabytes}"))
                say(f"  {' '.join(offer.fingerprint)}  SHA-256 {offer.hashed}")
                say(f"  {offer.origin(self._chosen.name)}")
        if now.loaded != self._told.loaded:
            say(words("downloads finished: {count}", count=now.loaded))
        if not now.left_s:
            say(words("the time is up"))

    def _say_where(self, now: Sharing) -> None:
        if not now.addresses:
            say(words("this laptop is in no network: switch on Wi-Fi, or plug in a cable"))
            return
        first, *others = now.addresses
        say(words("others in this room open {address} in a browser", address=first))
        say(picture(first))
        for address in others:
            say(words("in another network: {address}", address=address))
        say(
            counted(
                LASTS_S // 60,
                "it ends after {count} minute, or with Ctrl+C; whoever downloads trusts you",
                "it ends after {count} minutes, or with Ctrl+C; whoever downloads trusts you",
            )
        )


def _in_all_languages(trouble: Trouble) -> dict[str, str]:
    """Return a *trouble* in words, by language: whoever reads it may change the language."""
    said = {}
    for language in LANGUAGES:
        with spoken(language):
            said[language] = trouble_words(trouble)
    return said


def _offers(state: SharedBuilds) -> tuple[Offer, ...]:
    """Return what there is to load, by system."""
    found = [
        Offer(
            *(one.name, one.size, one.named, one.digest, one.giver, one.is_signed),
            one.system,
            one.is_made_up,
        )
        for one in state.builds
    ]
    return tuple(sorted(found, key=lambda offer: (_ORDER.index(offer.system), offer.name)))
