"""A guest that can stand still."""

import contextlib
import pathlib
import signal
import time

from guest import Guest, GuestError


class StillGuest(Guest):
    """While it stands still, its disk's file holds what it would hold had it been killed at that moment."""

    @contextlib.contextmanager
    def standing_still(self):
        """May be killed meanwhile; else it goes on afterwards as if nothing had been."""
        self._process.send_signal(signal.SIGSTOP)
        tasks = pathlib.Path(f"/proc/{self._process.pid}/task")
        end = time.monotonic() + 60
        # A write that a thread has begun in the kernel comes to its end first.
        while not all(_is_stopped(task) for task in tasks.iterdir()):
            if time.monotonic() > end:
                raise GuestError("qemu does not stand still")
            time.sleep(0.005)
        try:
            yield
        finally:
            if self._process is not None:
                self._process.send_signal(signal.SIGCONT)


def _is_stopped(task):
    # Behind the name, which may hold spaces and brackets of its own.
    return (task / "stat").read_text().rpartition(")")[2].split()[0] == "T"
