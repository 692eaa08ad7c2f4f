"""What every group of checks works with."""

import dataclasses

from guest import Guest

from .findings import Findings
from .vivid import Vivid


@dataclasses.dataclass(frozen=True)
class Bench:
    guest: Guest
    vivid: Vivid
    findings: Findings
    rounds: int

    def two_cameras(self):
        """A single-planar webcam with nodes around it that are none, and a multi-planar one."""
        # Video capture; beside it a node that shows video, and one for metadata.
        self.vivid.load([0x1 | 0x100 | 0x20000, 0x1], [False, True])
