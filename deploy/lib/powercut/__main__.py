"""Cuts the power of a guest that registers without end; see deploy/power-cut-test."""

import argparse
import pathlib
import random
import shutil
import sys
import tempfile
import time

from guest import Disk, GuestError, Image, Unavailable, program_disk

from .card import Card
from .promises import Promises
from .still import StillGuest

DISK_MEGABYTES = 64
# A host that has other work lets the guest wait.
BOOT_SECONDS = 1800
# The writer comes to promise something within this time, or something is wrong with the guest.
PATIENCE_SECONDS = 600


def main():
    words = argparse.ArgumentParser(prog="power-cut-test")
    words.add_argument("program")
    words.add_argument("writer")
    words.add_argument("--cuts", type=int, default=50)
    words.add_argument("--kills", type=int, default=5)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--minutes", type=float, default=110)
    words.add_argument("--cache")
    wanted = words.parse_args()
    if shutil.which("bagit.py") is None:
        say("SKIPPED: bagit.py is not installed, so that nothing is checked with it")
    try:
        image = Image.ready(wanted.cache)
    except Unavailable as reason:
        say(f"SKIPPED: {reason}")
        return 69
    with tempfile.TemporaryDirectory(prefix="nosebooth-power-cut-") as folder:
        run = None
        try:
            run = Run(wanted, image, pathlib.Path(folder))
            run.all()
        except GuestError as error:
            say(f"the guest: {error}")
        if run is None:
            return 1
        run.guest.kill()
        return run.result()


def say(text):
    print(f"nosebooth: {text}", file=sys.stderr, flush=True)


class Run:
    """All cuts of one call."""

    def __init__(self, wanted, image, folder):
        self.wanted = wanted
        self.folder = folder
        self.chance = random.Random(wanted.seed)
        self.promises = Promises()
        self.disk = Disk.blank(folder / "store.ext4", "store", megabytes=DISK_MEGABYTES)
        tool = program_disk(folder / "program.ext4", wanted.writer)
        # One processor: the guest's kernel has little to do, and the host's are needed elsewhere.
        self.guest = StillGuest(image, disks=[self.disk, tool], memory=512, processors=1)
        self.end = time.monotonic() + 60 * wanted.minutes
        self.kills = 0
        self.done = 0
        self.wrong = 0

    def all(self):
        every = max(self.wanted.cuts // max(self.wanted.kills, 1), 1)
        self.begin()
        while self.done < self.wanted.cuts and time.monotonic() < self.end:
            self.wait()
            is_kill = self.kills < self.wanted.kills and (self.done + 1) % every == 0
            self.cut(is_kill)
            if is_kill and self.done < self.wanted.cuts and time.monotonic() < self.end:
                self.begin()

    def result(self):
        """Tells it, and gives the code to end with."""
        say(f"{self.done} cuts, {self.kills} of them kills, {self.promises.count} promises, {self.wrong} wrong")
        if self.done < self.wanted.cuts:
            say(f"only {self.done} of {self.wanted.cuts} cuts were made")
        return 0 if self.wrong == 0 and self.done == self.wanted.cuts else 1

    def begin(self):
        say(f"the guest was up after {self.guest.start(BOOT_SECONDS):.0f} s")
        self.promises.begin()
        self.guest.mount_program()
        # Mounting is what makes good a file system after a power cut: it reads its journal.
        self.guest.run("mkdir -p /card && mount -t ext4 /dev/disk/by-id/virtio-store /card")
        program = pathlib.Path(self.wanted.writer).name
        self.guest.begin("writer", f"bash -c 'exec /program/{program} /card/store >/dev/ttyS0'")
        self.await_promises(1)

    def await_promises(self, more):
        """Until so many more were heard."""
        target = self.promises.heard(self.guest.console.read_text(errors="replace")) + more
        end = time.monotonic() + PATIENCE_SECONDS
        while self.promises.heard(self.guest.console.read_text(errors="replace")) < target:
            if time.monotonic() > end:
                errors = self.guest.try_to("tail -n 5 /run/jobs/writer.err").output
                raise GuestError(f"nothing was registered for {PATIENCE_SECONDS} s: {errors}")
            time.sleep(0.1)

    def wait(self):
        """A few promises, so that no two cuts are of the same commit, and then any moment within the next."""
        self.await_promises(self.chance.randrange(1, 6))
        time.sleep(self.chance.random() * 3)

    def cut(self, is_kill):
        copy = self.folder / "cut.ext4"
        with self.guest.standing_still():
            # Standing still, it promises nothing more: what was said before has to be on the disk now.
            said = self.guest.console.read_text(errors="replace")
            if is_kill:
                self.guest.kill()
                self.kills += 1
            shutil.copyfile(self.disk.path, copy)
        self.done += 1
        self.promises.hear(said)
        card = Card(copy, self.wanted.program, self.folder / "card")
        problems = card.problems(self.promises)
        if is_kill:
            self.promises.settle(card.after)
        for problem in problems:
            say(f"WRONG: cut {self.done}: {problem[:600]}")
        self.wrong += 1 if problems else 0
        kind = "killed" if is_kill else "stood still"
        say(f"cut {self.done}: {kind}, {len(self.promises.kept)} promised, {len(card.before)} listed, "
            f"{len(card.after)} after a start{card.remark}")


sys.exit(main())
