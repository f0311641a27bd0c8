"""The bots of Worm & Cozy: they draw whole hours at random and keep the most promising."""
