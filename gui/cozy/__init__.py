"""Worm & Cozy in the window: everything an hour has done is a draft, replayed from the state."""
