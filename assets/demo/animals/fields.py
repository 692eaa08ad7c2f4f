"""Scalar fields that the animals are made of: noise, combed strands, soft unions, blur."""
from functools import lru_cache

import numpy as np

F = np.float32
TILE = 1024


def smoothstep(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def soft_max(a, b, k):
    """Union of two heights with a fillet of size k, so that flesh has no creases where parts meet."""
    h = np.clip(0.5 + 0.5 * (a - b) / k, 0, 1)
    return b + (a - b) * h + k * h * (1 - h)


def linear(*srgb):
    """Colours are chosen as people see them (0-255) and mixed as light adds up."""
    return (np.array(srgb, F) / 255) ** F(2.2)


def blur(image, sigma):
    """Three box passes: near enough to a Gaussian, and its cost does not grow with sigma."""
    radius = int(round(sigma * 0.95))
    if radius < 1:
        return image
    out = image.astype(F)
    for axis in (0, 1):
        for _ in range(3):
            pad = [(0, 0)] * out.ndim
            pad[axis] = (radius + 1, radius)
            total = np.cumsum(np.pad(out, pad, mode="edge"), axis=axis, dtype=np.float64)
            upper = np.take(total, range(2 * radius + 1, total.shape[axis]), axis=axis)
            lower = np.take(total, range(0, total.shape[axis] - 2 * radius - 1), axis=axis)
            out = ((upper - lower) / (2 * radius + 1)).astype(F)
    return out


def blur3(image):
    """A 1-2-1 blur in both directions, against jagged edges."""
    p = np.pad(image, 1, mode="edge")
    rows = p[:-2] + 2 * p[1:-1] + p[2:]
    return (rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / F(16)


def _blur_tile(tile, sigma):
    n = tile.shape[0]
    f = np.fft.fftfreq(n)
    gain = np.exp(-2 * (np.pi * sigma) ** 2 * f ** 2)
    return np.fft.ifft2(np.fft.fft2(tile) * gain[:, None] * gain[None, :]).real


@lru_cache(None)
def grain_tile(sigma, seed):
    """Periodic noise of mean 0 and deviation 1 whose grain is about `sigma` texels."""
    tile = _blur_tile(np.random.default_rng(seed).normal(size=(TILE, TILE)), sigma)
    return (tile / tile.std()).astype(F)


def sample(tile, u, v):
    """Nearest texel; for tiles that are already smooth."""
    n = tile.shape[0]
    iu = u.astype(np.int32) & (n - 1)
    iv = v.astype(np.int32) & (n - 1)
    return tile[iv, iu]


def noise(u, v, frequency, seed=1):
    """Smooth noise with about `frequency` bumps a unit."""
    scale = F(frequency * 12)
    return sample(grain_tile(6.0, seed), u * scale + 517, v * scale + 331)


def comb(u, v, du, dv, grain, length, steps, seed):
    """Strands: noise averaged along the lie of the coat, as light averages along a hair.

    `grain` is the width of a hair and `length` what is seen of it, both in the units of u and v.
    """
    # Steps wider than a hair would leave beads along it.
    length = min(length, 0.85 * grain * steps)
    tile = grain_tile(1.15, seed)
    scale = F(2.4 / grain)
    au, av = u * scale + 4096.5, v * scale + 4096.5
    su, sv = du * (scale * F(length / steps)), dv * (scale * F(length / steps))
    total = np.zeros_like(u)
    for k in range(steps):
        offset = F(k - (steps - 1) / 2)
        # The tapering weight makes tips fade instead of ending.
        weight = F(0.4 + 0.6 * np.sin(np.pi * (k + 0.5) / steps))
        total += weight * sample(tile, au + su * offset, av + sv * offset)
    return total / F(np.sqrt(steps) * 0.72)


@lru_cache(None)
def cobbles(cells=32, size=512, seed=5):
    """A periodic pavement of rounded plates as on a nose pad: (height 0-1, tone of each plate 0-1)."""
    rng = np.random.default_rng(seed)
    jitter = rng.uniform(0.12, 0.88, (cells, cells, 2))
    tone = rng.uniform(0, 1, (cells, cells)).astype(F)
    axis = np.arange(size) * cells / size
    x, y = np.meshgrid(axis, axis)
    cx, cy = x.astype(int), y.astype(int)
    first = np.full((size, size), 9.0)
    second = first.copy()
    owner = np.zeros((size, size), F)
    for j in (-1, 0, 1):
        for i in (-1, 0, 1):
            gx, gy = (cx + i) % cells, (cy + j) % cells
            d = np.hypot(cx + i + jitter[gy, gx, 0] - x, cy + j + jitter[gy, gx, 1] - y)
            nearer = d < first
            second = np.where(nearer, first, np.minimum(second, d))
            owner = np.where(nearer, tone[gy, gx], owner)
            first = np.minimum(first, d)
    height = smoothstep(0.02, 0.42, second - first)
    return height.astype(F), owner


def shift_sample(tile, u, v):
    """Bilinear texel from a periodic tile."""
    n = tile.shape[0]
    fu, fv = np.floor(u), np.floor(v)
    iu, iv = fu.astype(np.int32) % n, fv.astype(np.int32) % n
    ju, jv = (iu + 1) % n, (iv + 1) % n
    a, b = (u - fu).astype(F), (v - fv).astype(F)
    top = tile[iv, iu] * (1 - a) + tile[iv, ju] * a
    low = tile[jv, iu] * (1 - a) + tile[jv, ju] * a
    return top * (1 - b) + low * b
