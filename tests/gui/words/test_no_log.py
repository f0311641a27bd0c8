"""Whoever opens a file that is no log reads what it is, and what to do."""

import bz2
import gzip
import io
import lzma
import tarfile
import zipfile

import pytest

from core.table.log import MAGIC, NotALogError, read
from gui.words.no_log import no_log_words, packed_words
from tests.gui.race_log import race


def zipped(log: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("log", log)
    return file.getvalue()


def tarred(log: bytes) -> bytes:
    file, about = io.BytesIO(), tarfile.TarInfo("log")
    about.size = len(log)
    with tarfile.open(fileobj=file, mode="w:gz") as archive:
        archive.addfile(about, io.BytesIO(log))
    return file.getvalue()


def said(data: bytes) -> str:
    with pytest.raises(NotALogError) as error:
        read(data)
    return no_log_words("ann.log", error.value)


@pytest.mark.parametrize(
    ("packed", "kind"),
    [
        (zipped, "zip"),
        (gzip.compress, "gz"),
        (tarred, "gz"),
        (bz2.compress, "bz2"),
        (lzma.compress, "xz"),
    ],
)
@pytest.mark.parametrize("log", [race()[0], MAGIC])
def test_a_packed_log_is_named_as_packed(packed, kind, log) -> None:
    assert said(packed(log)) == (
        f"ann.log is packed ({kind}): unpack it, and open the file that was in it."
    )


@pytest.mark.parametrize("data", [b"", b"P", b"PK", b"\x1f", b"ID3 a song of sixpence", bytes(64)])
def test_anything_else_is_no_log(data) -> None:
    assert said(data).startswith("ann.log is not a log of this program. The log of a game is")
    with pytest.raises(NotALogError) as error:
        read(data)
    assert not packed_words("ann.log", error.value)
