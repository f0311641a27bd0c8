"""What stands around our sheet: the others' sheets, the rows, past hours, the end."""
