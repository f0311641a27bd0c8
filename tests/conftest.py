"""What holds for every test: no window opens, English is spoken, a failing example runs again."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = "en"  # whatever this machine speaks

settings.register_profile("wormup-lan", print_blob=True, deadline=None)
settings.load_profile("wormup-lan")
