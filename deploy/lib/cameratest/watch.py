"""`nosebooth cameras --watch`, running in the guest."""

import dataclasses
import json
import shlex
import time

PROGRAM = "/program/nosebooth"
# A count before the first one.
NOTHING = {
    "event": "count", "time": 0, "state": "opening", "frames": 0, "rate": 0, "dropped": 0, "missed": 0, "overtaken": 0,
    "openings": 0, "abandoned": 0, "reasons": {}, "picture": None,
}


@dataclasses.dataclass(frozen=True)
class Use:
    """What a process holds."""

    descriptors: int
    threads: int
    resident: int
    mappings: int


class Watch:
    """One run of the program, and everything that it has said so far."""

    number = 0

    def __init__(self, guest, *words):
        Watch.number += 1
        self.guest = guest
        self.name = f"watch{Watch.number}"
        self.lines = []
        self._read = 0
        command = " ".join(shlex.quote(str(word)) for word in (PROGRAM, "cameras", "--watch", "--json", *words))
        self.process = guest.begin(self.name, command)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.code() is None:
            self.guest.try_to(f"kill {self.process}; while [ ! -s /run/jobs/{self.name}.code ]; do sleep 0.1; done")

    def update(self):
        """Reads on; only whole lines."""
        text = self.guest.run(f"tail -c +{self._read + 1} /run/jobs/{self.name}.out")
        whole = text[:text.rfind("\n") + 1]
        self._read += len(whole.encode())
        self.lines += [json.loads(line) for line in whole.splitlines()]

    def of(self, event):
        """Lines of one kind, oldest first."""
        return [line for line in self.lines if line["event"] == event]

    def count(self):
        """The newest count."""
        counts = [line for line in self.lines if line["event"] in ("count", "end")]
        return counts[-1] if counts else NOTHING

    def state(self):
        """The state that was told last."""
        states = self.of("state")
        return states[-1]["state"] if states else None

    def until(self, holds, seconds=120):
        """Reads on until `holds(self)`; whether it did. Guests take their time, so that waits are generous."""
        end = time.monotonic() + seconds
        while True:
            self.update()
            if holds(self):
                return True
            if time.monotonic() > end or self.code() is not None:
                self.update()
                return holds(self)
            time.sleep(0.3)

    def until_running(self, more=3, seconds=120):
        """Until it runs, and so many more frames have come than now."""
        self.update()
        before = self.count()["frames"]
        return self.until(
            lambda watch: watch.state() == "running" and watch.count()["state"] == "running"
            and watch.count()["frames"] >= before + more, seconds)

    def pictures(self, wanted=2, seconds=120):
        """What was told of the newest picture, in that many counts or in as many as came."""
        def seen(watch):
            return [line["picture"] for line in watch.of("count") if line["picture"]]

        self.until(lambda watch: len(seen(watch)) >= wanted, seconds)
        return seen(self)

    def until_ended(self, seconds=120):
        """The code that it ended with by itself; `None` when it did not."""
        self.guest.wait_for(f"[ -s /run/jobs/{self.name}.code ]", seconds)
        self.update()
        return self.code()

    def code(self):
        """The code that it has ended with; `None` while it runs."""
        text = self.guest.try_to(f"cat /run/jobs/{self.name}.code 2>/dev/null").output.strip()
        return int(text) if text else None

    def messages(self):
        """What it has said to people."""
        return self.guest.run(f"cat /run/jobs/{self.name}.err")

    def use(self):
        """What the process holds now."""
        folder = f"/proc/{self.process}"
        numbers = self.guest.run(
            f"ls {folder}/fd | wc -l; awk '/^Threads/ {{ print $2 }}' {folder}/status; "
            f"awk '/^VmRSS/ {{ print $2 }}' {folder}/status; wc -l <{folder}/maps").split()
        return Use(*(int(number) for number in numbers))
