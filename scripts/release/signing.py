"""The list of the digests of all builds of a release, and the makers' signature of it.

Law: the key is a file that lies in no clone; without it a release is made all the same, unsigned.
"""

from __future__ import annotations  # see environment.py

import os
import secrets
import tarfile
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from core.table.encoding import MalformedError
from environment import ROOT
from net.protocol import makers
from net.protocol.parts import PartsList, parse
from release.entry import PARTS
from release.packing import NotMadeError, append

if TYPE_CHECKING:
    from collections.abc import Iterable

SEALED = ".app"
"""How the folder of a build ends into which nothing may be laid."""
KEY = "WORMUP_MAKERS_KEY"
"""Names the file of the secret key; run.py sets it from its --key."""


def make_key(file: Path) -> str:
    """Write a new secret key to *file*, for its owner only; return the public half."""
    if ROOT in file.resolve().parents:
        raise NotMadeError(f"{file} lies in this clone: a secret key belongs elsewhere")
    content = makers.secret_file(secrets.token_bytes(32), secrets.token_bytes(8))
    try:
        descriptor = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        raise NotMadeError(f"{file} is there already: no key is ever replaced") from None
    with os.fdopen(descriptor, "wb") as written:
        written.write(content)
    return makers.read_secret(content).public


def extras(lists: Iterable[PartsList], version: str) -> dict[str, bytes]:
    """Return the list of the digests in *lists*, and its signature if there is a key."""
    content = makers.listed((one.version, one.system, one.digest) for one in lists)
    key = _key()
    if key is None:
        return {makers.LIST: content}
    return {makers.LIST: content, makers.SIGNATURE: key.sign(content, f"Worm Up! {version}")}


def _key() -> makers.MakersKey | None:
    """Return the makers' key, if one is named. Raises `NotMadeError` if it is not that key."""
    file = os.environ.get(KEY)
    if not file:
        return None
    if ROOT in Path(file).resolve().parents:
        raise NotMadeError(f"{file} lies in this clone: a secret key belongs elsewhere")
    try:
        key = makers.read_secret(Path(file).read_bytes())
    except (OSError, ValueError) as error:
        raise NotMadeError(f"{file}: {error}") from None
    if key.public != makers.MAKERS:
        said = f"{file} is not the key of the program: MAKERS in net/protocol/makers.py has to be"
        raise NotMadeError(f"{said} {key.public}")
    return key


def list_of(archive: Path) -> PartsList | None:
    """Return the parts list in *archive* with all digests; None if it is no build."""
    if zipfile.is_zipfile(archive):
        with zipfile.ZipFile(archive) as packed:
            names = [name for name in packed.namelist() if name.endswith(f"/{PARTS}")]
            return _named(packed, names[0]) if names else None
    if archive.suffix != ".xz":
        return None
    with tarfile.open(archive) as tar:
        for member in tar:
            if member.name.endswith(f"/{PARTS}") and (read := tar.extractfile(member)):
                return parse(read.read().decode("ascii"))
    return None


def _named(packed: zipfile.ZipFile, name: str) -> PartsList | None:
    """Return the list *name* in a zip; what seals it is hashed here."""
    try:
        found = parse(packed.read(name).decode("ascii"))
    except MalformedError:
        return None
    sealing = [part.path for part in found.parts if not part.digest]
    content = {path: packed.read(f"{found.folder}/{path}") for path in sealing}
    return found.named({path: (sha256(c).hexdigest(), len(c)) for path, c in content.items()})


def add_to(folder: Path, listed: PartsList, dist: Path, version: str) -> None:
    """Lay the list of all builds made so far, and of the one in *folder*, into that folder."""
    others = [one for file in dist.glob("*.zip") if (one := list_of(file)) is not None]
    lists = [one for one in others if one.version == version] + [listed]
    for name, content in extras(lists, version).items():
        (folder / name).write_bytes(content)


def finish(dist: Path, files: Iterable[Path], version: str) -> str:
    """Write the list of the builds among *files* into *dist* and into those that are zips.

    Return whether it is signed, and what to do if not.
    """
    found = {file: one for file in files if (one := list_of(file)) is not None}
    made = extras(found.values(), version)
    for name in makers.EXTRAS:
        (dist / name).unlink(missing_ok=True)
    for name, content in made.items():
        (dist / name).write_bytes(content)
    for file, listed in found.items():
        if zipfile.is_zipfile(file):
            beside = "" if listed.folder.endswith(SEALED) else f"{listed.folder}/"
            append(file, {beside + name: content for name, content in made.items()})
    if makers.SIGNATURE in made:
        return f"{makers.LIST} is signed: minisign -V -P {makers.MAKERS} -m {makers.LIST}"
    if makers.MAKERS:
        return f"{makers.LIST} is NOT signed: name the makers' key, --key FILE"
    made_once = "run.py --make-key FILE makes one, once, before the first release"
    return f"{makers.LIST} is NOT signed, for the program knows no makers' key yet: {made_once}"
