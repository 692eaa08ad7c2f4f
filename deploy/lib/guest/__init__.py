"""A Debian guest under qemu with a root shell, for tests that need a kernel of their own.

    from guest import Disk, Guest, Image

    image = Image.ready()                      # made once, then kept
    guest = Guest(image, disks=[Disk.blank(path, "store", megabytes=64)])
    guest.start()                              # until the shell answers
    guest.run("mount /dev/disk/by-id/virtio-store /mnt && echo x >/mnt/x")
    guest.kill()                               # as a power cut: what the guest had not written is gone
    guest.start()                              # again, with the same disks
    guest.stop()

Everything blocks; one thread uses one guest.
"""

from .disk import Disk
from .errors import GuestError, Unavailable
from .image import Image
from .machine import Answer, Guest
from .program import program_disk

__all__ = ["Answer", "Disk", "Guest", "GuestError", "Image", "Unavailable", "program_disk"]
