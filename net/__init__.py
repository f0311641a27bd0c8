"""One peer: a sans-I/O protocol that decides, and a driver that does what it is told."""
