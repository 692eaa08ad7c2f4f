"""The test behind deploy/power-cut-test."""
