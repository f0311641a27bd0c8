"""Every sentence a person reads passes through `words`: one catalogue for window and terminal.

Law: the English text is the key. A sentence is put together only here, from a whole template, so
that a translator sees whole sentences. `gui.words.languages` lends a translation with `speak`.
"""

from collections.abc import Callable
from enum import Enum
from pathlib import PurePath

from gui.words.isolation import called, isolated

Translate = Callable[[str], str]
Choose = Callable[[str, str, int], str]
"""Returns the translation that fits a count, of a sentence for one and the one for many."""


def _as_it_is(text: str) -> str:
    return text


def _one_or_many(one: str, many: str, count: int) -> str:
    return _translate(one if count == 1 else many)


_translate: Translate = _as_it_is
_choose: Choose = _one_or_many


def speak(translate: Translate | None, choose: Choose | None = None) -> None:
    """Use *translate* for every sentence from now on, or English again with None.

    *choose* is for those with a count, in a language that has not just one and many.
    """
    global _translate, _choose  # noqa: PLW0603  # a program speaks one language at a time
    _translate = translate or _as_it_is
    _choose = choose or _one_or_many


def words(template: str, /, **values: object) -> str:
    """Return *template* in the language of the person, with *values* in its braces.

    >>> words("{name} bids {face}.", name="Ann", face=5)
    'Ann bids 5.'
    """
    said = _translate(template)
    return said.format(**_placed(values)) if values else said


def words_for(what: str, said: str) -> str:
    """Return *said*, where English says alike what other languages tell apart, for *what* it names.

    >>> words_for("a series of games", "Evening")
    'Evening'
    """
    key = f"{what}\x04{said}"  # as gettext keeps the context of a sentence
    return _translate(key).rpartition("\x04")[2]


def labelled(name: object, what: object) -> str:
    """Return *what* behind the *name* of what it is, with the colon of the language.

    >>> labelled("Ann", "9 points")
    'Ann: 9 points'
    """
    return words("{name}: {what}", name=name, what=what)


def without_colon(said: str) -> str:
    """Return *said* without the colon at its end, before which some languages have a space.

    >>> without_colon("a baby of 3 spaces:"), without_colon("pass")
    ('a baby of 3 spaces', 'pass')
    """
    return said.removesuffix(":").rstrip()


def counted(count: int, one: str, many: str, /, **values: object) -> str:
    """Return the sentence for *count* things, with *values* in its braces, and *count* itself.

    *one* is English for one thing, *many* for any other number; a language may have more forms.

    >>> counted(1, "{count} friend", "{count} friends"), counted(0, "{count} friend", "no friends")
    ('1 friend', 'no friends')
    """
    return _choose(one, many, count).format(count=count, **_placed(values))


def _placed(values: dict[str, object]) -> dict[str, object]:
    """Return *values* as they stand in a sentence: a file or a text turns nothing else."""
    shown = {name: called(one) for name, one in values.items() if isinstance(one, PurePath)}
    turned = {name: isolated(one) for name, one in values.items() if isinstance(one, str)}
    return values | shown | turned


def table_reason_words(reason: Enum) -> str:
    """Return what a *reason* of the table or the network means: its value is the sentence."""
    return words(str(reason.value))


def decimal(value: float, places: int) -> str:
    """Return *value* with *places* decimals, behind the sign that the language uses.

    >>> decimal(-0.125, 2)
    '-0.12'
    """
    whole, _, rest = f"{value:.{places}f}".partition(".")
    return words("{whole}.{rest}", whole=whole, rest=rest)


def marked(template: str) -> str:
    """Put *template* on the translators' list; to show it, pass it to `words`.

    >>> marked("thinking")
    'thinking'
    """
    return template


def sentence(said: str) -> str:
    """Return *said*, part of a sentence, as a sentence of its own.

    >>> sentence("no room"), sentence("Signed."), sentence("a7: a rock"), sentence("mDNS is off")
    ('No room.', 'Signed.', 'a7: a rock.', 'mDNS is off.')
    """
    if not said:
        return ""
    is_name = said[1:2].isdigit() or said[1:2].isupper()
    start = said[:1] if is_name else said[:1].upper()
    return start + said[1:] + ("" if said.endswith((".", "?")) else ".")


_PLAIN = str.maketrans("─│├┤┐┘", "-||||'")


def plain(text: str) -> str:
    """Return *text* without line art, for a terminal that has none.

    >>> plain("A──B")
    'A--B'
    """
    return text.translate(_PLAIN)
