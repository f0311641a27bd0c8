"""Sentences that core and net put together themselves, said in the language of the person.

Law: what is not known here is said as it came; nothing is lost.
"""

import re
from functools import cache

from gui.words.words import marked, words

_TEMPLATES = (
    # of names and neighbours
    marked("a name has 1 to {most} characters, not {count}"),
    marked("a name is in normal form, without spaces around it"),
    marked("a name has no control, direction or private-use characters"),
    marked("a name has no invisible or blank characters"),
    marked("{name} has our name: one of us must take another"),
    marked(
        "{name} has other rules of {rules} (program {theirs}, ours {ours}):"
        " the older one must be updated"
    ),
    marked("no table with {name} now: it kept one waiting, or you said so"),
    # of tables
    marked("the table did not begin, for somebody was missing: looking for the same table again"),
    marked("not everybody's salt is in the emblem, so it proves nothing: open another table"),
    marked("the rules of this game failed ({what}): please send us its log"),
    marked("a packet was not understood, by a fault of this program ({what})"),
    # of logs
    marked("byte 0: the header is damaged, yet records follow it"),
    marked(
        "byte {byte}: the log has format {found}, and we read format {wanted}: update this program,"
        " or the header is damaged"
    ),
    marked("byte {byte}, after {count} good records: {why}"),
    marked("{count} zero bytes"),
    marked("{count} bytes of a record"),
    marked("a record of {count} bytes cannot be"),
    marked("a record of {count} bytes fails its checksum"),
    marked("a whole record of {count} bytes that claims {claimed}"),
    marked("a hole, and what reads as a record behind it, at byte {byte}"),
    marked("{count} bytes: shorter than the {least} bytes at the head of every log"),
    marked("begins with {found}, a log with {wanted}"),
    # of games and disks
    marked("this account may not read it"),
    marked("it is a folder: choose a file in it"),
    marked("it is a pipe or a device: copy what it gives to a file first"),
    marked("it has {size} bytes, and at most {most} are read: is it the right file?"),
    marked("the disk is full"),
    marked("this account may not write there"),
    marked("the disk says: {what}"),
    marked(
        "{why}: nothing more is signed in this game. What was signed is safe in {path}; make room"
        " there and start the program again"
    ),
    marked("the game's folder {path} cannot be made: {why}"),
    marked("the log of game {game} cannot be used: {why}"),
    marked("the folder of game {game} cannot be used: {why}"),
    marked(
        "game {game} is already open in another window (process {process}): use that window, or"
        " close it first"
    ),
    marked("there is no game in {path}: its file 'key' is missing"),
    marked("the key of the game in {path} cannot be read: {what}"),
    marked("the key in {path} is not the key of game {game}: was it moved or changed?"),
    marked("game {game} cannot be gone on with: {why}; it may still be audited"),
    marked("it never began"),
    marked("your identity {path} cannot be used: {why}; or choose another --data DIR"),
    marked("your name cannot be kept in {path}: {why}"),
    marked(
        "{path} is not your identity any more ({what}): put back a copy of it, or move it away to"
        " play as a new person"
    ),
    # of the network
    marked("nobody can reach us at {place}: {what}; choose another port or address"),
    marked(
        "the beacon is off, for UDP port {port} cannot be used ({what}): close the program that"
        " holds it, or join by code"
    ),
    marked(
        "no join code leads here, for UDP port {port} cannot be used ({what}): start again, which"
        " takes another port"
    ),
    marked("mDNS is off, no adapter: join a network"),
    marked("no network adapter is on, so nobody can be found: switch on Wi-Fi or plug in a cable"),
    marked("mDNS is off ({what}): the beacon may do"),
)


def relayed(sentence: str) -> str:
    """Say *sentence*, made by core or net, in the language of the person.

    >>> relayed("12 zero bytes")
    '12 zero bytes'
    """
    for pattern, template in _patterns():
        if found := pattern.fullmatch(sentence):
            values = found.groupdict()
            if "why" in values:
                values["why"] = relayed(values["why"])
            return words(template, **values)
    return sentence


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Read each template backwards: its places are what stands there."""
    return tuple((re.compile(_pattern(template)), template) for template in _TEMPLATES)


def _pattern(template: str) -> str:
    parts = re.split(r"\{(\w+)\}", template)
    return "".join(
        f"(?P<{part}>.+?)" if number % 2 else re.escape(part) for number, part in enumerate(parts)
    )
