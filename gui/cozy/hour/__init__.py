"""Our own hour of Worm & Cozy, played as a draft."""
