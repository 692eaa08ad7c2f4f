"""The furred surface: flesh gets a height, hair is combed over it, light falls from above."""
from dataclasses import dataclass

import numpy as np

from .fields import blur, blur3, comb, noise, smoothstep, soft_max

F = np.float32
HEAD, EAR, BODY = 0, 1, 2


@dataclass
class Fur:
    """Sizes in head units. `contrast` is how far single hairs differ in tone."""
    hair: float = 0.0030
    short: float = 0.04
    fringe: float = 0.012
    contrast: float = 0.18
    clump: float = 0.5
    wave: float = 0.25


@dataclass
class Light:
    """Direction towards the lamp (picture axes, z to the camera) and its colour; `sky` is the fill."""
    x: float = -0.25
    y: float = -0.75
    z: float = 0.62
    key: float = 1.0
    sky: float = 0.42
    tint: tuple = (1.0, 0.98, 0.94)

    def unit(self):
        v = np.array([self.x, self.y, self.z], F)
        return v / np.linalg.norm(v)


@dataclass
class Surface:
    """What is left on the canvas for eyes, nose and mouth to be painted on."""
    x0: int
    y0: int
    rgb: np.ndarray
    alpha: np.ndarray
    X: np.ndarray
    Y: np.ndarray
    head: np.ndarray
    u: np.ndarray
    v: np.ndarray
    strands: np.ndarray
    shade: np.ndarray
    depth: np.ndarray

    def around(self, pose, X, Y, reach):
        """The slice of the canvas within `reach` head units of a point, or None outside the frame."""
        px, py = pose.to_pixels(X, Y)
        n = int(reach * pose.scale) + 3
        h, w = self.alpha.shape
        xa, xb = max(int(px) - self.x0 - n, 0), min(int(px) - self.x0 + n, w)
        ya, yb = max(int(py) - self.y0 - n, 0), min(int(py) - self.y0 + n, h)
        return np.s_[ya:yb, xa:xb] if xb - xa > 2 and yb - ya > 2 else None


def slopes(z, scale):
    gy, gx = np.gradient(z)
    return gx * F(scale), gy * F(scale)


def lambert(zx, zy, light):
    """Wrapped diffuse light, as hair scatters, over a fill that is stronger from above."""
    norm = 1 / np.sqrt(zx * zx + zy * zy + 1)
    l = light.unit()
    facing = (-zx * l[0] - zy * l[1] + l[2]) * norm
    key = np.maximum((facing + F(0.5)) / F(1.5), 0) ** F(1.4)
    sky = F(0.70) - F(0.30) * (zy * norm)
    return F(light.key) * key + F(light.sky) * sky


def union(balls, X, Y, k):
    z = inside = None
    for ball in balls:
        i = ball.inside(X, Y)
        h = ball.height(i)
        # Insides are measured in head units so that small and large parts have the same soft edge.
        i = i * F(min(ball.rx, ball.ry) / 2)
        z = h if z is None else soft_max(h, z, F(k))
        inside = i if inside is None else soft_max(i, inside, F(0.03))
    return z, inside


def render(pose, width, height, head, ears, body, fur, light, focus, paint, carve=None, fillet=0.12):
    """Draws the coat. `head`, `body`: balls; `ears`: ears; `focus`: where hair starts to part (the nose).

    `paint(u, v, part, across, along, strands)` gives the linear colour, part being HEAD, EAR or BODY.
    `carve(X, Y, z)` may press eye sockets and folds into the head's height.
    Returns None where nothing of the animal is in the frame.
    """
    head = [b.seen(pose) for b in head]
    body = [b.seen(pose) for b in body]
    ears = [e.seen(pose) for e in ears]
    points = np.concatenate([b.outline() for b in head + body] + [e.outline() for e in ears])
    px, py = pose.to_pixels(points[:, 0], points[:, 1])
    margin = 2 + 4 * fur.fringe * pose.scale
    x0, x1 = int(max(px.min() - margin, 0)), int(min(px.max() + margin, width))
    y0, y1 = int(max(py.min() - margin, 0)), int(min(py.max() + margin, height))
    if x1 - x0 < 4 or y1 - y0 < 4:
        return None
    X, Y = pose.grid(x1 - x0, y1 - y0, x0, y0)
    X, Y = np.ascontiguousarray(X), np.ascontiguousarray(Y)

    zh, ih = union(head, X, Y, fillet)
    if carve:
        zh = carve(X, Y, zh)
    zb, ib = union(body, X, Y, 0.2)
    leaves = [e.field(X, Y) for e in ears]

    # Which part is in front, before hair blurs the borders.
    def choose(ih, zh, ib, zb, leaves):
        best = np.full(X.shape, F(-9))
        part = np.full(X.shape, -1, np.int8)
        cover = np.maximum(ih, ib)
        for index, (inside, z) in enumerate([(ih, zh), (ib, zb)] + [(l[0], l[1]) for l in leaves]):
            here = (inside > 0) & (z > best)
            best = np.where(here, z, best)
            part[here] = index
            if index > 1:
                cover = np.maximum(cover, inside)
        return part, best, cover

    part, z, _ = choose(ih, zh, ib, zb, leaves)
    part_soft = part.copy()
    outside = part < 0
    part_soft[outside] = 0
    # Hair that reaches over the outline belongs to the nearest part.
    reach = np.stack([ih, ib] + [l[0] for l in leaves])
    nearest = np.argmax(reach, axis=0).astype(np.int8)
    part_soft[outside] = nearest[outside]

    # The lie of the coat.
    fx, fy, _, _ = pose.project(*focus)
    dx, dy = X - F(fx), Y - F(fy)
    dy = dy + np.maximum(dy, 0) * F(0.5)
    along = np.zeros_like(X)
    across = np.zeros_like(X)
    zz = np.where(part_soft == 0, zh, zb)
    for index, e in enumerate(ears):
        here = part_soft == index + 2
        ax, ay, _ = e.axis()
        spread = np.clip(leaves[index][2], -1.3, 1.3) * F(0.35)
        dx = np.where(here, F(ax) - F(ay) * spread, dx)
        dy = np.where(here, F(ay) + F(ax) * spread, dy)
        across = np.where(here, leaves[index][2], across)
        along = np.where(here, leaves[index][3], along)
        zz = np.where(here, leaves[index][1], zz)
    here = part_soft == 1
    dx = np.where(here, X * F(0.25), dx)
    dy = np.where(here, F(0.7), dy)
    norm = 1 / np.sqrt(dx * dx + dy * dy + F(1e-6))
    dx, dy = dx * norm, dy * norm

    # Texture coordinates stick to the skin when the head turns or comes nearer.
    zc = np.clip(zz, -1.2, 1.2)
    q = F(pose.distance) / (F(pose.distance) - zc)
    u = X / q - zc * F(np.sin(pose.yaw))
    v = Y / q - zc * F(np.sin(pose.pitch))
    bend = noise(u, v, 3.2, 2) * F(fur.wave)
    tx, ty = dx - dy * bend, dy + dx * bend

    # Hair thinner than a pixel only flickers; mix in the next coarser comb instead.
    grain = fur.hair
    floor = 1.15 / pose.scale
    fine = comb(u, v, tx, ty, max(grain, floor), fur.short * max(1, floor / grain) ** 0.5, 13, 11)
    coarse = max(grain * 3.6, floor * 2.2)
    clump = comb(u, v, tx, ty, coarse, fur.short * 2.4, 11, 12)
    strands = fine * F(1 - 0.45 * fur.clump) + clump * F(0.75 * fur.clump)

    # Looking up the outline from a place displaced along the hair draws the fringe.
    # Only locks that are wider than they are sharp; thinner ones break up into loose dots.
    length = F(0.75 * min(fur.fringe, 1.4 * coarse)) * np.clip(clump + F(0.35 * min(1, grain / floor)) * fine, -2, 2.5)
    length = np.where(part_soft == 1, length * F(1.7), length)
    sx, sy = X - dx * length, Y - dy * length
    zh2, ih2 = union(head, sx, sy, fillet)
    zb2, ib2 = union(body, sx, sy, 0.2)
    leaves2 = [e.field(sx, sy) for e in ears]
    part2, _, cover = choose(ih2, zh2, ib2, zb2, leaves2)
    part2[part2 < 0] = part_soft[part2 < 0]
    alpha = blur3(smoothstep(-1.2, 1.2, cover * F(pose.scale)))

    # Light, each part by its own smooth slopes.
    shade = lambert(*slopes(blur(zh, 0.012 * pose.scale), pose.scale), light)
    shade = np.where(part2 == 1, lambert(*slopes(np.maximum(zb, -3), pose.scale), light), shade)
    kind = np.zeros(X.shape, np.int8)
    kind[part2 == 1] = BODY
    for index, leaf in enumerate(leaves):
        here = part2 == index + 2
        zl = np.clip(leaf[1], -3, 3)
        shade = np.where(here, lambert(*slopes(zl, pose.scale), light), shade)
        kind[here] = EAR
    # Hollows see less of the room. Hair beyond the outline stands free and is not shadowed.
    ztop = np.where(outside, F(-0.6), np.maximum(z, F(-0.8)))
    lit = ~outside
    hollow = blur(ztop, 0.07 * pose.scale) - ztop
    shade *= 1 - F(0.45) * smoothstep(0.0, 0.16, hollow) * lit
    wide = blur(ztop, 0.2 * pose.scale) - ztop
    shade *= 1 - F(0.40) * smoothstep(0.02, 0.4, wide) * lit
    # A lock carries the light of its root with it.
    s, c = F(np.sin(pose.roll) * pose.scale), F(np.cos(pose.roll) * pose.scale)
    lx, ly = (dx * c - dy * s) * length, (dx * s + dy * c) * length
    rows, columns = np.indices(X.shape, dtype=np.int32)
    rows = np.clip(rows - np.rint(ly).astype(np.int32), 0, X.shape[0] - 1)
    columns = np.clip(columns - np.rint(lx).astype(np.int32), 0, X.shape[1] - 1)
    shade = shade[rows, columns]

    lean = F(min(fur.fringe, coarse) * 1.1) * strands
    colour = paint(u - tx * lean, v - ty * lean, kind, across, along, strands)
    tone = np.exp(F(fur.contrast) * np.clip(strands, -2.5, 2.5) - F(fur.contrast ** 2 / 2))
    rgb = colour * (shade * tone)[..., None] * np.array(light.tint, F)
    # Parts meet in hard steps of a pixel; soften just those.
    seam = np.zeros(X.shape, bool)
    seam[1:] |= part2[1:] != part2[:-1]
    seam[:, 1:] |= part2[:, 1:] != part2[:, :-1]
    seam[:-1] |= seam[1:]
    seam[:, :-1] |= seam[:, 1:]
    if seam.any():
        soft = np.stack([blur3(rgb[..., i]) for i in range(3)], axis=-1)
        rgb[seam] = soft[seam]
    return Surface(x0, y0, rgb, alpha, X, Y, zh, u, v, strands, shade, zc)
