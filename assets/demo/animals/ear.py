"""Ears: a bent leaf along an axis, cupped when it stands, bulging when it hangs."""
from dataclasses import dataclass

import numpy as np

from .fields import smoothstep

F = np.float32


@dataclass
class Ear:
    """Base and tip in head units, `half` its greatest half-width, `hangs` for a lop ear."""
    base: tuple
    tip: tuple
    half: float
    hangs: bool = False
    roundness: float = 0.5

    def seen(self, pose):
        bx, by, bz, q = pose.project(*self.base)
        tx, ty, tz, p = pose.project(*self.tip)
        return SeenEar(bx, by, bz, tx, ty, tz, self.half * (q + p) / 2, self.hangs, self.roundness)


@dataclass
class SeenEar:
    bx: float
    by: float
    bz: float
    tx: float
    ty: float
    tz: float
    half: float
    hangs: bool
    roundness: float

    def profile(self, t):
        """Half-width along the axis as a part of `half`."""
        if self.hangs:
            t = np.clip(t, 0, 1)
            low = 0.62 + 0.38 * smoothstep(0, 0.6, t)
            end = np.sqrt(np.maximum(1 - (np.maximum(t - 0.6, 0) / 0.4) ** 2, 0))
            return low * end
        t = np.clip(t, -0.3, 1)
        return np.maximum(1 - np.abs(t) ** (1.2 + self.roundness), 0) ** (0.95 - 0.4 * self.roundness)

    def axis(self):
        length = float(np.hypot(self.tx - self.bx, self.ty - self.by)) + 1e-6
        return (self.tx - self.bx) / length, (self.ty - self.by) / length, length

    def local(self, X, Y):
        ax, ay, length = self.axis()
        t = ((X - F(self.bx)) * F(ax) + (Y - F(self.by)) * F(ay)) / F(length)
        s = (Y - F(self.by)) * F(ax) - (X - F(self.bx)) * F(ay)
        return t, s

    def field(self, X, Y):
        """(inside in head units, height, across -1…1, along 0…1)"""
        t, s = self.local(X, Y)
        w = F(self.half) * self.profile(t).astype(F)
        _, _, length = self.axis()
        inside = np.minimum(w - np.abs(s), (t + (0.3 if not self.hangs else 0.06)) * F(length))
        inside = np.minimum(inside, (1 - t) * F(length))
        across = s / np.maximum(w, F(0.15 * self.half))
        z = F(self.bz) + (F(self.tz) - F(self.bz)) * t
        bow = np.sqrt(np.maximum(1.02 - np.clip(across, -1, 1) ** 2, 0))
        z = z + F(0.3 * self.half) * (bow if self.hangs else -0.8 * bow)
        return inside, z, across, t

    def outline(self, n=16):
        ax, ay, length = self.axis()
        t = np.linspace(0, 1, n)
        w = self.half * self.profile(t)
        x, y = self.bx + ax * t * length, self.by + ay * t * length
        return np.concatenate([np.stack([x - ay * w, y + ax * w], 1), np.stack([x + ay * w, y - ax * w], 1)])
