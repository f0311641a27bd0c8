"""The table protocol, by which equals agree on one log; it knows no game."""
