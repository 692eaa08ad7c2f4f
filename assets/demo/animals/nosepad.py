"""A dog's nose pad: five lobes, comma nostrils, a groove, cobbles, and wet light on all of it."""
from dataclasses import dataclass

import numpy as np

from .fields import blur, cobbles, grain_tile, linear, shift_sample, smoothstep, soft_max

F = np.float32


@dataclass
class NosePad:
    """`half` is half the pad's width in head units; the pad's local unit is that half-width."""
    x: float
    y: float
    z: float
    half: float
    tall: float = 0.82
    colour: tuple = (44, 40, 41)
    wet: float = 0.8
    cells: float = 17.0
    nostril: float = 0.19
    seed: float = 0.0
    spots: float = 0.0         # pink patches of a young or fading nose

    def seen(self, pose):
        X, Y, _, q = pose.project(self.x, self.y, self.z)
        return X, Y, self.half * q

    def outline(self, pose, n=40):
        """Unrolled head units, for boxes."""
        X, Y, r = self.seen(pose)
        a = np.linspace(-1.02, 1.02, n)
        arch = np.sqrt(np.maximum(1 - (a / 1.02) ** 2, 0))
        k = max(0.6, np.cos(pose.yaw))
        upper = np.stack([X + a * r * k, Y - arch * 0.92 * self.tall * r], 1)
        lower = np.stack([X + a * r * k, Y + (0.25 + 0.75 * arch ** 2) * 0.86 * self.tall * r], 1)
        return np.concatenate([upper, lower])


def _lobe(a, b, cx, cy, cz, rx, ry, rz):
    i = 1 - ((a - F(cx)) / F(rx)) ** 2 - ((b - F(cy)) / F(ry)) ** 2
    return np.where(i > 0.03, np.sqrt(np.maximum(i, 0.03)), 0.17 + (i - 0.03) * 2.8) * F(rz) + F(cz), i * F(min(rx, ry) / 2)


def _comma(a, b, size):
    """Distance into a nostril: a round opening whose tail sweeps out and down round the wing."""
    t = np.linspace(0, 1, 9)
    cx = 0.40 + 0.36 * t ** 0.9
    cy = 0.05 + 0.015 * np.sin(2 * np.pi * t) + 0.19 * t ** 1.7
    radius = size * (1 - 0.74 * t ** 0.75)
    best = None
    for x, y, r in zip(cx, cy, radius):
        d = F(r) - np.sqrt(((a - F(x)) * F(0.92)) ** 2 + (b - F(y)) ** 2)
        best = d if best is None else soft_max(d, best, F(0.05))
    return best


def paint_nose(surface, pose, nose, light):
    X0, Y0, r = nose.seen(pose)
    cut = surface.around(pose, X0, Y0, 1.55 * r)
    if cut is None:
        return
    turn = F(np.sin(pose.yaw))
    a = (surface.X[cut] - F(X0)) / F(r * max(0.6, np.cos(pose.yaw)))
    b = (surface.Y[cut] - F(Y0)) / F(r * nose.tall)
    px_unit = F(r * pose.scale)                     # pixels a local unit
    # A turned head shows less of the far wing.
    a = a + turn * F(0.22) * (1 - a * a).clip(-0.5, 1)
    m = np.abs(a)

    z, inside = _lobe(a, b, 0, -0.30, 0.00, 0.90, 0.60, 0.50)
    for args in ((0.54, 0.06, 0.02, 0.47, 0.56, 0.42), (0.0, 0.34, 0.06, 0.42, 0.50, 0.44),
                 (0.30, 0.40, -0.02, 0.36, 0.36, 0.34)):
        zz, ii = _lobe(m if args[0] else a, b, *args)
        z, inside = soft_max(zz, z, F(0.16)), soft_max(ii, inside, F(0.10))
    edge = inside * px_unit

    hole = _comma(m, b, nose.nostril)
    soft = np.maximum(1.2 / px_unit, 0.035)
    z = z - F(0.34) * smoothstep(-0.04, 0.14, hole) - F(0.07) * smoothstep(-0.16, 0.0, hole)
    # Rolled rims of the wings.
    z = z + F(0.05) * np.exp(-((hole + F(0.08)) / F(0.05)) ** 2)
    groove = np.exp(-(a / F(0.035)) ** 2) * smoothstep(-0.35, 0.25, b)
    z = z - F(0.10) * groove - F(0.05) * np.exp(-(a / F(0.12)) ** 2) * smoothstep(-0.3, 0.4, b)

    # Cobbles follow the bulge a little, finer towards the rim; under two pixels they would only alias.
    plates, tone = cobbles()
    k = F(plates.shape[0] / 32 * nose.cells / 2)
    bulge = 1 + F(0.10) * (a * a + b * b)
    cu, cv = a * bulge * k + F(137 + 31 * nose.seed), b * bulge * k * F(nose.tall) + F(251 + 57 * nose.seed)
    # A slow warp keeps the pavement from standing in rows.
    warp = shift_sample(grain_tile(9.0, 6), cu * F(0.35), cv * F(0.35)) * F(6)
    plate = shift_sample(plates, cu + warp, cv - warp)
    mottle = shift_sample(tone, cu + warp, cv - warp)
    visible = float(np.clip((px_unit * 2 / nose.cells - 1.6) / 3.0, 0, 1))
    # Stipple of 2-4 pixels when near: the grain that a sharp photograph of a nose has.
    stipple = shift_sample(grain_tile(1.15, 21), a * F(260) + F(40), b * F(260 * nose.tall) + F(80))
    crisp = float(np.clip((px_unit - 40) / 90, 0, 1))
    relief = F(0.020 * visible) * plate + F(0.0017 * crisp) * stipple
    clear = smoothstep(0.02, -0.03, hole)
    zr = z + relief * clear

    gy, gx = np.gradient(zr)
    gx, gy = gx * px_unit, gy * px_unit
    norm = 1 / np.sqrt(gx * gx + gy * gy + 1)
    l = light.unit()
    facing = (-gx * l[0] - gy * l[1] + l[2]) * norm
    diffuse = F(light.key) * np.maximum((facing + F(0.12)) / F(1.12), 0) + F(light.sky) * (F(0.55) + F(0.45) * gy * norm)
    half = l + np.array([0, 0, 1], F)
    half /= np.linalg.norm(half)
    gloss = np.maximum((-gx * half[0] - gy * half[1] + half[2]) * norm, 0)

    base = linear(*nose.colour)
    colour = np.broadcast_to(base, a.shape + (3,)).copy()
    if nose.spots:
        patch = smoothstep(0.5, 1.1, shift_sample(grain_tile(9.0, 8), a * F(26) + F(300), b * F(26)) * nose.spots)
        colour += (linear(176, 120, 112) - base) * (patch * F(0.8))[..., None]
    # The pad is paler where it is dry, in the middle of each plate, and dark in the furrows.
    shadeful = F(0.78) + F(0.30 * visible) * (plate - F(0.5)) + F(0.22 * visible) * (mottle - F(0.5)) \
        + F(0.05 * crisp) * stipple
    colour = colour * (np.maximum(shadeful, 0.1) * diffuse)[..., None]
    hollow = blur(z, 0.10 * float(px_unit)) - z
    colour *= (1 - F(0.6) * smoothstep(0.0, 0.12, hollow))[..., None]
    wet = F(nose.wet)
    sheen = F(0.045) * smoothstep(0.15, 0.75, -gy * norm * F(0.8) + F(0.35) * (norm - F(0.4))) * F(light.key)
    shine = wet * (F(0.06) * gloss ** 5 + F(0.15) * gloss ** 20 + F(0.85) * gloss ** 110)
    # Wet film breaks up into beads on the plates.
    bead = F(0.55) + F(0.9 * visible) * plate * (F(0.4) + mottle) + F(0.12 * crisp) * stipple
    shine = shine * np.maximum(bead, 0.05) * F(light.key) * clear
    shine = shine + wet * sheen * clear * (F(0.6) + F(0.5 * visible) * plate)
    # The film mirrors the cool ceiling.
    colour = colour + shine[..., None] * np.array([0.94, 0.98, 1.04], F)
    dark = smoothstep(-soft, soft * 1.5, hole)[..., None]
    depth = base * F(0.10) + F(0.0015)
    colour = colour * (1 - dark) + depth * dark
    line = (groove * smoothstep(-0.1, 0.3, b) * F(0.6))[..., None]
    colour = colour * (1 - line)

    target = surface.rgb[cut]
    # Bare dark skin between fur and pad, and the shadow the pad throws.
    skin = smoothstep(-0.10, -0.01, inside + F(0.030) * surface.strands[cut])
    under = np.exp(-((a / F(0.85)) ** 2)) * smoothstep(0.35, 0.9, b) * smoothstep(1.75, 0.95, b)
    target *= (1 - F(0.5) * under)[..., None]
    rim = base * F(0.45) * (F(0.4) + surface.shade[cut])[..., None]
    k = (skin * F(0.75))[..., None]
    target[:] = target * (1 - k) + rim * k
    pad = smoothstep(-0.9, 0.9, edge)
    k = pad[..., None]
    target[:] = target * (1 - k) + colour * k
    # A turned nose stands out over the cheek's outline.
    surface.alpha[cut] = np.maximum(surface.alpha[cut], pad)
    surface.depth[cut] = surface.depth[cut] * (1 - pad) + F(nose.z + 0.12) * pad
