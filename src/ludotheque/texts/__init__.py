"""Words: the text files of the house and of its games, in French and English, read by Python and browser alike."""
