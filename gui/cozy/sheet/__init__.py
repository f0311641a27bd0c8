"""A sheet of Worm & Cozy, drawn."""
