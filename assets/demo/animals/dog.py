"""A dog's head from the front."""
from dataclasses import dataclass, field

import numpy as np

from .coat import BODY, EAR, Fur, render
from .ear import Ear
from .eyes import Eye, eye_points, paint_eye
from .fields import linear, noise, smoothstep
from .lines import paint_curve, paint_whiskers
from .nosepad import NosePad, paint_nose
from .pose import Ball

F = np.float32


@dataclass
class Dog:
    """What one dog looks like; lengths in head units (skull about 0.9 wide), colours in sRGB."""
    muzzle: float = 0.62            # how far the nose stands out
    muzzle_width: float = 0.21
    muzzle_drop: float = 0.17
    flews: float = 0.5
    nose: NosePad = field(default_factory=lambda: NosePad(0, 0, 0, 0.135))
    ears: str = "lop"               # lop, prick, button, rose
    ear_size: float = 1.0
    eye_size: float = 1.0
    eye_colour: tuple = (88, 50, 22)
    coat: tuple = (178, 120, 66)
    second: tuple = (225, 190, 145)
    ear_coat: tuple = (140, 86, 42)
    muzzle_coat: tuple | None = None
    blaze: float = 0.0              # width of a white stripe; 0: none
    mask: float = 0.0               # dark face, 0-1
    tan_points: bool = False
    fur: Fur = field(default_factory=Fur)
    cheeks: float = 1.0
    mouth_open: float = 0.0
    seed: float = 0.0


def dog_parts(dog):
    """Flesh, ears and the places of the features, in head units."""
    m, d, w = dog.muzzle, dog.muzzle_drop, dog.muzzle_width
    f = dog.flews
    head = [
        Ball(0, -0.10, -0.05, 0.44, 0.43, 0.36),
        Ball(-0.15, -0.24, 0.08, 0.20, 0.17, 0.20), Ball(0.15, -0.24, 0.08, 0.20, 0.17, 0.20),
        Ball(-0.25 * dog.cheeks, 0.12, -0.02, 0.21, 0.27, 0.26), Ball(0.25 * dog.cheeks, 0.12, -0.02, 0.21, 0.27, 0.26),
        Ball(0, 0.02 + 0.3 * d, 0.14 + 0.2 * m, w * 0.80, 0.26, 0.14 + 0.16 * m),
        Ball(0, d, 0.12 + 0.52 * m, w * 0.88, 0.17, 0.12 + 0.22 * m),
        Ball(-0.46 * w, d + 0.13, 0.16 + 0.50 * m, w * 0.62, 0.14 + 0.05 * f, 0.16 + 0.16 * m),
        Ball(0.46 * w, d + 0.13, 0.16 + 0.50 * m, w * 0.62, 0.14 + 0.05 * f, 0.16 + 0.16 * m),
        Ball(0, d + 0.27 + 0.10 * dog.mouth_open, 0.10 + 0.46 * m, w * 0.60, 0.10, 0.12 + 0.12 * m),
        Ball(0, d + 0.26, -0.02, 0.24, 0.22, 0.26),
    ]
    body = [Ball(0, 0.62, -0.55, 0.42, 0.62, 0.32), Ball(0, 2.30, -0.80, 0.78, 1.75, 0.50),
            Ball(-0.34, 1.15, -0.70, 0.30, 0.36, 0.30), Ball(0.34, 1.15, -0.70, 0.30, 0.36, 0.30)]
    s = dog.ear_size
    ears = []
    for k in (-1, 1):
        if dog.ears == "lop":
            ears.append(Ear((k * 0.30, -0.38, 0.16), (k * (0.43 + 0.03 * s), -0.38 + 0.70 * s, 0.30), 0.165 * s, True))
        elif dog.ears == "button":
            ears.append(Ear((k * 0.28, -0.45, 0.14), (k * (0.44 + 0.03 * s), -0.45 + 0.36 * s, 0.30), 0.165 * s, True))
        elif dog.ears == "rose":
            ears.append(Ear((k * 0.36, -0.34, -0.12), (k * 0.62, -0.20 + 0.12 * s, -0.18), 0.12 * s, True))
        else:
            ears.append(Ear((k * 0.27, -0.33, -0.16), (k * (0.38 + 0.06 * s), -0.40 - 0.46 * s, -0.20), 0.19 * s, False, 0.55))
    nose = NosePad(**{**dog.nose.__dict__, "x": 0.0, "y": d - 0.045, "z": 0.24 + 0.82 * m})
    eyes = []
    for k in (-1, 1):
        eyes.append(Eye(k * (0.185 + 0.02 * (dog.eye_size - 1)), -0.085, 0.22, 0.066 * dog.eye_size, k,
                        iris=dog.eye_colour, pupil=0.50, upper=0.68, lower=0.54, iris_size=0.97))
    return head, ears, body, nose, eyes


def dog_outlines(dog, pose):
    """(points of head with ears, points of the nose) in pixels."""
    head, ears, _, nose, _ = dog_parts(dog)
    points = np.concatenate([b.seen(pose).outline() for b in head] + [e.seen(pose).outline() for e in ears])
    return (np.stack(pose.to_pixels(points[:, 0], points[:, 1]), 1),
            np.stack(pose.to_pixels(*nose.outline(pose).T), 1))


def dog_points(dog, pose):
    """Left eye, right eye, middle of the nose, in pixels."""
    _, _, _, nose, eyes = dog_parts(dog)
    middle = nose.outline(pose)
    return eye_points(eyes, pose) + [pose.to_pixels(*((middle.min(0) + middle.max(0)) / 2))]


def paint_dog(dog, pose, width, height, light):
    """The dog on an empty canvas (a Surface in linear light), or None where it is out of the frame."""
    head, ears, body, nose, eyes = dog_parts(dog)
    d, m, w = dog.muzzle_drop, dog.muzzle, dog.muzzle_width
    coat, second = linear(*dog.coat), linear(*dog.second)
    ear_coat = linear(*dog.ear_coat)
    muzzle_coat = linear(*(dog.muzzle_coat or dog.second))
    white, black = linear(236, 230, 220), linear(30, 26, 25)

    def paint(u, v, part, across, along, strands):
        wob = noise(u + F(dog.seed), v, 2.3, 3) * F(0.5) + noise(u, v + F(dog.seed), 6, 4) * F(0.25)
        wob = wob.astype(F)
        # Old hair tips are paler, the undercoat darker: a coat is never one colour.
        k = np.clip(F(0.22) + F(0.16) * wob + F(0.10) * strands, 0, 1)[..., None]
        colour = coat * (1 - k) + second * k

        def over(amount, paint_colour):
            nonlocal colour
            a = np.clip(amount, 0, 1)[..., None]
            colour = colour * (1 - a) + paint_colour * a

        s = np.abs(u)
        # Muzzle, chin, and the inner cheeks.
        muzzle = np.sqrt((u / F(w * 1.35)) ** 2 + ((v - F(d + 0.10)) / F(0.27)) ** 2)
        over(smoothstep(1.25, 0.75, muzzle + F(0.10) * wob) * (part == 0), muzzle_coat)
        if dog.blaze:
            edge = F(dog.blaze) * (F(0.7) + F(0.5) * np.abs(v + F(0.15))) + F(0.02) * wob
            over(smoothstep(0.02, -0.02, s - edge) * (part == 0), white)
            over(smoothstep(1.15, 0.85, muzzle + F(0.12) * wob) * (part == 0), white)
        if dog.tan_points:
            tan = linear(168, 96, 44)
            brow = np.sqrt(((s - F(0.15)) / F(0.055)) ** 2 + ((v + F(0.185)) / F(0.035)) ** 2)
            over(smoothstep(1.4, 0.7, brow + F(0.15) * wob) * (part == 0), tan)
            over(smoothstep(1.2, 0.8, muzzle) * smoothstep(0.03, 0.09, s - F(0.12) * smoothstep(0.4, -0.2, v)) * (part == 0), tan)
        if dog.mask:
            face = np.sqrt((u / F(0.30)) ** 2 + ((v - F(d - 0.02)) / F(0.36)) ** 2)
            over(smoothstep(1.25, 0.6, face + F(0.12) * wob) * F(dog.mask) * (part == 0), black)
        # Darker skin shows through round the eyes.
        ring = np.sqrt(((s - F(0.185)) / F(0.115)) ** 2 + ((v + F(0.085)) / F(0.085)) ** 2)
        over(smoothstep(1.3, 0.55, ring + F(0.08) * wob) * F(0.40) * (part == 0), black)
        k = np.clip(F(0.25) + F(0.18) * wob + F(0.10) * strands, 0, 1)[..., None]
        hairy = ear_coat * (1 - k) + coat * k
        if dog.ears == "prick":
            skin = linear(176, 122, 108) * F(0.8) + coat * F(0.2)
            inner = (smoothstep(0.80, 0.35, np.abs(across) + F(0.10) * strands) * smoothstep(0.95, 0.55, along))[..., None]
            hairy = hairy * (1 - inner * F(0.75)) + skin * inner * F(0.75)
        colour = np.where((part == EAR)[..., None], hairy, colour)
        if dog.blaze:
            bib = smoothstep(0.30, 0.22, s + F(0.06) * wob) * (part == BODY)
            over(bib, white)
        return colour

    ex, ey = 0.185, -0.085

    def carve(X, Y, z):
        for k in (-1, 1):
            x, y, _, q = pose.project(k * ex, ey, 0.2)
            r2 = ((X - F(x)) / F(0.10 * q)) ** 2 + ((Y - F(y)) / F(0.085 * q)) ** 2
            z = z - F(0.065) * np.exp(-r2)
            x, y, _, q = pose.project(k * (ex - 0.02), ey - 0.10, 0.24)
            r2 = ((X - F(x)) / F(0.11 * q)) ** 2 + ((Y - F(y)) / F(0.05 * q)) ** 2
            z = z + F(0.03) * np.exp(-r2)
        # The stop: a furrow up the forehead.
        x, y, _, q = pose.project(0, -0.2, 0.25)
        return z - F(0.03) * np.exp(-((X - F(x)) / F(0.05 * q)) ** 2) * np.exp(-((Y - F(y)) / F(0.16 * q)) ** 2)

    surface = render(pose, width, height, head, ears, body, dog.fur, light, (0, d, 0.2 + 0.8 * m), paint, carve)
    if surface is None:
        return None
    _paint_mouth(surface, pose, dog, nose)
    for eye in eyes:
        paint_eye(surface, pose, eye, light)
    paint_nose(surface, pose, nose, light)
    _paint_whiskers(surface, pose, dog)
    return surface


def _paint_mouth(surface, pose, dog, nose):
    d, m, w = dog.muzzle_drop, dog.muzzle, dog.muzzle_width
    dark = linear(24, 17, 16)
    bottom = nose.y + nose.half * nose.tall * 0.8
    lip = d + 0.135 + 0.03 * dog.flews
    zf = 0.26 + 0.72 * m
    # The philtrum is a steep line: draw it as a narrow notch by hand.
    X0, Y0, _, q = pose.project(0, bottom, zf + 0.05)
    X1, Y1, _, _ = pose.project(0, lip, zf - 0.02)
    t = np.clip((surface.Y - F(Y0)) / F(Y1 - Y0 + 1e-6), 0, 1)
    off = np.abs(surface.X - F(X0) - F(X1 - X0) * t)
    inside = smoothstep(-0.02, 0.0, surface.Y - F(Y0)) * smoothstep(0.012, -0.004, surface.Y - F(Y1))
    pixel = 0.7 / pose.scale
    off = off + F(0.003) * surface.strands
    line = smoothstep((0.010 - 0.004 * t) * q + pixel, 0.001 * q, off) * inside * F(0.72)
    surface.rgb[:] = surface.rgb * (1 - line[..., None]) + dark * line[..., None]
    a = np.linspace(-1, 1, 41)
    s = np.abs(a)
    x = a * w * 1.12
    y = lip + (0.060 + 0.05 * dog.flews) * np.sin(np.pi * s * 0.62) ** 1.1
    z = zf - 0.04 - (0.22 + 0.35 * m) * s ** 2.2
    points = np.stack([x, y, z], 1)
    if dog.mouth_open > 0.05:
        _paint_open_mouth(surface, pose, dog, points)
    paint_curve(surface, pose, points, 0.0028 + 0.005 * (1 - s), dark, 0.85, wander=0.0025)
    # Lower lip: a soft shadow under the line sets the chin back.
    paint_curve(surface, pose, points + np.array([0, 0.022, 0]), 0.028 * (1 - 0.6 * s), dark, 0.30, soft=1.0)


def _paint_open_mouth(surface, pose, dog, lip):
    X, Y, _, q = pose.project(lip[:, 0], lip[:, 1], lip[:, 2])
    order = np.argsort(X)
    top = np.interp(surface.X, X[order], Y[order]).astype(F)
    centre, half = F((X.min() + X.max()) / 2), F((X.max() - X.min()) / 2 * 0.86)
    a = (surface.X - centre) / half
    drop = F(0.16 * dog.mouth_open * q.mean()) * np.sqrt(np.maximum(1 - a * a, 0))
    pixel = F(0.8 / pose.scale)
    d = np.minimum(surface.Y - top, top + drop - surface.Y)
    m = smoothstep(-pixel, F(0.012), d)[..., None] * (np.abs(a) < 1)[..., None]
    surface.rgb[:] = surface.rgb * (1 - m) + linear(42, 16, 16) * m
    # The tongue lies in the middle and hangs over the lower lip.
    b = (surface.Y - top - F(0.03)) / F(0.20 * dog.mouth_open * q.mean() + 0.02)
    r = a / F(0.52)
    inside = np.minimum(1 - r * r - np.maximum(b - F(0.62), 0) ** 2 / F(0.30), b * 3)
    m = smoothstep(0.0, 0.18, inside)[..., None]
    shade = F(0.45) + F(0.55) * np.sqrt(np.maximum(1 - r * r, 0)) - F(0.22) * np.exp(-(a / F(0.05)) ** 2)
    shade = shade * (F(0.5) + F(0.5) * smoothstep(0.0, 0.5, b)) * (F(1) + F(0.05) * noise(surface.X, surface.Y, 40, 5))
    surface.rgb[:] = surface.rgb * (1 - m) + linear(205, 118, 122) * shade[..., None] * m


def _paint_whiskers(surface, pose, dog):
    rng = np.random.default_rng(int(dog.seed * 1000) + 5)
    d, m, w = dog.muzzle_drop, dog.muzzle, dog.muzzle_width
    hairs = []
    for k in (-1, 1):
        for _ in range(8):
            x, y = rng.uniform(0.45, 0.95) * w, d + rng.uniform(0.05, 0.17)
            z = 0.2 + m * (0.75 - 0.3 * x / w)
            reach, sag = rng.uniform(0.12, 0.30), rng.uniform(0.0, 0.14)
            hairs.append(((k * x, y, z), (k * (x + reach * 0.6), y - 0.01, z - 0.02),
                          (k * (x + reach), y + sag, z - 0.12)))
    bright = sum(dog.coat) > 560
    paint_whiskers(surface, pose, hairs, linear(40, 34, 30) if bright else linear(205, 195, 180), 0.0011, 0.45)
