"""What the icons are drawn with: 24 x 24, white, stroke 2, round caps; only what nanosvg reads.

Functions that give elements (`line`, `solid`, `filled`, …) are drawings; those that give path data (`oval`, `stroked`,
`cross`, …) are outlines, to be drawn or cut out. nanosvg has no masks, so what is cut out of a filled shape is an
outline within its path.
"""
import math


def number(v):
    return f"{v:.2f}".rstrip("0").rstrip(".").replace("-0", "0" if abs(v) < 0.005 else "-0")


def point(x, y):
    return f"{number(x)} {number(y)}"


def turned(r, degrees, x=12.0, y=12.0):
    a = math.radians(degrees)
    return x + r * math.cos(a), y + r * math.sin(a)


def polar(r, degrees, x=12.0, y=12.0):
    return point(*turned(r, degrees, x, y))


# Drawings


def line(d):
    return f'<path d="{d}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'


def solid(d):
    """Filled, with a thin round stroke that softens the corners like the caps of the lines."""
    return f'<path d="{d}" fill="#fff" stroke="#fff" stroke-width="1" stroke-linejoin="round"/>'


def holed(d):
    """Filled, inner outlines stay open."""
    return f'<path d="{d}" fill="#fff" fill-rule="evenodd"/>'


def filled(d, *holes):
    """As large as the same outline drawn by `line`, filled, with the holes cut out; they keep 1 away from its edge."""
    return holed(d + "".join(holes)) + line(d)


def dot(x, y, r=1.25):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fff"/>'


def ring(x, y, r):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#fff" stroke-width="2"/>'


def box(x, y, w, h, r):
    return (f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="none" stroke="#fff" '
            'stroke-width="2" stroke-linejoin="round"/>')


def bar(x, y, w, h, r):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="#fff"/>'


# Outlines


def polygon(points):
    return "M" + "L".join(point(*p) for p in points) + "Z"


def polyline(points):
    return "M" + "L".join(point(*p) for p in points)


def oval(x, y, rx, ry, turn=0):
    a = math.radians(turn)
    dx, dy = rx * math.cos(a), rx * math.sin(a)
    p, q = point(x - dx, y - dy), point(x + dx, y + dy)
    return f"M{p}A{rx} {ry} {turn} 1 1 {q}A{rx} {ry} {turn} 1 1 {p}Z"


def disc(x, y, r):
    return oval(x, y, r, r)


def rectangle(x, y, w, h, r):
    return (f"M{point(x + r, y)}H{number(x + w - r)}A{r} {r} 0 0 1 {point(x + w, y + r)}V{number(y + h - r)}"
            f"A{r} {r} 0 0 1 {point(x + w - r, y + h)}H{number(x + r)}A{r} {r} 0 0 1 {point(x, y + h - r)}"
            f"V{number(y + r)}A{r} {r} 0 0 1 {point(x + r, y)}Z")


def arc(r, start, end, x=12.0, y=12.0):
    """Clockwise, in degrees from the right."""
    return f"M{polar(r, start, x, y)}A{r} {r} 0 {int(end - start > 180)} 1 {polar(r, end, x, y)}"


def stroked(points, width=2.0):
    """The outline of an open line with round caps and joins, for cutting it out."""
    r = width / 2

    def side(points):
        """Left of the way, as far as the cap."""
        normals = []
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            long = math.hypot(bx - ax, by - ay)
            normals.append(((by - ay) / long * r, (ax - bx) / long * r))
        (x, y), (nx, ny) = points[0], normals[0]
        d = point(x + nx, y + ny)
        for (x, y), (mx, my), (nx, ny) in zip(points[1:], normals, normals[1:]):
            if mx * ny - my * nx > 0:
                d += f"L{point(x + mx, y + my)}A{number(r)} {number(r)} 0 0 1 {point(x + nx, y + ny)}"
            else:
                # Within the bend both sides meet before the point.
                share = r * r / (r * r + mx * nx + my * ny)
                d += "L" + point(x + (mx + nx) * share, y + (my + ny) * share)
        (x, y), (nx, ny) = points[-1], normals[-1]
        return d + f"L{point(x + nx, y + ny)}A{number(r)} {number(r)} 0 0 1 "

    way, back = side(points), side(points[::-1])
    return "M" + way + back + way.split("L", 1)[0] + "Z"


def cross(x, y, arm, turn=0, width=2.0):
    """The outline of two crossing lines with round caps."""
    r, d = width / 2, ""
    for k in range(4):
        a = math.radians(turn + 90 * k)
        c, s = math.cos(a), math.sin(a)
        for along, across in ((r, -r), (arm, -r), (arm, r)):
            p = point(x + along * c - across * s, y + along * s + across * c)
            d += f"A{number(r)} {number(r)} 0 0 1 {p}" if across > 0 else ("L" if d else "M") + p
    return d + "Z"


def cubic(a, b, c, d, steps=8):
    """Points of a curve, without its first."""
    points = []
    for i in range(1, steps + 1):
        t = i / steps
        w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3)
        points.append(tuple(sum(k * p[axis] for k, p in zip(w, (a, b, c, d))) for axis in (0, 1)))
    return points


def runs(points, keeps, closed):
    """The pieces of an outline for which `keeps(x, y)` holds, found in small steps."""
    if closed:
        points = points + points[:1]
    pieces, run = [], []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        steps = max(2, int(math.hypot(bx - ax, by - ay) * 20))
        for i in range(steps + 1):
            x, y = ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps
            if not keeps(x, y):
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
    pieces = [piece for piece in pieces if len(piece) > 1]
    # The outline began in the midst of a piece.
    if closed and len(pieces) > 1 and pieces[0][0] == pieces[-1][-1]:
        pieces[0] = pieces.pop() + pieces[0][1:]
    return pieces


def slashed(points, gap=2.9, fill=False):
    """The outline with a gap round a slash from the upper left to the lower right, and the slash."""
    pieces = runs(points, lambda x, y: abs(x - y) / math.sqrt(2) >= gap, closed=True)
    draw = (lambda piece: filled(polygon(piece))) if fill else (lambda piece: line(polyline(piece)))
    return "".join(draw(piece) for piece in pieces) + line("M4 4L20 20")
