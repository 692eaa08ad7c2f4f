"""The four ways in which a camera can be mounted."""

from .watch import Watch


def slope(fields, across):
    """How much brighter the last third is than the first: across the columns, or down the rows."""
    first, last = ((0, 3, 6), (2, 5, 8)) if across else ((0, 1, 2), (6, 7, 8))
    return sum(fields[index] for index in last) / 3 - sum(fields[index] for index in first) / 3


def check(bench):
    guest, vivid, findings = bench.guest, bench.vivid, bench.findings
    # Bars from white at the left to black at the right.
    wanted = {0: (True, -1), 90: (False, -1), 180: (True, 1), 270: (False, 1)}
    for instance, code in ((0, "YUYV"), (1, "NM12")):
        node = vivid.node(instance)
        vivid.plain(node, 1)
        for degrees, (across, sign) in wanted.items():
            words = ("--source", f"v4l2:{node}", "--format", code, "--size", "640x360", "--rate", 10,
                     "--rotation", degrees)
            with Watch(guest, *words) as watch:
                pictures = watch.pictures(1)
            size = (360, 640) if degrees % 180 else (640, 360)
            findings.check(
                f"{code} turned by {degrees}°: {size[0]}×{size[1]}, and the bright side is where it belongs",
                bool(pictures) and all(
                    (picture["width"], picture["height"]) == size
                    and slope(picture["fields"], across) * sign > 60
                    and abs(slope(picture["fields"], not across)) < 20 for picture in pictures),
                pictures[:1])
