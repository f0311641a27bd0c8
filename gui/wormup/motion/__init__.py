"""Completed steps of a race in motion."""
