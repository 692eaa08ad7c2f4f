"""An eye seen from the front: lids, iris, pupil, wet highlights."""
from dataclasses import dataclass

import numpy as np

from .fields import linear, noise, smoothstep

F = np.float32


@dataclass
class Eye:
    """`radius` is half the lid opening in head units; `side` is -1 left, 1 right in the picture."""
    x: float
    y: float
    z: float
    radius: float
    side: int
    iris: tuple = (92, 52, 22)
    rim: tuple = (16, 12, 11)
    slit: float = 0.0          # 0: round pupil; 1: the thinnest slit
    pupil: float = 0.5
    upper: float = 0.78
    lower: float = 0.62
    tilt: float = 0.12
    iris_size: float = 0.82
    depth: float = 0.0         # how far it stands before the fur for the lens
    gaze: tuple = (0.0, 0.0)
    rim_width: float = 0.28


def eye_points(eyes, pose):
    """Their centres in pixels."""
    return [pose.to_pixels(*pose.project(eye.x, eye.y, eye.z)[:2]) for eye in eyes]


def paint_eye(surface, pose, eye, light):
    ex, ey, _, q = pose.project(eye.x, eye.y, eye.z)
    r = eye.radius * q
    cut = surface.around(pose, ex, ey, 2.2 * r)
    if cut is None:
        return
    X, Y = surface.X[cut] - F(ex), surface.Y[cut] - F(ey)
    # The outer corner lies higher and further back.
    t = -eye.side * eye.tilt
    s, c = F(np.sin(t)), F(np.cos(t))
    squeeze = F(max(0.55, np.cos(pose.yaw * 1.1 + eye.side * 0.22)))
    a = (X * c - Y * s) * F(-eye.side) / (F(r) * squeeze)
    b = (X * s + Y * c) / F(r)
    pixel = F(1 / (r * pose.scale))

    arch = np.maximum(1 - a * a, 0)
    inner = smoothstep(0.3, 1.0, a)          # a > 0 is towards the nose: a small tear corner
    top = -F(eye.upper) * arch ** F(0.62) + inner * F(0.06)
    bottom = F(eye.lower) * arch ** F(0.75) + inner * F(0.1)
    gap = np.minimum(b - top, bottom - b)
    gap = np.where(np.abs(a) < 1, gap, 1 - np.abs(a) - np.abs(b))
    soft = np.maximum(pixel, F(0.05))
    opening = smoothstep(-soft, soft, gap)
    rim = smoothstep(-F(eye.rim_width) - soft, -F(0.02), gap)

    ga, gb = a + F(eye.gaze[0] * eye.side), b - F(eye.gaze[1])
    ball = np.sqrt(ga * ga + gb * gb)
    iris = linear(*eye.iris)
    angle = np.arctan2(gb, ga)
    fibres = noise(angle * F(1.6) + F(3 * eye.side), ball * F(0.35), 3.0, 9)
    depth = F(0.42) + F(0.80) * smoothstep(-0.6, 0.8, gb) + F(0.13) * fibres
    depth *= 1 - F(0.75) * smoothstep(eye.iris_size * 0.72, eye.iris_size, ball)
    white = np.array([0.06, 0.04, 0.035], F)
    colour = iris * depth[..., None]
    if eye.slit:
        # A ring of deeper colour round a cat's pupil.
        ring = smoothstep(0.75, 0.2, ball)[..., None]
        colour = colour * (1 - F(0.35) * ring * np.array([0.5, 0.1, 0.9], F))
    out = smoothstep(eye.iris_size - 0.06, eye.iris_size + 0.04, ball)[..., None]
    colour = colour * (1 - out) + white * out
    # A slit stays upright however the lids slant.
    pa, pb = ga * c - gb * s * F(eye.side), gb * c + ga * s * F(eye.side)
    narrow = F(1 - 0.86 * eye.slit)
    hole = np.sqrt((pa / (F(eye.pupil) * narrow)) ** 2 + (pb / F(eye.pupil * (1 + 0.35 * eye.slit))) ** 2)
    if eye.slit:
        # Two arcs that meet in points.
        lens = np.abs(pa) / (F(eye.pupil) * narrow * np.maximum(1 - (pb / F(0.86)) ** 2, F(0.03)))
        hole = hole + (lens - hole) * F(eye.slit)
    dark = smoothstep(1.0 + 0.1 / narrow + pixel, 0.92 - pixel, hole)[..., None]
    colour = colour * (1 - dark) + F(0.004) * dark
    # The upper lid and its lashes throw a shadow on the ball.
    colour = colour * (F(0.25) + F(0.75) * smoothstep(-0.05, 0.55, b - top))[..., None]
    colour = colour * F(min(light.key + light.sky, 1.5) / 1.2)
    # Reflections: a window above, the bright screen below.
    spot = (np.abs(a + F(0.2) * F(eye.side) * np.sign(light.x)) / F(0.15)) ** 3 + (np.abs(b + F(0.33)) / F(0.11)) ** 3
    glint = smoothstep(1.6, 0.5, spot) * F(0.95 * light.key)
    low = smoothstep(1.0, 0.1, np.sqrt((a / F(0.4)) ** 2 + ((b - F(0.36)) / F(0.16)) ** 2)) * F(0.07)
    sheen = smoothstep(0.1, -0.7, b) * F(0.035)
    colour = colour + (glint + low + sheen)[..., None] * np.array([0.95, 1.0, 1.05], F)
    wetline = smoothstep(0.10, 0.03, np.abs(bottom - b - F(0.05))) * (np.abs(a) < 0.8) * F(0.06)
    colour = colour + wetline[..., None]

    target = surface.rgb[cut]
    lid = linear(*eye.rim) * (F(0.5) + F(0.5) * surface.shade[cut])[..., None]
    m = (rim * F(0.92))[..., None]
    target[:] = target * (1 - m) + lid * m
    m = opening[..., None]
    target[:] = target * (1 - m) + colour * m
    surface.depth[cut] = surface.depth[cut] * (1 - opening) + F(eye.z + eye.depth) * opening
