"""The window and the command line: they ask by commands, draw snapshots and state no rule."""
