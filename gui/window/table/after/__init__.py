"""The page after a game: podium, awards, the evening's standing, and who wants one more."""
