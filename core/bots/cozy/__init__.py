"""The bots of Worm & Cozy: they draw whole hours by chance and keep what promises most."""
