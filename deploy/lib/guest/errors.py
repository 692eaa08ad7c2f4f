"""What can go wrong with a guest."""


class Unavailable(Exception):
    """This machine cannot run a guest; the sentence says what is missing. Not the fault of what is tested."""


class GuestError(Exception):
    """The guest did not do what it was asked to; the sentence says what, and holds its last words."""
