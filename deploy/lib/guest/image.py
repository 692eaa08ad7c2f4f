"""The guest's system: made once, kept in a cache."""

import dataclasses
import os
import pathlib
import platform
import shutil
import subprocess
import sys

from .errors import Unavailable

HERE = pathlib.Path(__file__).resolve().parent
# Program, and the package that has it.
TOOLS = {"qemu-system-x86_64": "qemu-system-x86", "mmdebstrap": "mmdebstrap", "mke2fs": "e2fsprogs"}


@dataclasses.dataclass(frozen=True)
class Image:
    """Kernel, initrd and root disk. Guests read them and never change them, so that several may run at once."""

    kernel: pathlib.Path
    initrd: pathlib.Path
    root: pathlib.Path

    @classmethod
    def ready(cls, cache=None):
        """The image, which is made where it is not there yet or was made of other papers.

        `cache` is a folder; without one it is $NOSEBOOTH_CACHE, else nosebooth in the user's cache. Raises `Unavailable`.
        """
        if platform.machine() != "x86_64":
            raise Unavailable(f"the guest is an amd64 machine, and this one is {platform.machine()}")
        install_tools()
        folder = pathlib.Path(cache or default_cache()) / "guest"
        if subprocess.run([str(HERE / "make-image"), str(folder)]).returncode != 0:
            raise Unavailable("the guest's image could not be made")
        return cls(folder / "kernel", folder / "initrd", folder / "root.ext4")


def default_cache():
    """Outside of the repository: an image is large, and good for every checkout."""
    given = os.environ.get("NOSEBOOTH_CACHE")
    if given:
        return given
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "nosebooth")


def install_tools():
    """Installs what is missing where that is possible, and says so before it does."""
    # Administrators' tools are not in everybody's path.
    os.environ["PATH"] = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"
    missing = {tool: package for tool, package in TOOLS.items() if shutil.which(tool) is None}
    if not missing:
        return
    if shutil.which("apt-get"):
        root = [] if os.geteuid() == 0 else ["sudo", "-n"]
        if not root or shutil.which("sudo"):
            packages = sorted(set(missing.values()))
            print(f"nosebooth: installing {' '.join(packages)}", file=sys.stderr, flush=True)
            words = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
            # Package lists that are too old are a usual reason for a first failure.
            for before in ([], ["apt-get", "update", "-qq"]):
                if before and subprocess.run(root + before, stdout=sys.stderr).returncode != 0:
                    break
                environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
                if subprocess.run(root + words, stdout=sys.stderr, env=environment).returncode == 0:
                    break
    missing = [tool for tool in missing if shutil.which(tool) is None]
    if missing:
        raise Unavailable(f"{' and '.join(missing)} missing, and cannot be installed here")
