"""Saved games and their replay."""
