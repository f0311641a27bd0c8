"""Performs effects in order: the only code that touches sockets, files, clocks or entropy."""
