"""What docs/protocol.md shows in bytes is so, and it names every tag that is hashed or signed."""

import ast
import re
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Any

from core.table.encoding import pack, unpack
from tests.architecture.tree import python_files

_ROOT = Path(__file__).parents[3]
_PAGE = (_ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
_LOG = (_ROOT / "tests" / "golden" / "cozy-1.log").read_bytes()[2053:2581]


def _shown() -> bytes:
    """Join the bytes of the page: on each line what stands before two blanks and a word."""
    block = _PAGE.split("## A step in bytes")[1].split("```text\n")[1].split("```")[0]
    lines = [re.split(r"(?<=\w) {2,}", line.strip())[0] for line in block.splitlines()]
    return bytes.fromhex("".join(lines))


def _read(data: bytes) -> Any:
    return unpack(data)


def test_the_bytes_of_the_page_are_those_of_the_log():
    assert _shown() == _LOG


def test_what_the_page_says_of_them_is_so():
    """P2, P5.2, P6.1."""
    act_record, seal_record, completed = _LOG[8:204], _LOG[212:448], _LOG[456:]
    assert zlib.crc32(act_record) == int.from_bytes(_LOG[4:8], "little")
    act, seal = (_read(body)[1][0] for body in (act_record, seal_record))
    _, _, digest, seals = _read(completed)
    _, game, step, seat, previous, (_, commit) = _read(act)
    content = _read(seal)[5][1]
    assert (content[0], seals) == (((seat, sha256(act).digest()),), (sha256(seal).digest(),))
    assert sha256(pack(("wormup/1/step", game, step, previous, content))).digest() == digest
    opening = (_ROOT / "tests" / "golden" / "cozy-1.log").read_bytes()[2581 + 8 :][:200]
    opened, committed, value, nonce = _read(_read(opening)[1][0])[5][0]
    assert (opened, committed, value) == ("open", step, "")
    sealed = ("wormup/1/seal-value", game, step, seat, value, nonce)
    assert sha256(pack(sealed)).digest() == commit


def tags(source: str) -> set[str]:
    """Find the tags that stand in *source* as texts or bytes of their own."""
    values = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    texts = (one.decode("latin-1") if isinstance(one, bytes) else str(one) for one in values)
    return {one for one in texts if re.fullmatch(r"wormup/1/[a-z-]+", one)}


def test_the_page_names_every_tag_of_a_hash_and_of_a_signed_payload():
    """P2: without its tag nobody can work out a hash, or read what is signed."""
    sources = [path.read_text(encoding="utf-8") for path in python_files(_ROOT, "core", "net")]
    found = set().union(*map(tags, sources))
    assert {"wormup/1/step", "wormup/1/table-key", "wormup/1/roll", "wormup/1/hello"} <= found
    assert {tag for tag in found if f"`{tag}`" not in _PAGE} == set()
