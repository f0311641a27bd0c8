"""Handing the program over: command, page for browsers, the process behind the window."""
