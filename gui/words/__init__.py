"""Words for people; nothing here knows a game or a window."""
