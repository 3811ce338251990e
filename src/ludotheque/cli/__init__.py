"""The command line: play, study and check games in a terminal."""

from ludotheque.cli.app import main

__all__ = ["main"]
