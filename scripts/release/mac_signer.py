"""Apple's way of signing, without a Mac and for nobody: a package of PyPI does it.

Law: a signature that came with a library and holds is kept as it is.
"""

from __future__ import annotations  # see environment.py

import sys
from typing import TYPE_CHECKING, Protocol

from release import mach_o
from release.wheels import Pinned, load, unpack

if TYPE_CHECKING:
    from pathlib import Path

SIGNER = Pinned(
    "apple-platform-py==0.1.0",
    "apple_platform_py-0.1.0-py3-none-manylinux_2_28_x86_64.whl",
    "f020b5c7d35935520477eff92a2d008fc2c80ba86505c3aae0f8841cca4ab406",
)

_USUAL = ("CMS error", "no cryptographic signature")
"""What every signature of nobody is told."""


class Signer(Protocol):
    """Apple's way of signing, as its package has it."""

    def sign(self, path: Path, *, binary_identifier: str = ..., shallow: bool = ...) -> object:
        """Sign a file or a bundle for nobody."""

    def verify_macho(self, path: Path) -> list[dict[str, str]]:
        """List what is wrong with the signature of a file."""


def signer(kept: Path) -> Signer:
    """Return the module that signs and looks at signatures; *kept* keeps it."""
    folder = kept / "signer"
    wheel = load(kept, SIGNER, "--only-binary=:all:")
    if not folder.exists():
        unpack(wheel, folder.with_name("signer.part"))
        folder.with_name("signer.part").rename(folder)
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    import apple_platform

    found: Signer = apple_platform
    return found


def broken(file: Path, apple: Signer) -> list[str]:
    """Return what is wrong with the signature of a program or library; [] if it holds."""
    if not mach_o.is_signed(file.read_bytes()):
        return ["not signed"]
    said = [one["description"] for one in apple.verify_macho(file)]
    return [one for one in said if not any(usual in one for usual in _USUAL)]
