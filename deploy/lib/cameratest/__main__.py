"""Boots the guest, makes the checks, and says how it went."""

import argparse
import pathlib
import signal
import sys
import tempfile

from guest import Guest, GuestError, Image, Unavailable, program_disk

from . import colours, compliance, faults, formats, listing, replug, settings, turning
from .bench import Bench
from .findings import Findings
from .vivid import Vivid

# In the order in which they are made.
GROUPS = {
    "listing": listing, "compliance": compliance, "formats": formats, "colours": colours, "turning": turning,
    "settings": settings, "faults": faults, "replug": replug,
}
ASSETS = pathlib.Path(__file__).resolve().parents[3] / "assets"


def arguments():
    """The words of deploy/camera-test, whose --help tells what they mean."""
    parser = argparse.ArgumentParser(prog="deploy/camera-test", add_help=False, allow_abbrev=False)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--only", default=",".join(GROUPS))
    parser.add_argument("--cache")
    words = parser.parse_args()
    groups = words.only.split(",")
    unknown = [name for name in groups if name not in GROUPS]
    if unknown:
        refuse(64, f"--only does not know {', '.join(unknown)}; there are {', '.join(GROUPS)}")
    if words.rounds < 1:
        refuse(64, f"--rounds {words.rounds} is none; use 1 or more")
    if not words.program.is_file():
        refuse(66, f"there is no program {words.program}")
    return words, groups


def refuse(code, sentence):
    print(f"nosebooth: {sentence}", file=sys.stderr)
    sys.exit(code)


def main():
    # Ends as an interruption does: everything that was made is taken away.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    words, groups = arguments()
    findings = Findings()
    try:
        image = Image.ready(words.cache)
    except Unavailable as error:
        refuse(69, f"skipped: {error}")
    with tempfile.TemporaryDirectory(prefix="nosebooth-cameras-", dir="/var/tmp") as work:
        try:
            disk = program_disk(pathlib.Path(work) / "program.ext4", words.program, ASSETS)
            with Guest(image, disks=[disk]) as guest:
                findings.tell("booting the guest")
                findings.tell(f"it is there after {guest.start():.0f} s")
                guest.mount_program()
                look(Bench(guest, Vivid(guest), findings, words.rounds), groups)
        except GuestError as error:
            findings.check("the guest does what it is asked to", False, error)
    print(f"nosebooth: {findings.good} hold, {len(findings.wrong)} do not", flush=True)
    sys.exit(1 if findings.wrong else 0)


def look(bench, groups):
    bench.two_cameras()
    for name in GROUPS:
        if name in groups:
            bench.findings.tell(name)
            GROUPS[name].check(bench)
    # A program cannot be at fault for these, but whoever reads of faults above wants to know.
    complaints = bench.guest.try_to(
        r"dmesg | grep -E 'WARNING:|BUG:|Oops|stall|blocked for more|allocation failure' "
        r"| sed 's/^\[ *[0-9.]*\] //; s/CPU: [0-9]* PID: [0-9]* //' | sort | uniq -c | sort -rn | head -n 10").output
    for line in complaints.splitlines():
        bench.findings.note(f"the kernel complains, times and of: {line.strip()}")


main()
