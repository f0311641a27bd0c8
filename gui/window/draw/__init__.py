"""The draw of a tournament as a ceremony, the same on every screen."""
