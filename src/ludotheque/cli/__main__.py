"""`python -m ludotheque.cli`, for where the command is not on the path."""

from ludotheque.cli.app import main

main()
