"""What holds for every test: windows open nowhere, and a failing example can be run again."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("wormup-lan", print_blob=True, deadline=None)
settings.load_profile("wormup-lan")
