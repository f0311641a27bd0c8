"""Troubles of core and net in words: every reason has its sentence, in every language."""

import errno
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import catalogues
from core.table.log import MAGIC, LogReason, NotALogError, read, record
from core.table.naming import name_refusal
from core.table.step import StepReason
from core.table.trouble import Trouble, TroubleReason
from core.wormup.refusals import WormUpReason
from gui.words.trouble_words import TEMPLATES, trouble_words
from gui.words.words import speak
from net.driver.disk import why
from net.driver.folder import Folder, FolderError
from net.protocol.troubles import PeerReason

GERMAN = {
    one.id if isinstance(one.id, str) else one.id[-1]: catalogues.forms(one)[-1]
    for one in catalogues.read(catalogues.FILES / "de.po")
}
DAMAGED = MAGIC + record(b"one") + record(b"two")[:-1] + b"x" + record(b"three")


@pytest.fixture
def in_german() -> Iterator[None]:
    """Speak German; a sentence that has none raises."""
    speak(GERMAN.__getitem__)
    yield
    speak(None)


def reasons() -> list[TroubleReason]:
    return [reason for kind in TroubleReason.__subclasses__() for reason in kind]


def slots(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def example(reason: TroubleReason) -> Trouble:
    """Make a trouble whose values can be found again in its sentence."""
    return Trouble(reason, **{name: f"<{name}>" for name in slots(TEMPLATES[reason])})


def real_troubles(folder: Path) -> list[Trouble | None]:
    """Let core and net go wrong in earnest."""
    found = [name_refusal(""), name_refusal(" Ann"), read(DAMAGED).reason]
    found += [read(DAMAGED[:-1]).reason, why(OSError(errno.ENOSPC, "no space"))]
    with pytest.raises(NotALogError) as no_log:
        read(b"no")
    with pytest.raises(FolderError) as no_game:
        Folder.open(folder)
    return [*found, no_log.value.trouble, no_game.value.trouble]


def test_every_reason_has_a_template_and_every_template_a_reason():
    assert set(TEMPLATES) == set(reasons())
    assert len(set(TEMPLATES.values())) == len(TEMPLATES)


@pytest.mark.parametrize("reason", reasons(), ids=str)
def test_every_trouble_is_said_in_german_with_all_its_values(reason, in_german):
    said = trouble_words(example(reason))
    assert all(f"<{name}>" in said for name in slots(TEMPLATES[reason]))
    speak(None)
    assert said != trouble_words(example(reason))


def test_what_core_and_net_really_report_is_worded(tmp_path):
    assert [*map(trouble_words, real_troubles(tmp_path))] == [
        "a name has 1 to 24 characters, not 0",
        "a name is in normal form, without spaces around it",
        "byte 27 (good records before it: 1): a record of length 3 fails its checksum",
        "byte 27 (good records before it: 1): a record of length 3 fails its checksum",
        "the disk is full",
        "its length is 2, less than the 16 bytes at the head of every log",
        f"there is no game in {tmp_path}: its file 'key' is missing",
    ]


@pytest.mark.usefixtures("in_german")
def test_a_trouble_within_a_trouble_is_translated_too():
    zeros = Trouble(LogReason.ZEROS, count=12)
    said = trouble_words(Trouble(LogReason.AFTER_RECORDS, byte=3, count=1, why=zeros))
    assert said == "bei Byte 3 (gute Einträge davor: 1): Nullbytes: 12"


@pytest.mark.usefixtures("in_german")
def test_a_reason_of_the_table_is_translated_and_of_a_game_its_rule_is_named():
    forged, moved = (
        trouble_words(Trouble(PeerReason.BAD_MESSAGE, step=7, seat=1, why=reason))
        for reason in (StepReason.FORGED, WormUpReason.FORM)
    )
    assert GERMAN[StepReason.FORGED.value] in forged
    assert f"verstößt gegen Regel {WormUpReason.FORM.value[0]}" in moved
    assert forged.partition(":")[0] == moved.partition(":")[0]


@pytest.mark.usefixtures("in_german")
def test_a_name_is_no_sentence():
    said = trouble_words(Trouble(PeerReason.SAME_NAME, name="the disk is full"))
    assert said.startswith("the disk is full heißt wie wir")


def test_no_trouble_is_no_sentence():
    assert trouble_words(None) == ""
