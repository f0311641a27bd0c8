"""A log judged, told, compared and kept."""
