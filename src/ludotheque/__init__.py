"""Ludothèque: modern board games to play, to study and to design."""

__version__ = "0.1.0"
