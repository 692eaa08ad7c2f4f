"""The device's own faults, so that ours are told apart from them."""

import re


def check(bench):
    for instance, kind in ((0, "single-planar"), (1, "multi-planar")):
        node = bench.vivid.node(instance)
        text = bench.guest.try_to(f"v4l2-compliance -d {node} 2>&1", 600).output
        total = re.search(r"^Total.*", text, re.MULTILINE)
        bench.findings.check(
            f"{kind}: v4l2-compliance has looked at {node}", total is not None, text[-500:])
        if total:
            bench.findings.note(f"{kind}: {total.group(0)}")
        faults = re.findall(r"^\s*((?:fail|test .*: FAIL).*)", text, re.MULTILINE)
        # The same fault is told for every format.
        for line in dict.fromkeys(faults):
            bench.findings.note(f"{kind}: the device's own fault: {line}")
