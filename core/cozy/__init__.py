"""Worm & Cozy: a colony of worms on a sheet, one roll an hour, chains of organs."""
