"""What a guest promised about its store, as its serial port tells."""

import re

# The kernel writes to the same port: only whole lines count, wherever they begin.
LINE = re.compile(r"(kept|erasing|erased) (k[0-9a-f]{8}-b\d{6,9}-n\d{6,9}-[0-9a-f]{16})\r?\n")


class Promises:
    """Over all starts of a guest; `hear` takes the port's whole text of the present start, again and again."""

    def __init__(self):
        self.kept = set()
        # What may be there or not: it was on its way out.
        self.going = set()
        self.erased = set()
        self.count = 0
        self._taken = 0

    def begin(self):
        """A new start, with an empty port."""
        self._taken = 0

    def heard(self, text):
        """How many promises there are in the text of this start."""
        return len(LINE.findall(text))

    def hear(self, text):
        for word, name in LINE.findall(text)[self._taken:]:
            self._taken += 1
            if word == "kept":
                self.kept.add(name)
                self.count += 1
            elif word == "erasing":
                self.kept.discard(name)
                self.going.add(name)
            else:
                self.going.discard(name)
                self.erased.add(name)
                self.count += 1

    def settle(self, listed):
        """After a start: what was there and never promised stays from now on, and what was going is gone or not."""
        for name in self.going - listed:
            self.erased.add(name)
        self.kept |= listed
        self.going.clear()
