"""The rules of Worm Up!; every edition is a row of data, never a branch."""
