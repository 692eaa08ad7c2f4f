"""Every fault that vivid can inject, and a watched camera that gets over it."""

from .watch import PROGRAM, Watch


def check(bench):
    vivid = bench.vivid
    for instance, kind in ((0, "single-planar"), (1, "multi-planar")):
        node = vivid.node(instance)
        vivid.plain(node, 1)
        with Watch(bench.guest, "--source", f"v4l2:{node}", "--size", "640x360", "--rate", 15) as watch:
            if bench.findings.check(f"{kind}: it runs", watch.until_running(), watch.messages()):
                while_it_streams(bench, watch, node, kind)
                while_it_opens(bench, watch, node, kind)
        at_first(bench, node, kind)
        numbering(bench, node, kind)
    disconnected(bench)


def while_it_streams(bench, watch, node, kind):
    """Faults between two frames."""
    vivid, findings = bench.vivid, bench.findings
    openings = watch.count()["openings"]
    damaged = "the driver marked it as damaged"
    for number in range(1, 4):
        vivid.press(node, "inject_v4l2_buf_flag_error")
        # Two that are asked for before a buffer is filled would be one.
        watch.until(lambda w: w.count()["reasons"].get(damaged, 0) >= number, 30)
    watch.until_running()
    findings.check(
        f"{kind}: buffers with the error flag are dropped, three of three, and the stream goes on",
        watch.count()["reasons"].get(damaged) == 3 and watch.count()["openings"] == openings, watch.count())
    before = watch.count()["missed"]
    vivid.set(node, percentage_of_dropped_buffers=50)
    lost = watch.until(lambda w: w.count()["missed"] > before + 5, 60)
    vivid.set(node, percentage_of_dropped_buffers=0)
    findings.check(
        f"{kind}: frames that the driver loses are counted, and the stream goes on",
        lost and watch.until_running() and watch.count()["openings"] == openings, watch.count())
    for control, told in (
            ("inject_vidioc_qbuf_error", "a buffer that the driver does not take back (QBUF)"),
            ("inject_fatal_streaming_error", "a stream that breaks (POLLERR)")):
        openings = watch.count()["openings"]
        vivid.press(node, control)
        again = watch.until(lambda w: len(w.of("opened")) > openings and w.state() == "running", 60)
        findings.check(
            f"{kind}: {told} is opened anew", again and watch.until_running(), watch.lines[-6:])


def while_it_opens(bench, watch, node, kind):
    """Faults of a camera that is opened again: the second try is good."""
    vivid, findings = bench.vivid, bench.findings
    for control, call in (
            ("inject_vidioc_streamon_error", "VIDIOC_STREAMON"), ("inject_vidioc_reqbufs_error", "VIDIOC_REQBUFS")):
        openings, before = len(watch.of("opened")), len(watch.lines)
        # The first lies in wait for the next opening, which the second one brings about.
        vivid.press(node, control)
        vivid.press(node, "inject_fatal_streaming_error")
        again = watch.until(lambda w: len(w.of("opened")) > openings and w.state() == "running", 120)
        told = [line["why"] or "" for line in watch.lines[before:] if line["event"] == "state"]
        findings.check(
            f"{kind}: {call} is refused while it is opened again, which is told, and a later try is good",
            again and watch.until_running() and any(call in why for why in told), watch.lines[before:][-6:])
    findings.check(
        f"{kind}: no thread was given up on all of this", watch.count()["abandoned"] == 0, watch.count())


def at_first(bench, node, kind):
    """A camera that cannot be opened at the beginning is told, with the code for devices."""
    for control, call in (
            ("inject_vidioc_streamon_error", "VIDIOC_STREAMON"), ("inject_vidioc_reqbufs_error", "VIDIOC_REQBUFS"),
            ("inject_vidioc_qbuf_error", "VIDIOC_QBUF")):
        bench.vivid.press(node, control)
        answer = bench.guest.try_to(f"{PROGRAM} cameras --watch --source v4l2:{node} --seconds 5")
        bench.findings.check(
            f"{kind}: {call} is refused at the beginning: code 69 and a sentence that names it",
            answer.code == 69 and call in answer.output, f"{answer.code}, {answer.output.strip()}")


def numbering(bench, node, kind):
    """Counters of the driver that begin anew, and stamps of another clock."""
    vivid, findings = bench.vivid, bench.findings
    vivid.set(node, wrap_sequence_number=1)
    with Watch(bench.guest, "--source", f"v4l2:{node}", "--size", "320x180", "--rate", 15) as watch:
        # The counter starts 128 before its end.
        watch.until(lambda w: w.count()["frames"] + w.count()["missed"] + w.count()["overtaken"] > 160)
        count = watch.count()
    vivid.set(node, wrap_sequence_number=0)
    findings.check(
        f"{kind}: a counter that wraps is followed ({count['frames']} frames, {count['missed']} missed)",
        count["frames"] + count["missed"] + count["overtaken"] > 160
        # What a slow guest misses is counted rightly; a jump would be more than the time has room for.
        and count["frames"] + count["missed"] <= 15 * 1.1 * count["time"] and count["openings"] == 1, count)
    for mode, told in ((1, "64"), (2, "32")):
        vivid.set(node, wrap_timestamp=mode)
        with Watch(bench.guest, "--source", f"v4l2:{node}", "--size", "320x180", "--rate", 15) as watch:
            watch.until_running(5)
            count = watch.count()
        findings.check(
            f"{kind}: frames come though their stamps are about to wrap at {told} bits",
            count["frames"] > 5 and count["openings"] == 1, count)
    vivid.set(node, wrap_timestamp=0)


def disconnected(bench):
    """The driver says that the device is gone while its node is still there, as some do between plugs.

    vivid takes it back when the last descriptor is closed, and not before.
    """
    vivid, findings = bench.vivid, bench.findings
    node = vivid.node()
    with Watch(bench.guest, "--source", f"v4l2:{node}", "--size", "640x360", "--rate", 15) as watch:
        watch.until_running()
        vivid.press(node, "disconnect")
        findings.check(
            "a device that says it is gone is lost",
            watch.until(lambda w: any(line["state"] == "lost" for line in w.of("state")), 60), watch.lines[-3:])
        findings.check(
            "it was let go, and is found again once it is back",
            watch.until(lambda w: len(w.of("opened")) == 2 and w.state() == "running") and watch.until_running(),
            watch.lines[-6:])
