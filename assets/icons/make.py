"""Writes the icon set: 24 x 24, white, stroke 2, round caps; only what nanosvg reads.

    make.py             writes the SVG files beside this script
A renderer tints them, so everything is #fff and nothing depends on what lies behind:
where a slash crosses a shape, the shape itself is cut.
"""
import math
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))


def line(d):
    return f'<path d="{d}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'


def solid(d):
    """Filled, with a thin round stroke that softens the corners like the caps of the lines."""
    return f'<path d="{d}" fill="#fff" stroke="#fff" stroke-width="1" stroke-linejoin="round"/>'


def holed(d):
    """Filled, inner outlines stay open."""
    return f'<path d="{d}" fill="#fff" fill-rule="evenodd"/>'


def dot(x, y, r=1.25):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fff"/>'


def ring(x, y, r):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#fff" stroke-width="2"/>'


def box(x, y, w, h, r):
    return (f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="none" stroke="#fff" '
            'stroke-width="2" stroke-linejoin="round"/>')


def number(v):
    return f"{v:.2f}".rstrip("0").rstrip(".")


def polar(r, degrees, x=12.0, y=12.0):
    a = math.radians(degrees)
    return f"{number(x + r * math.cos(a))} {number(y + r * math.sin(a))}"


def oval(x, y, rx, ry, turn=0):
    a = math.radians(turn)
    dx, dy = rx * math.cos(a), rx * math.sin(a)
    p, q = f"{number(x - dx)} {number(y - dy)}", f"{number(x + dx)} {number(y + dy)}"
    return f"M{p}A{rx} {ry} {turn} 1 1 {q}A{rx} {ry} {turn} 1 1 {p}Z"


def slashed(points, closed=True, gap=2.9):
    """The outline with a gap round a slash from the upper left to the lower right, and the slash."""
    if closed:
        points = points + points[:1]
    pieces, run = [], []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        steps = max(2, int(math.hypot(bx - ax, by - ay) * 20))
        for i in range(steps + 1):
            x, y = ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps
            if abs(x - y) / math.sqrt(2) < gap:
                pieces.append(run)
                run = []
            elif i in (0, steps) or not run:
                run.append((x, y))
            else:
                # Keep only the newest point of a straight side.
                last = run[-1]
                if len(run) > 1 and abs((last[0] - run[-2][0]) * (y - last[1]) - (last[1] - run[-2][1]) * (x - last[0])) < 1e-9:
                    run[-1] = (x, y)
                else:
                    run.append((x, y))
    pieces.append(run)
    parts = [line("M" + "L".join(f"{number(x)} {number(y)}" for x, y in piece)) for piece in pieces if len(piece) > 1]
    return "".join(parts) + line("M4 4L20 20")


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


BOLT = [(13.4, 3), (5.5, 13.6), (11.2, 13.6), (10.6, 21), (18.5, 10.4), (12.8, 10.4)]
SPEAKER = [(3.5, 9.3), (7, 9.3), (12, 5), (12, 19), (7, 14.7), (3.5, 14.7)]
CAMERA = "M4.5 7.5H7.2L8.9 5H15.1L16.8 7.5H19.5A1.8 1.8 0 0 1 21.3 9.3V17.2A1.8 1.8 0 0 1 19.5 19H4.5A1.8 1.8 0 0 1 2.7 17.2V9.3A1.8 1.8 0 0 1 4.5 7.5Z"
CORNERS = "M3.5 8.2V6A2.5 2.5 0 0 1 6 3.5H8.2M15.8 3.5H18A2.5 2.5 0 0 1 20.5 6V8.2M20.5 15.8V18A2.5 2.5 0 0 1 18 20.5H15.8M8.2 20.5H6A2.5 2.5 0 0 1 3.5 18V15.8"


def polygon(points):
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


ICONS = {
    "xmark": line("M6 6L18 18M18 6L6 18"),
    "chevron.left": line("M15 5L8 12L15 19"),
    "checkmark": line("M4.5 12.8L9.8 18L19.5 6.5"),
    "checkmark.seal": line(seal()) + line("M8.4 12.3L11 14.9L15.7 9.4"),
    "exclamationmark.triangle": line("M12 4L21.2 19.8H2.8Z") + line("M12 10V13.6") + dot(12, 16.7, 1.2),
    "viewfinder": line(CORNERS) + dot(12, 12, 1.6),
    "circle.dashed": line("".join(f"M{polar(8.8, 45 * i + 8)}A8.8 8.8 0 0 1 {polar(8.8, 45 * i + 37)}" for i in range(8))),
    "bolt": line(polygon(BOLT)),
    "bolt.slash": slashed(BOLT),
    "bolt.auto": line("M9.6 3.5L3 13H7.6L7 20L9.3 16.8M9.6 3.5L9.2 9.8H12") + line("M13.2 20L17.1 10.5L21 20M14.6 17H19.6"),
    "camera": line(CAMERA) + ring(12, 13, 3.5),
    "camera.rotate": line(CAMERA) + line("M8.7 12.4A3.4 3.4 0 0 1 14.6 10.9M15.3 13.6A3.4 3.4 0 0 1 9.4 15.1")
        + solid("M15.6 9.6V12L13.4 11.7Z") + solid("M8.4 16.4V14L10.6 14.3Z"),
    "photo.on.rectangle": line("M17 3.8H5.4A2.4 2.4 0 0 0 3 6.2V14.5") + box(6.8, 7.6, 14.2, 12.4, 2.2)
        + line("M7.4 17.6L11.2 13.6L14 16.4L16 14.4L20.2 18.4") + dot(16.6, 11.4, 1.3),
    "questionmark": line("M7.8 8.4A4.2 4.2 0 1 1 14.3 11.9C12.8 12.9 12 13.6 12 15.2") + dot(12, 19.3, 1.35),
    "speaker.wave": line(polygon(SPEAKER)) + line("M15.4 9.2A4 4 0 0 1 15.4 14.8M17.9 6.4A8 8 0 0 1 17.9 17.6"),
    "speaker.slash": slashed(SPEAKER) + line("M16.4 8.2A5.4 5.4 0 0 1 17.5 13.3M18.9 5.6A9.2 9.2 0 0 1 20.4 15.2"),
    "pawprint": solid("M12 11.6C14.6 11.6 17.6 15 17.6 17.6C17.6 19.3 16.4 20.2 14.9 20.2C13.7 20.2 13 19.6 12 19.6C11 19.6 10.3 20.2 9.1 20.2C7.6 20.2 6.4 19.3 6.4 17.6C6.4 15 9.4 11.6 12 11.6Z")
        + solid(oval(8.9, 6.4, 1.6, 2.4, -12)) + solid(oval(15.1, 6.4, 1.6, 2.4, 12))
        + solid(oval(4.6, 11.2, 1.4, 2.1, -28)) + solid(oval(19.4, 11.2, 1.4, 2.1, 28)),
    "dog": line("M8 5.2C10.3 4.2 13.7 4.2 16 5.2M8 5.2C5.4 3.6 2.4 6.4 2.6 10C2.8 13 4 14.6 5.2 14.4C6.8 14.2 6.9 10.4 7.6 8.4M16 5.2C18.6 3.6 21.6 6.4 21.4 10C21.2 13 20 14.6 18.8 14.4C17.2 14.2 17.1 10.4 16.4 8.4")
        + line("M6.6 14.6C7 18 9 20.8 12 20.8C15 20.8 17 18 17.4 14.6") + dot(9.6, 11.4, 1.2) + dot(14.4, 11.4, 1.2)
        + solid(oval(12, 15.6, 1.8, 1.2)),
    "cat": line("M5 3.6L8.9 6.9C10.9 6.2 13.1 6.2 15.1 6.9L19 3.6V12C20 16.6 16.6 20.4 12 20.4C7.4 20.4 4 16.6 5 12Z")
        + dot(9, 12, 1.25) + dot(15, 12, 1.25) + solid("M11 15H13L12 16.2Z") + line("M1.6 13.2H3M1.8 17.4L3.4 16.8M22.4 13.2H21M22.2 17.4L20.6 16.8"),
    "nose": holed("M12 3.4C17.2 3.4 21.2 5.8 21.2 9.6C21.2 12.6 18.6 13.7 16.6 14.2C14.7 14.7 13.8 15.8 12 15.8C10.2 15.8 9.3 14.7 7.4 14.2C5.4 13.7 2.8 12.6 2.8 9.6C2.8 5.8 6.8 3.4 12 3.4Z"
                  "M10.4 9.2C10.2 7.9 8.2 7.6 6.9 8.7C5.9 9.6 5.6 10.7 5.9 11.5C6.8 10.9 7.8 11.5 9 11C9.9 10.6 10.5 10 10.4 9.2Z"
                  "M13.6 9.2C13.8 7.9 15.8 7.6 17.1 8.7C18.1 9.6 18.4 10.7 18.1 11.5C17.2 10.9 16.2 11.5 15 11C14.1 10.6 13.5 10 13.6 9.2Z")
        + line("M12 15.8V18.2M5.4 19.4C7.6 21.4 10.6 20.8 12 18.2C13.4 20.8 16.4 21.4 18.6 19.4"),
    "arrow.down": line("M12 4V19.5M5.5 13.5L12 20L18.5 13.5"),
    "arrow.up": line("M12 20V4.5M5.5 10.5L12 4L18.5 10.5"),
    "hand.raised": line("M7.4 13.6V6.6A1.5 1.5 0 0 1 10.4 6.6V11M10.4 6.6V4.4A1.5 1.5 0 0 1 13.4 4.4V11M13.4 5.6A1.5 1.5 0 0 1 16.4 5.6V11.4M16.4 8.4A1.5 1.5 0 0 1 19.4 8.4V14.6C19.4 18.6 17 21.3 13.3 21.3C10.6 21.3 8.9 20.2 7.5 18L4.6 13.9A1.5 1.5 0 0 1 7.1 12.2L7.4 13.6"),
    "externaldrive": box(6.2, 9, 11.6, 12.2, 2.4) + line("M8.6 9V3.4H15.4V9") + line("M12 14.2V17.4") + dot(10.8, 6.2, 0.8) + dot(13.2, 6.2, 0.8),
    "arrow.triangle.sync": line("M4 11.2A8.1 8.1 0 0 1 18 6.6M20 12.8A8.1 8.1 0 0 1 6 17.4") + solid("M20 3.8V9H14.8Z") + solid("M4 20.2V15H9.2Z"),
    "gearshape": line(gear()) + ring(12, 12, 2.8),
    "power": line("M7.2 6.2A8.2 8.2 0 1 0 16.8 6.2M12 3V11.5"),
    "trash": line("M4 6.8H20M9 6.8V5A1.6 1.6 0 0 1 10.6 3.4H13.4A1.6 1.6 0 0 1 15 5V6.8M6 6.8L6.8 18.9A1.9 1.9 0 0 0 8.7 20.6H15.3A1.9 1.9 0 0 0 17.2 18.9L18 6.8M10.2 11V16.4M13.8 11V16.4"),
    "lock": box(4.8, 10.6, 14.4, 10.2, 2.2) + line("M8 10.6V7.4A4 4 0 0 1 16 7.4V10.6") + line("M12 14.6V16.8"),
    "person": ring(12, 8, 4) + line("M4.4 20.4C5 16.8 8.1 14.9 12 14.9C15.9 14.9 19 16.8 19.6 20.4"),
    "wrench": line("M20.4 7.4A5.4 5.4 0 0 1 13.2 13.6L6.9 19.9A2 2 0 0 1 4.1 17.1L10.4 10.8A5.4 5.4 0 0 1 16.6 3.6L13.7 6.5L14.4 9.6L17.5 10.3Z"),
    "globe": ring(12, 12, 9) + line("M3 12H21M12 3C9.2 5.6 8 8.6 8 12C8 15.4 9.2 18.4 12 21C14.8 18.4 16 15.4 16 12C16 8.6 14.8 5.6 12 3Z"),
    "sdcard": line("M10 3.2H16.6A2 2 0 0 1 18.6 5.2V18.8A2 2 0 0 1 16.6 20.8H7.4A2 2 0 0 1 5.4 18.8V8Z") + line("M10.6 7.4V10M14.4 7.4V10"),
    "play": solid("M7.4 4.6L19.2 12L7.4 19.4Z"),
    "pause": '<rect x="6" y="4.5" width="4" height="15" rx="1.2" fill="#fff"/><rect x="14" y="4.5" width="4" height="15" rx="1.2" fill="#fff"/>',
    "plus": line("M12 4.5V19.5M4.5 12H19.5"),
    "minus": line("M4.5 12H19.5"),
    "magnifyingglass": ring(10.4, 10.4, 6.6) + line("M15.3 15.3L20.6 20.6"),
    "info.circle": ring(12, 12, 9) + line("M12 11.4V16.6") + dot(12, 7.8, 1.25),
    "lightbulb": line("M9 17.2C9 14.9 5.9 13.3 5.9 9.2A6.1 6.1 0 0 1 18.1 9.2C18.1 13.3 15 14.9 15 17.2ZM9.8 20.8H14.2"),
    "sun.max": ring(12, 12, 4) + line(rays(7.4, 9.6)),
    "moon": line("M20 14.6A8.6 8.6 0 1 1 9.6 3.8A7 7 0 0 0 20 14.6Z"),
}


def main():
    for name, shapes in ICONS.items():
        text = f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">{shapes}</svg>\n'
        with open(os.path.join(HERE, name + ".svg"), "w") as out:
            out.write(re.sub(r">\s*<", ">\n<", text))


if __name__ == "__main__":
    main()
