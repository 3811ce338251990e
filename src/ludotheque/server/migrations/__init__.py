"""Alembic's folder: how the database changes from one version of the house to the next."""
