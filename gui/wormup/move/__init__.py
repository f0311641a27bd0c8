"""Our own move, laid by hand before it is signed."""
