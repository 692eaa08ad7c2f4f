"""Colour ranges and matrices: red stays red, however the device writes it."""

from .formats import is_red
from .watch import Watch

# vivid's menus: colour space 1 is Rec. 709 and 2 sRGB, which have the same primaries; encoding 1 is BT.601 and 2 is
# BT.709; range 1 is full and 2 is limited; 0 leaves it to the colour space.
CASES = [(1, 0, 2), (1, 0, 0), (1, 2, 1), (2, 1, 1), (2, 2, 2), (2, 1, 2)]
NAMES = ({1: "Rec. 709", 2: "sRGB"}, {0: "its own matrix", 1: "BT.601", 2: "BT.709"},
         {0: "its own range", 1: "full range", 2: "limited range"})


def check(bench):
    guest, vivid, findings = bench.guest, bench.vivid, bench.findings
    node = vivid.node()
    vivid.plain(node, 7)
    for index, case in enumerate(CASES):
        space, encoding, quantization = case
        code = ("YUYV", "NV12")[index % 2]
        vivid.set(node, colorspace=space, y_cbcr_encoding=encoding, quantization=quantization)
        words = ("--source", f"v4l2:{node}", "--format", code, "--size", "320x180", "--rate", 15)
        with Watch(guest, *words) as watch:
            pictures = watch.pictures()
        told = ", ".join(names[number] for names, number in zip(NAMES, case))
        findings.check(
            f"{code} in {told}: red arrives as red",
            bool(pictures) and all(is_red(picture["means"]) for picture in pictures),
            [picture["means"] for picture in pictures])
    vivid.set(node, colorspace=2, y_cbcr_encoding=0, quantization=0)
