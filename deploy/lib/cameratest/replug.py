"""A camera whose cable is pulled while it streams, again and again."""

from .watch import Watch


def check(bench):
    guest, vivid, findings = bench.guest, bench.vivid, bench.findings
    rounds = bench.rounds
    vivid.load([0x1], [False])
    name = "vivid-000-vid-cap"
    with Watch(guest, "--source", f"v4l2:{name}", "--size", "640x360", "--rate", 15) as watch:
        if not findings.check("it runs, found by its name", watch.until_running(), watch.messages()):
            return
        first, done = None, 0
        for number in range(1, rounds + 1):
            openings = len(watch.of("opened"))
            vivid.unbind()
            lost = watch.until(lambda w: w.state() == "lost", 60)
            vivid.bind()
            found = watch.until(lambda w: len(w.of("opened")) > openings and w.state() == "running", 90)
            if not (lost and found):
                break
            done = number
            # What is taken once and kept (a pool of another size, a stack) is there by then.
            if number == max(1, rounds // 10):
                watch.until_running()
                first = watch.use()
            if number % 10 == 0:
                findings.tell(f"pulled and plugged {number} times of {rounds}: {watch.use()}")
        findings.check(f"it was lost and found again {rounds} times", done == rounds, watch.lines[-6:])
        watch.until_running()
        if first is None or done < rounds:
            return
        last = watch.use()
        findings.check(
            f"no descriptor was lost on that ({first.descriptors} and {last.descriptors})",
            last.descriptors == first.descriptors)
        findings.check(f"no thread ({first.threads} and {last.threads})", last.threads == first.threads)
        findings.check(
            f"no memory: {last.resident - first.resident} KiB more after {rounds} rounds than after {max(1, rounds // 10)}",
            last.resident - first.resident <= 2048, f"{first} and {last}")
        findings.check(
            f"no mapping ({first.mappings} and {last.mappings})", abs(last.mappings - first.mappings) <= 8)
        count = watch.count()
        findings.check("no thread was given up", count["abandoned"] == 0, count)
