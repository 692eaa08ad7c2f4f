"""Settings that are made by the program and by others."""

from .watch import Watch


def check(bench):
    guest, vivid, findings = bench.guest, bench.vivid, bench.findings
    node = vivid.node()
    vivid.plain(node, 7)
    vivid.set(node, brightness=128, gain_automatic=1)
    common = ("--source", f"v4l2:{node}", "--size", "320x180", "--rate", 15)
    with Watch(guest, *common, "--set", "brightness=90,gain=50") as watch:
        watch.until_running()
        opened = watch.of("opened")
        findings.check("settings are made without complaint", opened and opened[0]["complaints"] == [], opened)
        findings.check("brightness is in the driver as it was asked for", vivid.get(node, "brightness") == 90)
        findings.check("gain is too", vivid.get(node, "gain") == 50)
        findings.check("and its automatic mode was ended for that", vivid.get(node, "gain_automatic") == 0)
        before = watch.count()["picture"]["means"][0]
        vivid.set(node, brightness=200)
        findings.check(
            "a change that somebody else makes is told",
            watch.until(lambda w: any(
                (line["name"], line["value"]) == ("brightness", 200) for line in w.of("control")), 30),
            watch.of("control"))
        watch.until_running(5)
        watch.until_running(5)
        after = (watch.count()["picture"] or {"means": [0]})["means"][0]
        findings.check("and is seen in the picture", after > before + 20, f"luma {before:.0f} before, {after:.0f} after")
    with Watch(guest, *common, "--set", "brightness=1000,zoom=3") as watch:
        watch.until_running()
        complaints = " ".join(watch.of("opened")[0]["complaints"]) if watch.of("opened") else ""
        findings.check(
            "a value beyond the limits becomes the nearest one, and that is told",
            vivid.get(node, "brightness") == 255 and "brightness is 255, the nearest" in complaints, complaints)
        findings.check(
            "a setting that the camera does not have is told, and pictures come all the same",
            "has no zoom" in complaints and watch.count()["frames"] > 0, complaints)
    vivid.set(node, brightness=128, gain_automatic=1)
