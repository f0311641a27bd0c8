"""Words for people that know no game and no window."""
