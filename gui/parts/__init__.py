"""Parts of the window that know no game and no page."""
