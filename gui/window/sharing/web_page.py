"""The page that a browser in the room shows: what to load, and what to do with it then.

Law: one document without scripts and without a word to anywhere else, for browsers of any age.
"""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from gui.parts.tokens import DAY, EVENING, Theme
from gui.window.sharing.offer import Offer, System
from gui.words.emblem import key_pictures
from gui.words.emblem_pictures import emblem_svg
from gui.words.languages import page_language
from gui.words.words import marked, words

_CHECKING_S = 3
"""When the page looks again while files are still being checked."""

STEPS = {
    System.WINDOWS: (
        marked("Open the downloaded file and choose “Extract all”."),
        marked("Double-click “Worm Up” in the new folder."),
        marked(
            "Does Windows warn you? “More info”, then “Run anyway”. It warns of every program whose"
            " makers have not paid for a signature."
        ),
        marked("Does it ask about networks? Allow private networks."),
    ),
    System.MACOS: (
        marked("Open the downloaded file."),
        marked("Control-click “Worm Up.command” in the new folder, and choose “Open”."),
        marked(
            "Does macOS still say no? System Settings > Privacy & Security, at the bottom: “Open"
            " Anyway”."
        ),
        marked("Does it ask about devices on the local network? Allow it."),
        marked("The first start needs the internet for about two minutes; later starts do not."),
    ),
    System.LINUX: (
        marked("Unpack the downloaded file."),
        marked("Start “Worm Up” in the new folder."),
    ),
    System.OTHER: (marked("For people who know Python: the program and its source."),),
}
"""What to do after the download."""
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
.page {{ max-width: 720px; margin: 0 auto; }}
.card {{ border-radius: 20px; padding: 16px 24px 20px; margin: 0 0 16px;
  box-shadow: 0 2px 3px {DAY.shadow}29, 0 12px 26px {DAY.shadow}33; }}
.logo svg {{ display: block; width: 280px; height: 84px; margin: 0 0 8px; }}
h1, h2 {{ font-family: DynaPuff, Nunito, "Segoe UI", system-ui, sans-serif; font-weight: 600;
  line-height: 1.2; margin: 0 0 8px; }}
h1 {{ font-size: 26px; }}
h2 {{ font-size: 22px; }}
p, ol, ul {{ margin: 8px 0; }}
li {{ margin: 4px 0; }}
a.key {{ display: block; border-radius: 18px; padding: 16px 20px; margin: 12px 0;
  font-size: 22px; font-weight: 800; text-align: center; text-decoration: none; }}
a.key small {{ display: block; font-size: 15px; font-weight: 600; }}
.quiet {{ font-size: 15px; }}
code {{ font-size: 14px; border-radius: 6px; padding: 1px 5px; word-wrap: break-word;
  overflow-wrap: anywhere; }}
.trust {{ border-radius: 13px; padding: 8px 16px; }}
.print {{ margin: 12px 0 4px; }}
.print span {{ display: inline-block; width: 92px; margin: 0 6px 6px 0; text-align: center;
  font-weight: 800; vertical-align: top; }}
.print svg {{ display: block; width: 52px; height: 52px; padding: 8px 20px; border-radius: 13px;
  background: {DAY.mint}; margin: 0 0 2px; }}
{_colours(DAY)}
@media (prefers-color-scheme: dark) {{ {_colours(EVENING)} }}
"""


def web_page(
    offers: Sequence[Offer], system: System, giver: str, code: str, *, is_checked: bool = True
) -> str:
    """Return the page for a browser on *system*, in the language spoken now.

    *giver* is the player whose laptop this is, or "". *code* is what stands before a file's name.
    """
    again = "" if is_checked else f'<meta http-equiv="refresh" content="{_CHECKING_S}">'
    parts = _parts(offers, system, giver, code, is_checked=is_checked)
    language = page_language()
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{again}'
        f"<title>{escape(words('Worm Up!'))}</title><style>{_STYLE}</style></head>"
        f'<body><div class="page">\n{"".join(parts)}'
        "</div></body></html>\n"
    )


def _parts(
    offers: Sequence[Offer], system: System, giver: str, code: str, *, is_checked: bool
) -> Iterator[str]:
    yield f'<div class="logo">{_logo()}</div>'
    yield _card(_welcome(giver))
    if not is_checked:
        yield _card([_say(words("The files are still being checked. One moment…"))])
    own = [offer for offer in offers if offer.system is system]
    if system is System.PHONE:
        said = words("This is a phone. Type the address of this page into a laptop's browser.")
        yield _card([f"<h2>{escape(said)}</h2>"])
    elif own:
        yield _card(_system(own, system, offers, code, is_own=True))
    elif is_checked:
        said = words("There is nothing here for {system}.", system=system.words)
        yield _card([f"<h2>{escape(said)}</h2>"])
    for other in System:
        rest = [offer for offer in offers if offer.system is other is not system]
        if rest:
            yield _card(_system(rest, other, offers, code, is_own=False))
    if offers:
        yield _card(_proof(system))


def _welcome(giver: str) -> Iterator[str]:
    yield f"<h1>{escape(words('Two games for one table of laptops.'))}</h1>"
    if giver:
        yield _say(words("They come straight from {name}'s laptop.", name=giver))
    yield _say(words("You trust the person whose laptop you download from."), "trust")


def _system(
    own: Sequence[Offer], system: System, offers: Sequence[Offer], code: str, *, is_own: bool
) -> Iterator[str]:
    """Yield what there is for *system*, and what to do with it."""
    yield f"<h2>{escape(words('For {system}', system=system.words))}</h2>"
    for offer in own:
        yield _link(offer, code, is_own=is_own)
    steps = list(STEPS[system])
    yield "<ol>" + "".join(f"<li>{escape(words(step))}</li>" for step in steps) + "</ol>"
    wheels = [offer.name for offer in offers if offer.name.endswith(".whl")]
    if system in {System.MACOS, System.OTHER} and wheels:
        said = words("Or with uv and the internet, after downloading {file}:", file=wheels[0])
        yield _say(said, "quiet")
        yield f"<p><code>uv tool install {escape(wheels[0])}</code></p>"
    for offer in own:
        yield from _fingerprint(offer)


def _link(offer: Offer, code: str, *, is_own: bool) -> str:
    where = f"/{code}/{offer.name}"
    size = escape(offer.megabytes)
    if is_own:
        load = escape(words("Download"))
        return f'<a class="key" href="{where}">{load}<small>{offer.name}, {size}</small></a>'
    return f'<p><a href="{where}">{offer.name}</a>, {size}</p>'


def _fingerprint(offer: Offer) -> Iterator[str]:
    """Yield the pictures and the words of a file's hash, and the hash."""
    pictures = key_pictures(bytes.fromhex(offer.digest))
    shown = zip(pictures, offer.fingerprint, strict=True)
    drawn = "".join(f"<span>{emblem_svg(one, DAY.ink)}{escape(word)}</span>" for one, word in shown)
    yield f'<div class="print">{drawn}</div>'
    yield f'<p class="quiet">SHA-256 <code>{offer.digest}</code></p>'


def _proof(system: System) -> Iterator[str]:
    yield f"<h2>{escape(words('Is it the right file?'))}</h2>"
    yield _say(
        words(
            "The four pictures stand for the SHA-256 of the file. The laptop that you download from"
            " shows the same: compare them."
        )
    )
    yield _say(
        words("They show that nothing was mixed up. They do not make a stranger's laptop honest.")
    )
    if system in _HASHED_BY:
        yield _say(words("This shows the SHA-256 of what you have downloaded:"), "quiet")
        command = _HASHED_BY[system].format(file=words("FILE"))
        yield f"<p><code>{escape(command)}</code></p>"


def _card(parts: Sequence[str] | Iterator[str]) -> str:
    return f'<div class="card">{"".join(parts)}</div>\n'


def _say(said: str, role: str = "") -> str:
    style = f' class="{role}"' if role else ""
    return f"<p{style}>{escape(said)}</p>"


def _logo() -> str:
    """Return the name of the game with a worm in it; its letters take the colour of the text."""
    text = (files("gui.parts") / "assets" / "logo.svg").read_text(encoding="utf-8")
    return text[text.index("<svg") :].replace(DAY.ink, "currentColor", 1)
