"""Writes the icon set beside this script, and removes drawings that are no longer in it.

    python3 make.py
A renderer tints the icons, so everything is #fff and nothing depends on what lies behind: where a slash crosses a
shape or a mark lies on it, the shape itself is cut.
"""
import os
import re

from pen import (arc, bar, box, cross, cubic, disc, dot, filled, holed, line, oval, point, polar, polygon, polyline,
                 rectangle, ring, slashed, solid, stroked, turned)

HERE = os.path.dirname(os.path.abspath(__file__))


def seal():
    inner = [polar(8.0, 22.5 + 45 * i) for i in range(8)]
    return "M" + inner[0] + "".join(f"A3.7 3.7 0 0 1 {p}" for p in inner[1:] + inner[:1]) + "Z"


def gear(teeth=8, root=6.6, top=9.2):
    d = ""
    for i in range(teeth):
        a = 360 / teeth * i
        for r, off in ((root, -14.5), (top, -8.5), (top, 8.5), (root, 14.5)):
            d += ("L" if d else "M") + polar(r, a + off - 90)
        d += f"A{root} {root} 0 0 1 {polar(root, a + 360 / teeth - 14.5 - 90)}"
    return d + "Z"


def rays(near, far, count=8):
    return "".join(f"M{polar(near, 360 / count * i)}L{polar(far, 360 / count * i)}" for i in range(count))


def hook_curve(x, y, r):
    return (x + 0.55 * r, y + 0.835 * r), (x + 0.19 * r, y + 1.07 * r), (x, y + 1.24 * r), (x, y + 1.62 * r)


def hook(x, y, r):
    """A question mark without its dot: three quarters round that point, and a curve."""
    a, b, c, d = hook_curve(x, y, r)
    return f"M{point(x - r, y)}A{r} {r} 0 1 1 {point(*a)}C" + " ".join(point(*p) for p in (b, c, d))


def hook_points(x, y, r):
    """The same as points."""
    a, b, c, d = hook_curve(x, y, r)
    return [turned(r, 180 + 10 * i, x, y) for i in range(24)] + [a] + cubic(a, b, c, d)


def head(x, y, r, degrees, half=1.7, length=2):
    """An arrow's head that points clockwise from there on a circle, drawn by `solid`."""
    base, tangent = turned(r, degrees, x, y), degrees + 90
    return polygon([turned(half, degrees, *base), turned(length, tangent, *base), turned(-half, degrees, *base)])


BOLT = [(13.4, 3), (5.5, 13.6), (11.2, 13.6), (10.6, 21), (18.5, 10.4), (12.8, 10.4)]
# Left of the letter.
SMALL_BOLT = [(9.6, 3.5), (3, 13), (7.6, 13), (7, 20), (9.3, 16.8), (12, 9.8), (9.2, 9.8)]
LETTER_A = line("M13.2 20L17.1 10.5L21 20M14.6 17H19.6")
SPEAKER = [(3.5, 9.3), (7, 9.3), (12, 5), (12, 19), (7, 14.7), (3.5, 14.7)]
WAVES = line("M15.4 9.2A4 4 0 0 1 15.4 14.8M17.9 6.4A8 8 0 0 1 17.9 17.6")
CUT_WAVES = line("M16.4 8.2A5.4 5.4 0 0 1 17.5 13.3M18.9 5.6A9.2 9.2 0 0 1 20.4 15.2")
CAMERA = "M4.5 7.5H7.2L8.9 5H15.1L16.8 7.5H19.5A1.8 1.8 0 0 1 21.3 9.3V17.2A1.8 1.8 0 0 1 19.5 19H4.5A1.8 1.8 0 0 1 2.7 17.2V9.3A1.8 1.8 0 0 1 4.5 7.5Z"
CORNERS = "M3.5 8.2V6A2.5 2.5 0 0 1 6 3.5H8.2M15.8 3.5H18A2.5 2.5 0 0 1 20.5 6V8.2M20.5 15.8V18A2.5 2.5 0 0 1 18 20.5H15.8M8.2 20.5H6A2.5 2.5 0 0 1 3.5 18V15.8"
DASHED_SQUARE = ("M3.5 7.2V6A2.5 2.5 0 0 1 6 3.5H7.2M16.8 3.5H18A2.5 2.5 0 0 1 20.5 6V7.2M20.5 16.8V18A2.5 2.5 0 0 1 18 20.5H16.8"
                 "M7.2 20.5H6A2.5 2.5 0 0 1 3.5 18V16.8M10.9 3.5H13.1M10.9 20.5H13.1M3.5 10.9V13.1M20.5 10.9V13.1")
CIRCLE = disc(12, 12, 9)
TRIANGLE = "M12 4L21.2 19.8H2.8Z"
PAD = "M12 11.6C14.6 11.6 17.6 15 17.6 17.6C17.6 19.3 16.4 20.2 14.9 20.2C13.7 20.2 13 19.6 12 19.6C11 19.6 10.3 20.2 9.1 20.2C7.6 20.2 6.4 19.3 6.4 17.6C6.4 15 9.4 11.6 12 11.6Z"
CAT = "M5 3.6L8.9 6.9C10.9 6.2 13.1 6.2 15.1 6.9L19 3.6V12C20 16.6 16.6 20.4 12 20.4C7.4 20.4 4 16.6 5 12Z"
WHISKERS = line("M1.6 13.2H4.4M1.8 17.4L4.6 16.4M22.4 13.2H19.6M22.2 17.4L19.4 16.4")
# Filled, head and ears are apart.
DOG = "M9.6 5.3C11 4.7 13 4.7 14.4 5.3C15.4 8 16.3 11.4 16.7 14C16.9 18 15 20.8 12 20.8C9 20.8 7.1 18 7.3 14C7.7 11.4 8.6 8 9.6 5.3Z"
EARS = ("M6.4 5.4C4 5.2 2.4 7.4 2.6 10.2C2.8 12.6 3.6 13.8 4.3 13.6C5.2 13.2 5.1 9 6.4 5.4Z"
        "M17.6 5.4C20 5.2 21.6 7.4 21.4 10.2C21.2 12.6 20.4 13.8 19.7 13.6C18.8 13.2 18.9 9 17.6 5.4Z")
HAND = "M7.4 13.6V6.6A1.5 1.5 0 0 1 10.4 6.6V11M10.4 6.6V4.4A1.5 1.5 0 0 1 13.4 4.4V11M13.4 5.6A1.5 1.5 0 0 1 16.4 5.6V11.4M16.4 8.4A1.5 1.5 0 0 1 19.4 8.4V14.6C19.4 18.6 17 21.3 13.3 21.3C10.6 21.3 8.9 20.2 7.5 18L4.6 13.9A1.5 1.5 0 0 1 7.1 12.2L7.4 13.6"
PALM = "M7.9 11.6H17.4V15C17.4 18.4 15.8 20.6 12.9 20.6C10.6 20.6 9.2 19.6 8.1 18L4.8 13.4A0.6 0.6 0 0 1 5.8 12.7L7.9 15.2Z"
FINGERS = "".join(f'<path d="M{x} {y}V14" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>'
                  for x, y in ((8, 5.4), (11.1, 3.4), (14.2, 4.4), (17.3, 7.2)))
BULB = "M9 17.2C9 14.9 5.9 13.3 5.9 9.2A6.1 6.1 0 0 1 18.1 9.2C18.1 13.3 15 14.9 15 17.2Z"
SHOULDERS = "M4.4 20.4C5 16.8 8.1 14.9 12 14.9C15.9 14.9 19 16.8 19.6 20.4"
SHACKLE = line("M8 10.6V7.4A4 4 0 0 1 16 7.4V10.6")
LID = "M4 6.8H20M9 6.8V5A1.6 1.6 0 0 1 10.6 3.4H13.4A1.6 1.6 0 0 1 15 5V6.8"
HEART = "M12 20.4L4.2 12.6A4.88 4.88 0 0 1 11.1 5.7L12 6.6L12.9 5.7A4.88 4.88 0 0 1 19.8 12.6Z"
STAR = polygon([turned(9.4 if i % 2 == 0 else 4.3, 36 * i - 90, 12, 12.8) for i in range(10)])
ROOF = "M3 11.6L12 3.8L21 11.6"
MOON = "M20 14.6A8.6 8.6 0 1 1 9.6 3.8A7 7 0 0 0 20 14.6Z"
PLAY = "M7.4 4.6L19.2 12L7.4 19.4Z"
SMALL_CHECK = [(7.7, 12.3), (10.7, 15.3), (16.3, 9)]
SEAL_CHECK = [(8.4, 12.3), (11, 14.9), (15.7, 9.4)]
SMALL_HOOK = (12, 9.4, 2.6)

ICONS = {
    # The camera and what it sees.
    "viewfinder": line(CORNERS) + dot(12, 12, 1.6),
    "camera": line(CAMERA) + ring(12, 13, 3.5),
    "camera.fill": filled(CAMERA, disc(12, 13, 4.4), disc(12, 13, 2.6)),
    "camera.metering.center.weighted": box(2.8, 5, 18.4, 14, 2.4) + dot(12, 12, 2)
        + line(arc(4.6, 135, 225) + arc(4.6, -45, 45)),
    "arrow.triangle.2.circlepath.camera": line(CAMERA) + line(arc(3.1, 190, 290, 12, 13.1) + arc(3.1, 10, 110, 12, 13.1))
        + solid(head(12, 13.1, 3.1, 300) + head(12, 13.1, 3.1, 120)),
    "photo": box(3, 4.6, 18, 14.8, 2.2) + line("M3.8 17L9 11.6L12.8 15.4L15.2 13L20.2 18") + dot(15.9, 8.9, 1.4),
    "photo.on.rectangle": line("M17 3.8H5.4A2.4 2.4 0 0 0 3 6.2V14.5") + box(6.8, 7.6, 14.2, 12.4, 2.2)
        + line("M7.4 17.6L11.2 13.6L14 16.4L16 14.4L20.2 18.4") + dot(16.6, 11.4, 1.3),
    "timer": line(arc(8.8, -90, 220) + "M12 3.2V6.6M12 12.4L8.6 9"),

    # Light and sound.
    "bolt": line(polygon(BOLT)),
    "bolt.fill": filled(polygon(BOLT)),
    "bolt.slash": slashed(BOLT),
    "bolt.slash.fill": slashed(BOLT, fill=True),
    "bolt.badge.a": line("M9.6 3.5L3 13H7.6L7 20L9.3 16.8M9.6 3.5L9.2 9.8H12") + LETTER_A,
    "bolt.badge.a.fill": filled(polygon(SMALL_BOLT)) + LETTER_A,
    "lightbulb": line(BULB + "M9.8 20.8H14.2"),
    "lightbulb.fill": filled(BULB) + line("M9.8 20.8H14.2"),
    "sun.max": ring(12, 12, 4) + line(rays(7.4, 9.6)),
    "sun.max.fill": dot(12, 12, 5) + line(rays(7.8, 9.8)),
    "moon": line(MOON),
    "moon.fill": filled(MOON),
    "speaker.wave.2": line(polygon(SPEAKER)) + WAVES,
    "speaker.wave.2.fill": filled(polygon(SPEAKER)) + WAVES,
    "speaker.slash": slashed(SPEAKER) + CUT_WAVES,
    "speaker.slash.fill": slashed(SPEAKER, fill=True) + CUT_WAVES,

    # How it goes.
    "checkmark": line("M4.5 12.8L9.8 18L19.5 6.5"),
    "checkmark.circle": ring(12, 12, 9) + line(polyline(SMALL_CHECK)),
    "checkmark.circle.fill": filled(CIRCLE, stroked(SMALL_CHECK)),
    "checkmark.seal": line(seal()) + line(polyline(SEAL_CHECK)),
    "checkmark.seal.fill": filled(seal(), stroked(SEAL_CHECK)),
    "xmark": line("M6 6L18 18M18 6L6 18"),
    "xmark.circle": ring(12, 12, 9) + line("M8.8 8.8L15.2 15.2M15.2 8.8L8.8 15.2"),
    "xmark.circle.fill": filled(CIRCLE, cross(12, 12, 4.6, 45)),
    "exclamationmark.triangle": line(TRIANGLE) + line("M12 10V13.6") + dot(12, 16.7, 1.2),
    "exclamationmark.triangle.fill": filled(TRIANGLE, stroked([(12, 9.6), (12, 13.4)]), disc(12, 16.7, 1.2)),
    "info.circle": ring(12, 12, 9) + line("M12 11.4V16.6") + dot(12, 7.8, 1.25),
    "info.circle.fill": filled(CIRCLE, stroked([(12, 11.4), (12, 16.6)]), disc(12, 7.8, 1.25)),
    "questionmark": line("M7.8 8.4A4.2 4.2 0 1 1 14.3 11.9C12.8 12.9 12 13.6 12 15.2") + dot(12, 19.3, 1.35),
    "questionmark.circle": ring(12, 12, 9) + line(hook(*SMALL_HOOK)) + dot(12, 17, 1.2),
    "questionmark.circle.fill": filled(CIRCLE, stroked(hook_points(*SMALL_HOOK)), disc(12, 17, 1.2)),
    "questionmark.square.dashed": line(DASHED_SQUARE) + line(hook(*SMALL_HOOK)) + dot(12, 17, 1.2),
    "circle": ring(12, 12, 9),
    "circle.fill": dot(12, 12, 10),
    "circle.dashed": line("".join(arc(8.8, 45 * i + 8, 45 * i + 37) for i in range(8))),
    "hand.raised": line(HAND),
    "hand.raised.fill": FINGERS + filled(PALM),

    # Pets.
    "pawprint": line(PAD.replace("11.6", "12.6")) + line(oval(8.6, 5.5, 1.75, 2.4, -10) + oval(15.4, 5.5, 1.75, 2.4, 10)
        + oval(3.9, 11, 1.7, 2.3, -20) + oval(20.1, 11, 1.7, 2.3, 20)),
    "pawprint.fill": solid(PAD) + solid(oval(8.9, 6.4, 1.6, 2.4, -12)) + solid(oval(15.1, 6.4, 1.6, 2.4, 12))
        + solid(oval(4.6, 11.2, 1.4, 2.1, -28)) + solid(oval(19.4, 11.2, 1.4, 2.1, 28)),
    "dog": line("M8 5.2C10.3 4.2 13.7 4.2 16 5.2M8 5.2C5.4 3.6 2.4 6.4 2.6 10C2.8 13 4 14.6 5.2 14.4C6.8 14.2 6.9 10.4 7.6 8.4M16 5.2C18.6 3.6 21.6 6.4 21.4 10C21.2 13 20 14.6 18.8 14.4C17.2 14.2 17.1 10.4 16.4 8.4")
        + line("M6.6 14.6C7 18 9 20.8 12 20.8C15 20.8 17 18 17.4 14.6") + dot(9.6, 11.4, 1.2) + dot(14.4, 11.4, 1.2)
        + solid(oval(12, 15.6, 1.8, 1.2)),
    "dog.fill": filled(DOG, disc(10.1, 11.4, 1.2), disc(13.9, 11.4, 1.2), oval(12, 15.8, 2.1, 1.5)) + filled(EARS),
    "cat": line(CAT) + dot(9, 12, 1.25) + dot(15, 12, 1.25) + solid("M11 15H13L12 16.2Z") + WHISKERS,
    "cat.fill": filled(CAT, disc(9, 12, 1.3), disc(15, 12, 1.3), "M10.4 14.8H13.6L12 16.8Z") + WHISKERS,
    "nose": holed("M12 3.4C17.2 3.4 21.2 5.8 21.2 9.6C21.2 12.6 18.6 13.7 16.6 14.2C14.7 14.7 13.8 15.8 12 15.8C10.2 15.8 9.3 14.7 7.4 14.2C5.4 13.7 2.8 12.6 2.8 9.6C2.8 5.8 6.8 3.4 12 3.4Z"
                  "M10.4 9.2C10.2 7.9 8.2 7.6 6.9 8.7C5.9 9.6 5.6 10.7 5.9 11.5C6.8 10.9 7.8 11.5 9 11C9.9 10.6 10.5 10 10.4 9.2Z"
                  "M13.6 9.2C13.8 7.9 15.8 7.6 17.1 8.7C18.1 9.6 18.4 10.7 18.1 11.5C17.2 10.9 16.2 11.5 15 11C14.1 10.6 13.5 10 13.6 9.2Z")
        + line("M12 15.8V18.2M5.4 19.4C7.6 21.4 10.6 20.8 12 18.2C13.4 20.8 16.4 21.4 18.6 19.4"),

    # Ways.
    "arrow.down": line("M12 4V19.5M5.5 13.5L12 20L18.5 13.5"),
    "arrow.up": line("M12 20V4.5M5.5 10.5L12 4L18.5 10.5"),
    "arrow.left": line("M20 12H4.5M10.5 5.5L4 12L10.5 18.5"),
    "arrow.right": line("M4 12H19.5M13.5 5.5L20 12L13.5 18.5"),
    "arrow.clockwise": line("M20 12.8A8.1 8.1 0 1 1 18 6.6") + solid("M20 3.8V9H14.8Z"),
    "arrow.counterclockwise": line("M4 12.8A8.1 8.1 0 1 0 6 6.6") + solid("M4 3.8V9H9.2Z"),
    "arrow.triangle.2.circlepath": line("M4 11.2A8.1 8.1 0 0 1 18 6.6M20 12.8A8.1 8.1 0 0 1 6 17.4")
        + solid("M20 3.8V9H14.8Z") + solid("M4 20.2V15H9.2Z"),
    "chevron.left": line("M15 5L8 12L15 19"),
    "chevron.right": line("M9 5L16 12L9 19"),
    "chevron.up": line("M5 15.5L12 8.5L19 15.5"),
    "chevron.down": line("M5 8.5L12 15.5L19 8.5"),

    # What can be done.
    "plus": line("M12 4.5V19.5M4.5 12H19.5"),
    "plus.circle": ring(12, 12, 9) + line("M12 7.4V16.6M7.4 12H16.6"),
    "plus.circle.fill": filled(CIRCLE, cross(12, 12, 4.6)),
    "minus": line("M4.5 12H19.5"),
    "minus.circle": ring(12, 12, 9) + line("M7.4 12H16.6"),
    "minus.circle.fill": filled(CIRCLE, stroked([(7.4, 12), (16.6, 12)])),
    "play": line(PLAY),
    "play.fill": solid(PLAY),
    "pause": box(6, 5, 3.4, 14, 1.2) + box(14.6, 5, 3.4, 14, 1.2),
    "pause.fill": bar(5, 4, 5.4, 16, 2) + bar(13.6, 4, 5.4, 16, 2),
    "trash": line(LID + "M6 6.8L6.8 18.9A1.9 1.9 0 0 0 8.7 20.6H15.3A1.9 1.9 0 0 0 17.2 18.9L18 6.8M10.2 11V16.4M13.8 11V16.4"),
    "trash.fill": line(LID) + filled("M6.2 9.8H17.8L17.2 18.9A1.9 1.9 0 0 1 15.3 20.6H8.7A1.9 1.9 0 0 1 6.8 18.9Z",
                                     stroked([(10, 12.4), (10, 17)], 1.4), stroked([(14, 12.4), (14, 17)], 1.4)),
    "square.and.arrow.up": line("M8.4 10H6.8A1.8 1.8 0 0 0 5 11.8V18.8A1.8 1.8 0 0 0 6.8 20.6H17.2A1.8 1.8 0 0 0 19 18.8V11.8A1.8 1.8 0 0 0 17.2 10H15.6")
        + line("M12 14.8V3.6M8 7.2L12 3.2L16 7.2"),
    "magnifyingglass": ring(10.4, 10.4, 6.6) + line("M15.3 15.3L20.6 20.6"),
    "ellipsis": dot(5, 12, 1.8) + dot(12, 12, 1.8) + dot(19, 12, 1.8),
    "power": line("M7.2 6.2A8.2 8.2 0 1 0 16.8 6.2M12 3V11.5"),

    # Things.
    "gearshape": line(gear()) + ring(12, 12, 2.8),
    "gearshape.fill": filled(gear(), disc(12, 12, 3.2)),
    "wrench": line("M20.4 7.4A5.4 5.4 0 0 1 13.2 13.6L6.9 19.9A2 2 0 0 1 4.1 17.1L10.4 10.8A5.4 5.4 0 0 1 16.6 3.6L13.7 6.5L14.4 9.6L17.5 10.3Z"),
    "lock": box(4.8, 10.6, 14.4, 10.2, 2.2) + SHACKLE + line("M12 14.6V16.8"),
    "lock.fill": filled(rectangle(4.8, 10.6, 14.4, 10.2, 2.2), stroked([(12, 14.4), (12, 17)])) + SHACKLE,
    "person": ring(12, 8, 4) + line(SHOULDERS),
    "person.fill": dot(12, 7.6, 4.8) + filled(SHOULDERS + "Z"),
    "globe": ring(12, 12, 9) + line("M3 12H21M12 3C9.2 5.6 8 8.6 8 12C8 15.4 9.2 18.4 12 21C14.8 18.4 16 15.4 16 12C16 8.6 14.8 5.6 12 3Z"),
    "externaldrive": box(6.2, 9, 11.6, 12.2, 2.4) + line("M8.6 9V3.4H15.4V9") + line("M12 14.2V17.4") + dot(10.8, 6.2, 0.8) + dot(13.2, 6.2, 0.8),
    "sdcard": line("M10 3.2H16.6A2 2 0 0 1 18.6 5.2V18.8A2 2 0 0 1 16.6 20.8H7.4A2 2 0 0 1 5.4 18.8V8Z") + line("M10.6 7.4V10M14.4 7.4V10"),
    "heart": line(HEART),
    "heart.fill": filled(HEART),
    "star": line(STAR),
    "star.fill": filled(STAR),
    "house": line(ROOF) + line("M5.6 9.6V20.2H18.4V9.6M9.8 20.2V14.4H14.2V20.2"),
    "house.fill": line(ROOF) + filled("M5.6 9.4L12 3.8L18.4 9.4V20.2H14.6V14.8H9.4V20.2H5.6Z"),
    "wifi": dot(12, 18.6, 1.7) + line("".join(arc(r, 225, 315, 12, 18.6) for r in (4.8, 9, 13.2))),
    "battery.100": box(2, 7, 17, 10, 2.6) + bar(4.5, 9.5, 12, 5, 0.8) + line("M22.2 10.8V13.2"),
}


def main():
    for name, shapes in ICONS.items():
        text = f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">{shapes}</svg>\n'
        with open(os.path.join(HERE, name + ".svg"), "w") as out:
            out.write(re.sub(r">\s*<", ">\n<", text))
    for file in os.listdir(HERE):
        if file.endswith(".svg") and file[:-4] not in ICONS:
            os.remove(os.path.join(HERE, file))


if __name__ == "__main__":
    main()
