"""Which nodes are cameras, and what is said of the others."""

import json

from .watch import PROGRAM, Watch

CAPTURES = ("Video Capture", "Video Capture Multiplanar")


def device_caps(guest, node):
    """What the node itself can do, as v4l2-ctl reads it."""
    lines = guest.run(f"v4l2-ctl -d {node} --info").splitlines()
    start = next(index for index, line in enumerate(lines) if line.strip().startswith("Device Caps"))
    return [line.strip() for line in lines[start + 1:] if line.startswith("\t\t")]


def check(bench):
    guest, vivid, findings = bench.guest, bench.vivid, bench.findings
    listed = json.loads(guest.run(f"{PROGRAM} cameras --json"))
    cameras = {camera["path"]: camera for camera in listed["cameras"]}
    left_out = {node["path"]: node for node in listed["leftOut"]}
    nodes = vivid.nodes()
    findings.check("every video node is listed once", sorted(nodes) == sorted([*cameras, *left_out]), listed)
    for node in nodes:
        caps = device_caps(guest, node)
        captures = any(cap in CAPTURES for cap in caps) and "Streaming" in caps
        if captures:
            findings.check(f"{node} captures ({', '.join(caps)}) and is a camera", node in cameras, left_out.get(node))
        else:
            why = left_out.get(node, {}).get("why", "")
            findings.check(
                f"{node} ({caps[0]}) is left out with a reason: {why.split(': ')[-1]}", node in left_out and why)
    for instance in (0, 1):
        node = vivid.node(instance)
        camera = cameras.get(node, {"formats": [], "modes": [], "controls": [], "name": ""})
        findings.check(
            f"{node} has its name, and its brightness as the driver has it",
            camera["name"] == f"vivid-{instance:03d}-vid-cap"
            and [c["value"] for c in camera["controls"] if c["setting"] == "brightness"]
            == [vivid.get(node, "brightness")], camera["name"])
        with Watch(guest, "--source", camera.get("source", "v4l2:"), "--size", "320x180") as watch:
            watch.until(lambda w: w.of("opened"))
            opened = [line["camera"] for line in watch.of("opened")]
            findings.check(
                f"the source that is listed for {node} opens it and no other", opened == [camera["name"]],
                f"{camera['source']} opened {opened}")
    with Watch(guest, "--size", "320x180", "--seconds", 20) as watch:
        code = watch.until_ended()
        findings.check(
            "a watch ends by itself after its seconds, with a last line", code == 0 and watch.of("end"),
            f"{code}, {watch.lines[-1:]}")
    refusals(bench)


def refusals(bench):
    """Nodes that cannot be watched: each with its sentence and the code for devices."""
    guest, vivid, findings = bench.guest, bench.vivid, bench.findings
    camera = vivid.node()

    def refused(sentence, source, words, before=""):
        answer = guest.try_to(f"{before}{PROGRAM} cameras --watch --source v4l2:{source} --seconds 5")
        findings.check(
            f"{sentence}: code 69 and \"{words}\"", answer.code == 69 and words in answer.output,
            f"{answer.code}, {answer.output.strip()}")

    refused("a node that is not there", "/dev/video99", "there is no camera /dev/video99")
    refused("a device that is no camera", "/dev/null", "is not a camera")
    refused("a node that gives metadata", vivid.node(0, "meta-cap"), "metadata only")
    refused(
        "a node that this user may not open", camera, "may not be opened",
        "setpriv --reuid=65534 --regid=65534 --clear-groups ")
    guest.begin("busy", f"v4l2-ctl -d {camera} --stream-mmap --stream-count=100000")
    guest.wait_for(f"v4l2-ctl -d {camera} --stream-mmap --stream-count=1 2>&1 | grep -qi busy", 60)
    refused("a camera that another program streams from", camera, "in use by another program")
    guest.run("kill $(cat /run/jobs/busy.pid); while [ ! -s /run/jobs/busy.code ]; do sleep 0.1; done")
