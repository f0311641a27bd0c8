"""Pure values and functions: no file, socket, clock, thread or dice; integers decide all."""
