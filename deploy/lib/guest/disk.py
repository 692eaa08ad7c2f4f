"""Disks of a guest: files on the host."""

import dataclasses
import pathlib
import subprocess

from .errors import GuestError


@dataclasses.dataclass(frozen=True)
class Disk:
    """A raw image that the guest sees as /dev/disk/by-id/virtio-NAME.

    `cache` is qemu's: with "writethrough" and "none" a write that was acknowledged lies in the file, and the guest is
    told so; with "writeback" a flush counts. A guest that is killed loses what its own kernel had not written; what it
    had written stays, flushed or not, for the host's kernel lives on. "none" needs a file system with O_DIRECT.
    """

    path: pathlib.Path
    name: str
    cache: str = "writethrough"
    read_only: bool = False

    def __post_init__(self):
        # virtio's serial number has twenty bytes, and longer ones are cut in silence.
        if not self.name.isalnum() or len(self.name) > 20:
            raise ValueError(f"{self.name} is no name for a disk: up to 20 letters and digits")

    @classmethod
    def blank(cls, path, name, megabytes, **options):
        """An ext4 file system without anything in it; what was in the file before is lost."""
        return cls._made(path, name, megabytes, [], options)

    @classmethod
    def of_folder(cls, path, name, folder, **options):
        """An ext4 file system that the guest may only read, with a copy of a folder in it."""
        size = sum(file.lstat().st_size + 8192 for file in pathlib.Path(folder).rglob("*"))
        options = {"read_only": True, **options}
        return cls._made(path, name, size * 11 // 10 // 2**20 + 16, ["-d", str(folder)], options)

    @classmethod
    def _made(cls, path, name, megabytes, words, options):
        path = pathlib.Path(path)
        path.unlink(missing_ok=True)
        with open(path, "wb") as file:
            file.truncate(megabytes * 2**20)
        made = subprocess.run(
            ["mke2fs", "-q", "-t", "ext4", "-L", name[:16], *words, str(path)], capture_output=True, text=True)
        if made.returncode != 0:
            raise GuestError(f"the disk {name} could not be made: {made.stderr.strip()}")
        return cls(path, name, **options)

    def arguments(self):
        """qemu's words for it."""
        node = f"disk-{self.name}"
        options = f"file={str(self.path).replace(',', ',,')},format=raw,if=none,id={node},cache={self.cache}"
        options += ",readonly=on" if self.read_only else ""
        return ["-drive", options, "-device", f"virtio-blk-pci,drive={node},serial={self.name}"]
