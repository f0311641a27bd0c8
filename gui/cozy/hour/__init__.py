"""Our hour of Worm & Cozy in our hands."""
