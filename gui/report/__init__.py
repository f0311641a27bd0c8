"""A log judged, put into words, compared and kept."""
