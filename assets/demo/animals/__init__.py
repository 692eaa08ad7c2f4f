"""Procedural animals for demo pictures: everything is computed, nothing is cut from a photograph."""
