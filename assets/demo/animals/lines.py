"""Thin things: the mouth line, lip edges, whiskers."""
import numpy as np

from .fields import smoothstep

F = np.float32


def paint_curve(surface, pose, points, width, colour, strength=1.0, soft=0.5, wander=0.0):
    """A dark line through projected points whose X rises: cheap, and enough for a mouth.

    It fades towards its ends; `wander` lets hair cross it, in head units.

    `points`: N x 3 in head units; `width`: half-width in head units, may vary along the line.
    """
    X, Y, _, q = pose.project(points[:, 0], points[:, 1], points[:, 2])
    width = np.broadcast_to(np.asarray(width, float), X.shape) * q
    order = np.argsort(X)
    X, Y, width = X[order], Y[order], width[order]
    # A line that doubles back under a strong turn keeps its outermost part only.
    slope = np.gradient(Y, np.maximum(X, np.maximum.accumulate(X)) + np.arange(len(X)) * 1e-6)
    yy = np.interp(surface.X, X, Y).astype(F)
    ww = np.interp(surface.X, X, width).astype(F)
    ss = np.interp(surface.X, X, np.clip(slope, -4, 4)).astype(F)
    d = np.abs(surface.Y - yy + F(wander) * surface.strands) / np.sqrt(1 + ss * ss)
    over = np.maximum(np.maximum(F(X[0]) - surface.X, surface.X - F(X[-1])), 0)
    d = d + over
    pixel = F(0.7 / pose.scale)
    m = smoothstep(1, 0, (d - ww * F(1 - soft)) / (ww * F(2 * soft) + pixel)) * F(strength)
    middle, half = F((X[0] + X[-1]) / 2), F((X[-1] - X[0]) / 2 + 1e-6)
    m = m * smoothstep(1.02, 0.72, np.abs(surface.X - middle) / half)
    surface.rgb[:] = surface.rgb * (1 - m[..., None]) + np.asarray(colour, F) * m[..., None]


def paint_whiskers(surface, pose, hairs, colour, thickness, alpha, depth=None):
    """Each hair: (start, bend, end) in head units; painted by dabs that thin out towards the tip.
    With `depth` the lens sees them there, else where the fur behind them is."""
    h, w = surface.alpha.shape
    ink = np.zeros(h * w, F)
    for start, bend, end in hairs:
        n = int(np.clip(np.linalg.norm(np.subtract(end, start)) * pose.scale * 1.6, 8, 2200))
        t = np.linspace(0, 1, n)[:, None]
        p = np.asarray(start) * (1 - t) ** 2 + np.asarray(bend) * 2 * t * (1 - t) + np.asarray(end) * t * t
        X, Y, _, q = pose.project(p[:, 0], p[:, 1], p[:, 2])
        px, py = pose.to_pixels(X, Y)
        size = np.maximum(thickness * q * pose.scale, 0.35) * (1 - 0.75 * t[:, 0])
        rows = int(np.ceil(size.max())) + 1
        for j in range(-rows, rows + 1):
            yy = np.floor(py).astype(int) + j
            for i in range(-rows, rows + 1):
                xx = np.floor(px).astype(int) + i
                d = np.hypot(xx + 0.5 - px, yy + 0.5 - py)
                m = np.clip(size + 0.5 - d, 0, 1)
                ok = (m > 0) & (xx >= surface.x0) & (xx < surface.x0 + w) & (yy >= surface.y0) & (yy < surface.y0 + h)
                at = (yy[ok] - surface.y0) * w + xx[ok] - surface.x0
                np.maximum.at(ink, at, (m * np.minimum(1, size * 1.4))[ok].astype(F))
    ink = (ink.reshape(h, w) * F(alpha))[..., None]
    surface.rgb[:] = surface.rgb * (1 - ink) + np.asarray(colour, F) * ink
    surface.alpha[:] = np.maximum(surface.alpha, ink[..., 0])
    if depth is not None:
        surface.depth[ink[..., 0] > 0.05] = depth
