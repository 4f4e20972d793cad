"""Coven: one table for five magic card games."""

__version__ = "0.1.0"
