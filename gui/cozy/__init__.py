"""Worm & Cozy in the window: an hour is a draft, replayed from the state until it is signed."""
