"""Worm Up! in the window: its board, its controls and its motion."""
