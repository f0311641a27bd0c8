"""The colours of the seats, for windows and pictures alike."""

COLOURS = ("#c0392b", "#2471a3", "#d4ac0d", "#7d3c98", "#1e8449")
"""One a seat; a letter and a pattern say the same without colour."""
