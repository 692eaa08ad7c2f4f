"""The real program on the real V4L2 subsystem; started by deploy/camera-test."""
