"""The kernel's virtual camera, from the outside."""

import shlex


class Vivid:
    """vivid in a guest. Instances are told apart by their names, since numbers of nodes mean nothing."""

    DRIVER = "/sys/bus/platform/drivers/vivid"

    def __init__(self, guest):
        self.guest = guest

    def load(self, node_types, multiplanar):
        """One instance for each member: webcams alone, without tuners and HDMI.

        The numbers are the module's own (Documentation/admin-guide/media/vivid.rst).
        """
        count = len(node_types)
        words = {
            "n_devs": str(count), "node_types": ",".join(hex(types) for types in node_types),
            "num_inputs": ",".join(["1"] * count), "input_types": ",".join(["0"] * count),
            "multiplanar": ",".join("2" if planar else "1" for planar in multiplanar),
        }
        self.guest.run("modprobe -r vivid; modprobe vivid " + " ".join(f"{key}={value}" for key, value in words.items()))
        self.guest.run("udevadm settle")

    def node(self, instance=0, kind="vid-cap"):
        """/dev/videoN of an instance, at this moment."""
        name = f"vivid-{instance:03d}-{kind}"
        return self.guest.run(
            f"for f in /sys/class/video4linux/*/name; do "
            f'[ "$(cat $f)" = {name} ] && echo /dev/$(basename $(dirname $f)) && exit 0; done; exit 1').strip()

    def nodes(self):
        """All video nodes."""
        return self.guest.run("ls -d /dev/video*").split()

    def set(self, node, **controls):
        """Controls by the names that v4l2-ctl gives them."""
        pairs = ",".join(f"{name}={value}" for name, value in controls.items())
        self.guest.run(f"v4l2-ctl -d {node} -c {shlex.quote(pairs)}")

    def press(self, node, control):
        """A control that is a button."""
        self.set(node, **{control: 1})

    def get(self, node, control):
        """The value that the driver has now."""
        text = self.guest.run(f"v4l2-ctl -d {node} -C {control}")
        return int(text.split(":", 1)[1].split()[0])

    def plain(self, node, pattern):
        """A picture without text and movement: 1 for bars, 7 for red."""
        self.set(node, osd_text_mode=2, test_pattern=pattern)

    def unbind(self):
        """Pulls every instance's cable."""
        self.guest.run(f"echo vivid.0 >{self.DRIVER}/unbind")

    def bind(self):
        """Plugs them in again."""
        self.guest.run(f"echo vivid.0 >{self.DRIVER}/bind")
