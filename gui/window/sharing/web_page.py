"""The page that a browser in the room shows: what to load, and what to do with it then.

Law: one document without scripts and without a word to anywhere else, for browsers of any age.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from gui.kit.assets import read_drawing
from gui.kit.tokens import DAY, EVENING, Theme
from gui.window.sharing.offer import Offer, System
from gui.words.emblem_pictures import emblem_svg
from gui.words.emblem_words import key_pictures
from gui.words.languages import page_language
from gui.words.words import counted, marked, words

_CHECKING_S = 3
"""When the page looks again while files are still being checked."""

STEPS = {
    System.WINDOWS: (
        marked("Download, then right-click the file: “Extract all”."),
        marked("Double-click “Worm Up” in the new folder."),
        marked("A blue notice? “More info”, “Run anyway”. Networks? Allow them."),
    ),
    System.MACOS: (
        marked("Download, and open the file."),
        marked("Double-click “Worm Up”; a notice comes, close it."),
        marked("System Settings, “Privacy & Security”, at the bottom: “Open Anyway”."),
    ),
    System.LINUX: (
        marked("Download, and unpack it where you like."),
        marked("Open the folder, start “Worm Up”."),
        marked("Sit down: the table shows up by itself."),
    ),
}
"""What to do: three lines a system."""
_NEEDS_INTERNET = marked(
    "The first start needs the internet for about two minutes; later starts do not."
)
_NOT_ON_A_MAC = marked("Nobody has run this on a Mac yet. Tell us how it went!")
_NO_CERTIFICATE = marked(
    "The browser says that it is insecure? Press “Keep”: a laptop in a room has no certificate."
)
_HASHED_BY = {
    System.WINDOWS: "certutil -hashfile {file} SHA256",
    System.MACOS: "shasum -a 256 {file}",
    System.LINUX: "sha256sum {file}",
}
"""What shows the hash of a file, by system."""


def _colours(now: Theme) -> str:
    return f"""
body {{ color: {now.ink}; background: {now.table}; }}
.card {{ background: {now.paper}; }}
.quiet {{ color: {now.ink2}; }}
a {{ color: {now.quiet}; }}
a.key {{ color: {now.onact}; background: {now.act}; border-bottom: 5px solid {now.actlo}; }}
a.key:hover, a.key:focus {{ background: {now.acthi}; }}
code {{ background: {now.paper2}; }}
.trust {{ color: {now.amberink}; background: {now.amberpale}; }}
"""


_STYLE = f"""
:root {{ color-scheme: light dark; }}
body {{ font: 400 17px/1.5 Nunito, "Segoe UI", system-ui, sans-serif; margin: 0;
  padding: 16px; }}
.page {{ max-width: 800px; margin: 0 auto; }}
.card {{ border-radius: 20px; padding: 16px 24px 20px; margin: 0 0 16px;
  box-shadow: 0 2px 3px {DAY.shadow}29, 0 12px 26px {DAY.shadow}33; }}
.head {{ display: flex; flex-wrap: wrap; align-items: center; gap: 0 24px; margin: 0 8px 16px; }}
.logo svg {{ display: block; width: 220px; height: 66px; }}
h1, h2, h3 {{ font-family: DynaPuff, Nunito, "Segoe UI", system-ui, sans-serif; font-weight: 600;
  line-height: 1.2; margin: 0 0 8px; }}
h1 {{ font-size: 30px; margin: 0; }}
h2 {{ font-size: 24px; }}
h3 {{ font-size: 19px; }}
h3 a {{ float: right; }}
p, ol, ul {{ margin: 8px 0; }}
ol {{ padding-left: 24px; }}
li {{ margin: 4px 0; }}
.sides, .pair {{ display: flex; flex-wrap: wrap; gap: 0 24px; }}
.sides > div {{ flex: 1 1 300px; }}
.pair > .card {{ flex: 1 1 300px; box-sizing: border-box; }}
.small {{ font-size: 15px; }}
.steps {{ list-style: none; counter-reset: step; padding: 0; }}
.steps li {{ counter-increment: step; position: relative; padding: 2px 0 12px 44px; }}
.steps li::before {{ content: counter(step); position: absolute; left: 0; top: 0; width: 28px;
  line-height: 28px; border-radius: 50%; text-align: center; font-weight: 800;
  color: {DAY.ink}; background: {DAY.amber}; }}
a.key {{ display: block; border-radius: 18px; padding: 16px 20px; margin: 12px 0;
  font-size: 22px; font-weight: 800; text-align: center; text-decoration: none; }}
a.key small {{ display: block; font-size: 15px; font-weight: 600; }}
.quiet {{ font-size: 15px; }}
.ask {{ font-weight: 800; margin: 8px 0 0; }}
code {{ font-size: 14px; border-radius: 6px; padding: 1px 5px; word-wrap: break-word;
  overflow-wrap: anywhere; }}
.trust {{ border-radius: 13px; padding: 8px 16px; }}
.print {{ margin: 8px 0 4px; }}
.print span {{ display: inline-block; min-width: 76px; margin: 0 6px 6px 0; text-align: center;
  font-weight: 800; font-size: 15px; vertical-align: top; }}
.print svg {{ display: block; width: 40px; height: 40px; padding: 6px 18px; border-radius: 11px;
  background: {DAY.mint}; margin: 0 auto 2px; }}
.address {{ font-size: 26px; font-weight: 800; overflow-wrap: anywhere; }}
{_colours(DAY)}
@media (prefers-color-scheme: dark) {{ {_colours(EVENING)} }}
"""


@dataclass(frozen=True, slots=True)
class Visit:
    """What a browser is shown: what there is, for which system, by whom and how long."""

    offers: Sequence[Offer]
    system: System
    giver: str
    """The player whose laptop this is, or ""."""
    code: str
    """What stands before a file's name."""
    minutes: int
    is_checked: bool = True
    address: str = ""
    """Where this page is, as one types it; "" if nobody knows."""


def web_page(visit: Visit) -> str:
    """Return the page for a browser, in the language spoken now."""
    again = "" if visit.is_checked else f'<meta http-equiv="refresh" content="{_CHECKING_S}">'
    language = page_language()
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{again}'
        f"<title>{escape(words('Worm Up!'))}</title><style>{_STYLE}</style></head>"
        f'<body><div class="page">\n{"".join(_parts(visit))}'
        "</div></body></html>\n"
    )


def _parts(visit: Visit) -> Iterator[str]:
    yield from _welcome(visit.giver)
    if not visit.is_checked:
        yield _card([_say(words("The program is being packed. One moment…"))])
    own = [offer for offer in visit.offers if offer.system is visit.system]
    if visit.system is System.PHONE:
        said = words("This is a phone. The games need a laptop.")
        more = words("Type the address of this page into the laptop's browser.")
        shown = _say(visit.address, "address") if visit.address else ""
        yield _card([f"<h2>{escape(said)}</h2>{_say(more)}{shown}"], "trust")
    elif visit.system is System.OTHER:
        pass
    elif own:
        yield _card(_own(own, visit))
    elif visit.is_checked:
        said = words("There is nothing here for {system}.", system=visit.system.words)
        more = words(
            "Somebody with {system} can give it: “Bring a friend” on that laptop.",
            system=visit.system.words,
        )
        yield _card([f"<h2>{escape(said)}</h2>{_say(more)}"])
    rest = [one for one in visit.offers if one.system not in {visit.system, System.OTHER}]
    yield '<div class="pair">'
    for offer in rest:
        yield _card(_other(offer, visit), "small")
    yield "</div>"
    if visit.offers:
        yield from _foot(visit)


def _welcome(giver: str) -> Iterator[str]:
    said = words("Worms, from {name}'s laptop", name=giver) if giver else words("Worm Up!")
    yield f'<div class="head"><div class="logo">{_logo()}</div><div><h1>{escape(said)}</h1>'
    yield _say(words("Two board games for one table. No account, no internet."), "quiet")
    yield "</div></div>"


def _own(own: Sequence[Offer], visit: Visit) -> Iterator[str]:
    """Yield what there is for the system of the browser, and what to do with it."""
    yield f"<h2>{escape(words('For this laptop: {system}', system=visit.system.words))}</h2>"
    yield '<div class="sides"><div>'
    steps = "".join(f"<li>{escape(words(step))}</li>" for step in STEPS[visit.system])
    yield f'<ol class="steps">{steps}</ol></div><div>'
    for offer in own:
        load = escape(words("Download"))
        about = escape(f"{offer.label}, {offer.megabytes}")
        where = f"/{visit.code}/{offer.name}"
        yield f'<a class="key" href="{where}">{load}<small>{about}</small></a>'
        asked = words("The same four as on {name}'s screen?", name=visit.giver or "?")
        yield _say(asked if visit.giver else words("The same four as on the other screen?"), "ask")
        yield _print(offer)
        yield _origin(offer, visit)
        yield from _notes(offer)
    yield _say(words(_NO_CERTIFICATE), "quiet")
    yield "</div></div>"


def _notes(offer: Offer) -> Iterator[str]:
    if offer.name.endswith("-setup.exe"):
        yield _say(words("Nothing to unpack: double-click it. It installs for you alone."), "quiet")
    if offer.system is System.LINUX and not offer.name.endswith(".deb"):
        yield _say(words("For the menu: start “install-menu-entry.sh” there."), "quiet")
    if offer.system is System.MACOS:
        yield _say(words(_NOT_ON_A_MAC if offer.is_whole else _NEEDS_INTERNET), "quiet")


def _other(offer: Offer, visit: Visit) -> Iterator[str]:
    """Yield a card for another system than the browser's."""
    link = f'<a href="/{visit.code}/{offer.name}">{escape(offer.megabytes)}</a>'
    yield f"<h3>{escape(offer.label)} {link}</h3>"
    steps = "".join(f"<li>{escape(words(step))}</li>" for step in STEPS[offer.system])
    yield f"<ol>{steps}</ol>"
    yield from _notes(offer)
    yield _print(offer)
    yield _origin(offer, visit)


def _origin(offer: Offer, visit: Visit) -> str:
    """Return who vouches for a build."""
    return _say(offer.origin(visit.giver), "trust" if offer.is_made_up else "quiet")


def _print(offer: Offer) -> str:
    """Return the pictures of a build's digest, and their words."""
    pictures = key_pictures(bytes.fromhex(offer.digest))
    shown = zip(pictures, offer.fingerprint, strict=True)
    drawn = "".join(f"<span>{emblem_svg(one, DAY.ink)}{escape(word)}</span>" for one, word in shown)
    return f'<div class="print">{drawn}</div>'


def _foot(visit: Visit) -> Iterator[str]:
    """Yield what the pictures prove, how long the page is open, and what only few ask for."""
    proved = words(
        "Pictures show that nothing was mixed up. They do not make a stranger's laptop honest: you"
        " trust the person whose laptop you download from."
    )
    yield _say(proved, "trust")
    open_for = counted(
        visit.minutes,
        "This page is open for {count} more minute.",
        "This page is open for {count} more minutes.",
    )
    yield _say(open_for, "quiet")
    yield f"<details><summary>{escape(words('For people who want to know more'))}</summary>"
    for offer in visit.offers:
        name = escape(offer.name)
        if offer.system is System.OTHER:
            link = f'<a href="/{visit.code}/{name}">{name}</a>'
            yield f"<p>{link}, {escape(offer.megabytes)}</p>"
        yield f'<p class="quiet">{name}: SHA-256 <code>{offer.hashed}</code></p>'
    wheels = [offer.name for offer in visit.offers if offer.name.endswith(".whl")]
    if wheels:
        said = words("With uv and the internet, after downloading {file}:", file=wheels[0])
        yield _say(said, "quiet")
        yield f"<p><code>uv tool install {escape(wheels[0])}</code></p>"
    if visit.system in _HASHED_BY:
        yield _say(words("This shows the SHA-256 of what you have downloaded:"), "quiet")
        command = _HASHED_BY[visit.system].format(file=words("FILE"))
        yield f"<p><code>{escape(command)}</code></p>"
    yield "</details>"


def _card(parts: Iterable[str], role: str = "") -> str:
    return f'<div class="card {role}">{"".join(parts)}</div>\n'


def _say(said: str, role: str = "") -> str:
    style = f' class="{role}"' if role else ""
    return f"<p{style}>{escape(said)}</p>"


def _logo() -> str:
    """Return the name of the game with a worm in it; its letters take the colour of the text."""
    text = read_drawing("logo")
    return text[text.index("<svg") :].replace(DAY.ink, "currentColor", 1)
