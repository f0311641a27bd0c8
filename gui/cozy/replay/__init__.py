"""The replay of a game of Worm & Cozy: everybody's sheet at once."""
