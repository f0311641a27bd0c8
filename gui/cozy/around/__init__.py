"""What stands around our sheet: others, rows, past hours, the end."""
