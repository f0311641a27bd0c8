"""One peer without I/O: packets, commands and ticks come in, effects go out."""
