"""The languages of the program: their names, the one that is meant, and their catalogues.

Law: no Qt. English loads nothing; what is spoken here, every process started from here speaks too.
"""

import gettext
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from gui.words.words import speak, words

if sys.platform == "win32":
    import ctypes
    import locale

NAMES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt_BR": "Português (Brasil)",
}
"""Each language in its own words."""

FILES = Path(__file__).parents[1] / "translations"
DOMAIN = "wormup"
LANGUAGES = {
    code: name
    for code, name in NAMES.items()
    if code == "en" or (FILES / code / "LC_MESSAGES" / f"{DOMAIN}.mo").is_file()
}
"""The languages that can be chosen: those with a catalogue, which only a complete one has."""

WISHES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language a person reads, the first one that is set."""


def known(tags: Iterable[str]) -> str:
    """Return the code of the first language of *tags* that we speak, else English.

    >>> known(["xx", "de_AT.UTF-8", "en"]), known(["C"]), known(["DE-de;q=0.8"]), known([])
    ('de', 'en', 'de', 'en')
    """
    for tag in tags:
        plain = tag.strip().partition(";")[0].partition(".")[0].replace("-", "_").lower()
        for code in LANGUAGES:
            if plain == code.lower() or plain.partition("_")[0] == code.partition("_")[0]:
                return code
    return "en"


def lacks_catalogues() -> bool:
    """Return whether this is a clone whose languages have never been compiled."""
    return len(LANGUAGES) == 1 and any(FILES.glob("*.po"))


def language_words() -> str:
    """Return what the choice of a language is called, in English too: for one who is lost."""
    own = words("Language")
    return own if own == "Language" else f"{own} / Language"


def page_language() -> str:
    """Return the language spoken now as HTML names it."""
    return words("en").replace("_", "-")  # each language translates it with its code


def wished(environment: Mapping[str, str]) -> str:
    """Return the code of the language that the system wishes, by its *environment*."""
    for name in WISHES:
        if environment.get(name):
            return known(environment[name].split(":"))
    if sys.platform == "win32":
        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return known([locale.windows_locale.get(number, "")])
    return "en"


def use(code: str) -> None:
    """Speak the language *code* from now on, in words, in what argparse says, and in children."""
    os.environ["LANGUAGE"] = code  # gettext, and so argparse, reads it at each sentence
    _speak(code)
    if code != "en":
        gettext.bindtextdomain(DOMAIN, str(FILES))
        gettext.textdomain(DOMAIN)


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """Speak the language *code* meanwhile."""
    _speak(code)
    try:
        yield
    finally:
        _speak(known([os.environ.get("LANGUAGE", "")]))


def _speak(code: str) -> None:
    if code == "en":
        speak(None)
        return
    found = gettext.translation(DOMAIN, FILES, [code])
    speak(lambda said: found.gettext(said) if said else "", found.ngettext)
