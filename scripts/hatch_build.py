"""What hatch does before it builds or installs the program: the languages are compiled."""

from __future__ import annotations  # see environment.py

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LanguagesHook(BuildHookInterface[BuilderConfig]):
    """Compiles the languages, so that a wheel and a clone speak all of them."""

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Compile what is newer than its catalogue."""
        sys.path.insert(0, str(Path(self.root, "scripts")))
        import catalogues

        catalogues.compile_newer(Path(self.root, "gui", "translations"))
