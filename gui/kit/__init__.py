"""What any Qt program of ours would need: it knows no worm, no game and no page."""
