"""One file a change, in their order."""
