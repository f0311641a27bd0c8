"""The one name of the installed program; in a clone it is not needed."""
