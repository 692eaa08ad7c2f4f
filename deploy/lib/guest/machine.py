"""A guest that runs: started, asked, killed, started again."""

import base64
import ctypes
import dataclasses
import os
import pathlib
import shlex
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from .errors import GuestError

# Without hardware virtualisation, and beside other work, everything takes its time.
BOOT_SECONDS = 900
COMMAND_SECONDS = 300


def die_with_parent():
    """A test that is killed leaves no machine behind (prctl's PR_SET_PDEATHSIG is 1)."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


@dataclasses.dataclass(frozen=True)
class Answer:
    """What a command in the guest came back with; `output` is both of its streams."""

    code: int
    output: str


class Guest:
    """One virtual machine. Its root disk forgets everything when it ends; other disks keep what was written.

    `accelerator` is qemu's; without one it is $NOSEBOOTH_GUEST_ACCEL, else "tcg,thread=multi", which runs everywhere.
    """

    def __init__(self, image, disks=(), memory=1024, processors=2, accelerator=None, kernel_words=""):
        self.image = image
        self.disks = list(disks)
        self.memory = memory
        self.processors = processors
        self.accelerator = accelerator or os.environ.get("NOSEBOOTH_GUEST_ACCEL") or "tcg,thread=multi"
        self.kernel_words = kernel_words
        self.console = None
        self._process = None
        self._socket = None
        self._received = b""
        self._number = 0
        self._work = None

    # Life

    def start(self, seconds=BOOT_SECONDS):
        """Boots, and comes back when the shell answers. Seconds of wall time that it took."""
        if self._process is not None:
            raise GuestError("the guest runs already")
        self._work = pathlib.Path(tempfile.mkdtemp(prefix="nosebooth-guest-"))
        self.console = self._work / "console"
        port = self._work / "shell"
        began = time.monotonic()
        with open(self._work / "qemu", "wb") as log:
            self._process = subprocess.Popen(
                self._command(port), stdout=log, stderr=log, stdin=subprocess.DEVNULL, preexec_fn=die_with_parent)
        try:
            self._connect(port, began + seconds)
            while self._ask("true", 5, patient=True) is None:
                self._check_alive()
                if time.monotonic() - began > seconds:
                    raise GuestError(f"the guest's shell did not answer within {seconds} s{self.last_words()}")
        except BaseException:
            self.kill()
            raise
        return time.monotonic() - began

    def kill(self):
        """Ends it between two instructions, as a power cut does. May be called at any time, also twice."""
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        self._forget()

    def stop(self, seconds=COMMAND_SECONDS):
        """Writes everything and switches it off; one that does not go by itself is killed."""
        if self._process is None:
            return
        try:
            self.run("sync; umount -a -t ext4 2>/dev/null; sync; (sleep 0.2; echo o >/proc/sysrq-trigger) &", seconds)
            self._process.wait(seconds)
        except (GuestError, subprocess.TimeoutExpired):
            pass
        self.kill()

    @property
    def is_running(self):
        return self._process is not None and self._process.poll() is None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()

    # Work

    def try_to(self, command, seconds=COMMAND_SECONDS):
        """Runs a command of bash as root and gives its `Answer`, whatever its code."""
        answer = self._ask(command, seconds)
        if answer is None:
            raise GuestError(f"no answer within {seconds} s to: {command}{self.last_words()}")
        return answer

    def run(self, command, seconds=COMMAND_SECONDS):
        """Runs a command that has to end with 0, and gives its output."""
        answer = self.try_to(command, seconds)
        if answer.code != 0:
            raise GuestError(f"code {answer.code} of: {command}\n{answer.output[-2000:]}")
        return answer.output

    def begin(self, name, command):
        """Starts a program that goes on by itself, and gives its process number.

        What it writes lies in /run/jobs/NAME.out and NAME.err, the code that it ended with in NAME.code.
        """
        job = f"/run/jobs/{name}"
        inner = f"echo $$ >{job}.pid; exec {command}"
        self.run(
            f"rm -f {job}.*; (bash -c {shlex.quote(inner)} >{job}.out 2>{job}.err 3>&-; echo $? >{job}.code) "
            f">/dev/null 2>&1 & while [ ! -s {job}.pid ]; do sleep 0.05; done")
        return int(self.run(f"cat {job}.pid"))

    def wait_for(self, condition, seconds=COMMAND_SECONDS, pause=0.5):
        """Runs a command again and again until it ends with 0; false when it did not in that time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.try_to(condition).code == 0:
                return True
            time.sleep(pause)
        return False

    def mount_program(self, name="program"):
        """Puts a disk of `program_disk` at /program."""
        self.run(f"mkdir -p /program && mount -o ro /dev/disk/by-id/virtio-{name} /program")

    def last_words(self, count=12):
        """The end of the kernel's messages, for errors."""
        try:
            lines = self.console.read_text(errors="replace").splitlines()[-count:]
        except OSError:
            return ""
        return "\n" + "\n".join(lines) if lines else ""

    # The inside

    def _command(self, port):
        root = str(self.image.root).replace(",", ",,")
        words = [
            "qemu-system-x86_64", "-machine", "q35", "-accel", self.accelerator, "-cpu", "Nehalem",
            "-smp", str(self.processors), "-m", str(self.memory), "-nodefaults", "-no-reboot", "-display", "none",
            "-drive", f"file={root},format=raw,if=none,id=root,snapshot=on", "-device", "virtio-blk-pci,drive=root",
            "-serial", f"file:{self.console}", "-device", "virtio-serial-pci",
            "-chardev", f"socket,id=shell,path={port},server=on,wait=off",
            "-device", "virtserialport,chardev=shell,name=shell", "-device", "virtio-rng-pci",
            "-kernel", str(self.image.kernel), "-initrd", str(self.image.initrd), "-append",
            "root=/dev/vda rw console=ttyS0 init=/usr/local/sbin/guest-init quiet loglevel=4 mitigations=off "
            f"nowatchdog audit=0 no_timer_check panic=-1 net.ifnames=0 {self.kernel_words}",
        ]
        for disk in self.disks:
            words += disk.arguments()
        return words

    def _check_alive(self):
        if self._process.poll() is not None:
            log = (self._work / "qemu").read_text(errors="replace").strip()
            raise GuestError(f"qemu ended with {self._process.returncode}: {log}{self.last_words()}")

    def _connect(self, port, end):
        while True:
            self._check_alive()
            self._socket = socket.socket(socket.AF_UNIX)
            try:
                self._socket.connect(str(port))
                return
            except OSError:
                self._socket.close()
            if time.monotonic() > end:
                raise GuestError("qemu does not open its port")
            time.sleep(0.05)

    def _ask(self, command, seconds, patient=False):
        """One request and its answer; `None` when none came in time. Answers to earlier requests are passed over."""
        if self._process is None:
            raise GuestError("the guest does not run")
        self._number += 1
        words = base64.b64encode(command.encode()).decode()
        end = time.monotonic() + seconds
        try:
            self._socket.settimeout(seconds)
            self._socket.sendall(f"{self._number} {words}\n".encode())
            while True:
                while b"\n" in self._received:
                    line, self._received = self._received.split(b"\n", 1)
                    parts = line.split(b" ")
                    if len(parts) == 3 and parts[0] == str(self._number).encode():
                        return Answer(int(parts[1]), base64.b64decode(parts[2]).decode(errors="replace"))
                left = end - time.monotonic()
                if left <= 0:
                    return None
                self._socket.settimeout(left)
                more = self._socket.recv(65536)
                if not more:
                    self._check_alive()
                    raise GuestError(f"the guest went away{self.last_words()}")
                self._received += more
        except TimeoutError:
            return None
        except OSError as error:
            # A guest that is just booting may refuse what it does not listen to yet.
            if patient:
                return None
            raise GuestError(f"the guest's shell cannot be reached: {error}{self.last_words()}") from error

    def _forget(self):
        if self._socket is not None:
            self._socket.close()
        self._process = self._socket = None
        self._received = b""
        shutil.rmtree(self._work, ignore_errors=True)
