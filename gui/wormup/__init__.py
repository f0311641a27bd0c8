"""Worm Up! in the window."""
