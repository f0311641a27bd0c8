"""The table of a race, seen from above."""
