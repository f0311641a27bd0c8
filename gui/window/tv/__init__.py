"""The television: a table shown to a whole room by a window without a seat."""
