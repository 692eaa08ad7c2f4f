"""What was looked at, and whether it holds."""

import sys


class Findings:
    """Prints a line for each check as it is made, and counts."""

    def __init__(self):
        self.good = 0
        self.wrong = []

    def check(self, sentence, holds, detail=""):
        """One thing that has to hold; `detail` is what was seen instead."""
        if holds:
            self.good += 1
            print(f"ok     {sentence}", flush=True)
        else:
            self.wrong.append(sentence)
            print(f"WRONG  {sentence}" + (f": {detail}" if detail != "" else ""), flush=True)
        return holds

    def note(self, sentence):
        """Something to know that is no fault of the program."""
        print(f"note   {sentence}", flush=True)

    def tell(self, sentence):
        """What is going on, for people who wait."""
        print(f"nosebooth: {sentence}", file=sys.stderr, flush=True)
