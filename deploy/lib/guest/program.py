"""The program that is tested, with everything it needs, as a disk of a guest."""

import pathlib
import re
import shutil
import subprocess
import tempfile

from .disk import Disk
from .errors import GuestError

# Everything runs by the loader that comes along, so that the guest's own libraries may be older or newer.
LAUNCHER = """#!/bin/sh
export NOSEBOOTH_ASSETS=${NOSEBOOTH_ASSETS:-/program/assets} SWIFT_BACKTRACE=${SWIFT_BACKTRACE:-enable=no}
exec /program/lib/LOADER --library-path /program/lib /program/bin/PROGRAM "$@"
"""


def program_disk(path, program, assets=None, name="program"):
    """A disk with `program`, its libraries and its assets; `Guest.mount_program` puts it at /program.

    /program/PROGRAM starts it there.
    """
    program = pathlib.Path(program).resolve()
    listed = subprocess.run(["ldd", str(program)], capture_output=True, text=True)
    if listed.returncode != 0:
        raise GuestError(f"{program} is not a program that can be taken along: {listed.stderr.strip()}")
    absent = re.findall(r"(\S+) => not found", listed.stdout)
    if absent:
        raise GuestError(f"{program} needs {', '.join(absent)}, which this machine does not have")
    libraries = [pathlib.Path(found) for found in re.findall(r"(/\S+) \(0x", listed.stdout)]
    loader = next((file.name for file in libraries if file.name.startswith("ld-")), None)
    if loader is None:
        raise GuestError(f"{program} names no loader")
    with tempfile.TemporaryDirectory(prefix="nosebooth-program-") as work:
        tree = pathlib.Path(work) / "tree"
        (tree / "lib").mkdir(parents=True)
        (tree / "bin").mkdir()
        for library in libraries:
            shutil.copyfile(library, tree / "lib" / library.name)
            (tree / "lib" / library.name).chmod(0o755)
        shutil.copyfile(program, tree / "bin" / program.name)
        (tree / "bin" / program.name).chmod(0o755)
        launcher = tree / program.name
        launcher.write_text(LAUNCHER.replace("LOADER", loader).replace("PROGRAM", program.name))
        launcher.chmod(0o755)
        if assets:
            shutil.copytree(assets, tree / "assets", ignore=shutil.ignore_patterns("training", "pictures"))
        return Disk.of_folder(path, name, tree)
