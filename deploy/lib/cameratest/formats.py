"""Every format that is taken natively, on both kinds of devices, down to the colour that arrives."""

from .watch import Watch

# Pure red in full-range BT.601 (ITU-R BT.601-7, JFIF): what frames are, whatever the device sent.
RED = (76, 85, 255)
# vivid makes a grey picture of Rec. 709's luma, in full range (v4l2-tpg-core.c), and nothing is to be done to it.
GREY_RED = (54,)
TOLERANCE = 4
TAKEN = ["YUYV", "UYVY", "NV12", "NM12", "YU12", "YM12", "MJPG", "JPEG", "GREY"]


def is_red(means, grey=False):
    """Whether means of luma, Cb and Cr are those of red; of luma alone for a grey picture."""
    wanted = GREY_RED if grey else RED
    return len(means) == len(wanted) and all(abs(mean - value) <= TOLERANCE for mean, value in zip(means, wanted))


def check(bench):
    guest, vivid, findings = bench.guest, bench.vivid, bench.findings
    for instance, kind in ((0, "single-planar"), (1, "multi-planar")):
        node = vivid.node(instance)
        vivid.plain(node, 7)
        offered = guest.run(f"v4l2-ctl -d {node} --list-formats | sed -n \"s/.*: '\\(....\\)'.*/\\1/p\"").split("\n")
        for code in TAKEN:
            if code not in offered:
                if code in ("MJPG", "JPEG") or (kind == "multi-planar") == code.endswith("M12"):
                    findings.note(f"{kind}: vivid offers no {code}; that is not checked here")
                continue
            words = ("--source", f"v4l2:{node}", "--format", code, "--size", "640x360", "--rate", 15)
            with Watch(guest, *words) as watch:
                pictures = watch.pictures()
                opened, count = watch.of("opened"), watch.count()
            agreed = opened and (opened[0]["format"], opened[0]["width"], opened[0]["height"])
            findings.check(
                f"{kind} {code}: 640×360 is agreed on, frames come, and no more than the first is dropped",
                agreed == (code, 640, 360) and count["frames"] >= 5 and count["dropped"] <= 1, f"{agreed}, {count}")
            findings.check(
                f"{kind} {code}: red arrives as red", bool(pictures)
                and all(is_red(picture["means"], code == "GREY") for picture in pictures),
                [picture["means"] for picture in pictures])
