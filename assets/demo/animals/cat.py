"""A cat's face from the front."""
from dataclasses import dataclass, field

import numpy as np

from .coat import BODY, EAR, Fur, render
from .ear import Ear
from .eyes import Eye, eye_points, paint_eye
from .fields import linear, noise, smoothstep, soft_max
from .lines import paint_curve, paint_whiskers
from .pose import Ball

F = np.float32


@dataclass
class Cat:
    """What one cat looks like; lengths in head units, colours in sRGB."""
    coat: tuple = (168, 142, 112)
    stripe: tuple = (64, 50, 40)
    tabby: float = 1.0              # how strong the stripes are
    white: float = 0.7              # white on muzzle and bib
    blaze: float = 0.0
    points: float = 0.0             # dark face and ears, as a Siamese has
    eye_colour: tuple = (160, 158, 82)
    pupil: float = 0.75             # slit: 1 thin, 0 round
    eye_size: float = 1.0
    nose: tuple = (186, 112, 104)
    ear_size: float = 1.0
    round_face: float = 1.0
    fur: Fur = field(default_factory=lambda: Fur(hair=0.0024, short=0.04, fringe=0.010, contrast=0.14, clump=0.45))
    seed: float = 0.0


NOSE = 0, 0.140, 0.44


def cat_parts(cat):
    r, s = cat.round_face, cat.ear_size
    head = [
        Ball(0, -0.06, -0.05, 0.43 * r, 0.39, 0.34),
        Ball(-0.24 * r, 0.10, 0.0, 0.22, 0.22, 0.24), Ball(0.24 * r, 0.10, 0.0, 0.22, 0.22, 0.24),
        Ball(0, 0.04, 0.16, 0.12, 0.22, 0.22),
        Ball(0, 0.15, 0.20, 0.16, 0.11, 0.20),
        Ball(-0.088, 0.215, 0.24, 0.118, 0.090, 0.17), Ball(0.088, 0.215, 0.24, 0.118, 0.090, 0.17),
        Ball(0, 0.312, 0.19, 0.098, 0.085, 0.16),
        Ball(0, 0.24, -0.05, 0.28, 0.14, 0.24),
    ]
    body = [Ball(0, 0.60, -0.55, 0.38, 0.55, 0.30), Ball(0, 2.10, -0.75, 0.66, 1.60, 0.45)]
    ears = [Ear((k * 0.262, -0.28, -0.06), (k * (0.345 + 0.03 * s), -0.34 - 0.34 * s, -0.14), 0.215 * s, False, 0.28)
            for k in (-1, 1)]
    eyes = [Eye(k * 0.185, -0.045, 0.22, 0.088 * cat.eye_size, k, iris=cat.eye_colour, rim=(20, 15, 13),
                slit=cat.pupil, pupil=0.62, upper=0.72, lower=0.66, tilt=0.26, iris_size=0.99, rim_width=0.2, depth=0.14)
            for k in (-1, 1)]
    return head, ears, body, eyes


def cat_outlines(cat, pose):
    """Points of the head with ears, in pixels."""
    head, ears, _, _ = cat_parts(cat)
    points = np.concatenate([b.seen(pose).outline() for b in head] + [e.seen(pose).outline() for e in ears])
    return np.stack(pose.to_pixels(points[:, 0], points[:, 1]), 1)


def cat_points(cat, pose):
    """Left eye, right eye, middle of the nose, in pixels."""
    return eye_points(cat_parts(cat)[3], pose) + [pose.to_pixels(*pose.project(*NOSE)[:2])]


def paint_cat(cat, pose, width, height, light):
    """The cat on an empty canvas (a Surface in linear light), or None where it is out of the frame."""
    head, ears, body, eyes = cat_parts(cat)
    coat, stripe = linear(*cat.coat), linear(*cat.stripe)
    white = linear(238, 232, 224)

    def paint(u, v, part, across, along, strands):
        wob = (noise(u + F(cat.seed), v, 2.5, 3) * F(0.5) + noise(u, v + F(cat.seed), 7, 4) * F(0.3)).astype(F)
        k = np.clip(F(0.30) + F(0.12) * wob + F(0.16) * strands, 0, 1)[..., None]
        colour = coat * (1 - k * F(0.35)) + np.clip(coat * F(1.55) + F(0.02), 0, 0.9) * k * F(0.35)

        def over(amount, paint_colour):
            nonlocal colour
            a = np.clip(amount, 0, 1)[..., None]
            colour = colour * (1 - a) + paint_colour * a

        s = np.abs(u)
        face = part == 0
        if cat.tabby:
            t = F(cat.tabby)
            # The M: stripes that run up the forehead and spread.
            spread = s / (F(0.30) - F(0.35) * np.minimum(v + F(0.12), 0))
            bars = np.cos(spread * F(19) + F(1.5) * wob) + F(0.35) * wob
            forehead = smoothstep(-0.10, -0.24, v + F(0.05) * wob) * smoothstep(0.42, 0.30, s)
            over(smoothstep(0.05, 0.75, bars) * forehead * t * F(0.85) * face, stripe)
            # Lines from the outer corners of the eyes over the cheeks.
            bend = v - F(0.35) * (s - F(0.25)) ** 2 - F(0.12) * (s - F(0.25))
            cheek = smoothstep(0.235, 0.30, s) * smoothstep(0.30, 0.20, np.abs(v - F(0.10)))
            bars = np.cos(bend * F(48) + F(0.9) * wob + F(0.6))
            over(smoothstep(0.25, 0.85, bars) * cheek * t * F(0.75) * face, stripe)
            bars = np.cos(v * F(15) + F(5) * s * s + F(1.2) * wob)
            over(smoothstep(0.2, 0.9, bars) * t * F(0.6) * (part == BODY), stripe)
            # The bridge of the nose is warm and plain.
            over(smoothstep(0.07, 0.03, s) * smoothstep(-0.12, 0.0, v) * smoothstep(0.2, 0.1, v) * F(0.5) * face,
                 linear(170, 110, 70))
        if cat.points:
            d = np.sqrt((u / F(0.32)) ** 2 + ((v - F(0.08)) / F(0.32)) ** 2)
            over(smoothstep(1.25, 0.4, d + F(0.1) * wob) * F(cat.points) * face, stripe)
        # Pale rings round the eyes.
        ring = np.sqrt(((s - F(0.19)) / F(0.145)) ** 2 + ((v + F(0.045)) / F(0.125)) ** 2)
        pale = np.clip(coat * F(1.9) + F(0.03), 0, 0.8)
        over(smoothstep(1.25, 0.75, ring + F(0.06) * wob) * F(0.55) * face * (1 - F(cat.points)), pale)
        if cat.white:
            d = np.sqrt((u / F(0.23)) ** 2 + ((v - F(0.27)) / F(0.145)) ** 2)
            over(smoothstep(1.2, 0.8, d + F(0.10) * wob) * F(cat.white) * face, white)
            over(smoothstep(0.30, 0.12, s + F(0.05) * wob) * F(cat.white) * (part == BODY), white)
        if cat.blaze:
            edge = F(cat.blaze) * (F(0.25) + F(1.6) * np.maximum(v + F(0.28), 0)) + F(0.02) * wob
            over(smoothstep(0.02, -0.02, s - edge) * face, white)
        ear = coat * F(0.75)
        if cat.points:
            ear = ear * F(1 - cat.points) + stripe * F(cat.points)
        skin = linear(166, 112, 102)
        # Tufts of pale hair cross the bare inner ear from its inner edge.
        tuft = smoothstep(0.1, 0.9, noise(across * F(0.4), along * F(0.15), 12, 14) + F(0.7) * strands) \
            * smoothstep(0.85, 0.1, along)
        inner = (smoothstep(0.86, 0.60, np.abs(across)) * smoothstep(0.97, 0.72, along)
                 * smoothstep(0.02, 0.30, along + F(0.10) * strands))[..., None]
        bare = skin * (1 - tuft[..., None] * F(0.8)) + pale * tuft[..., None] * F(0.8)
        colour = np.where((part == EAR)[..., None], ear * (1 - inner) + bare * inner, colour)
        return colour

    def carve(X, Y, z):
        for k in (-1, 1):
            x, y, _, q = pose.project(k * 0.185, -0.045, 0.2)
            r2 = ((X - F(x)) / F(0.12 * q)) ** 2 + ((Y - F(y)) / F(0.10 * q)) ** 2
            z = z - F(0.05) * np.exp(-r2)
        return z

    surface = render(pose, width, height, head, ears, body, cat.fur, light, (0, 0.14, 0.38), paint, carve, fillet=0.09)
    if surface is None:
        return None
    _paint_muzzle(surface, pose, cat)
    for eye in eyes:
        paint_eye(surface, pose, eye, light)
    _paint_nose(surface, pose, cat, light)
    rng = np.random.default_rng(int(cat.seed * 1000) + 9)
    hairs = []
    for k in (-1, 1):
        for row in range(4):
            for column in range(3):
                x, y = 0.085 + 0.033 * column + rng.uniform(-0.008, 0.008), 0.175 + 0.024 * row + rng.uniform(-0.005, 0.005)
                reach = rng.uniform(0.36, 0.62) * (0.75 + 0.12 * column)
                rise = -0.08 + 0.075 * row + rng.uniform(-0.03, 0.03)
                hairs.append(((k * x, y, 0.39), (k * (x + reach * 0.5), y + rise * 0.3 - 0.03, 0.36),
                              (k * (x + reach), y + rise, 0.15)))
    paint_whiskers(surface, pose, hairs, linear(240, 238, 232) * F(0.9), 0.0013, 0.8, depth=0.42)
    brows = []
    for k in (-1, 1):
        for _ in range(3):
            x = 0.16 + rng.uniform(0, 0.07)
            brows.append(((k * x, -0.15, 0.3), (k * (x + 0.03), -0.28, 0.36), (k * (x + rng.uniform(0.08, 0.2)), -0.40, 0.25)))
    paint_whiskers(surface, pose, brows, linear(240, 238, 232) * F(0.9), 0.0008, 0.4)
    return surface


def _paint_muzzle(surface, pose, cat):
    dark = linear(48, 34, 30)
    # Roots of the whiskers.
    roots = []
    for k in (-1, 1):
        for row in range(4):
            for column in range(3):
                x, y = k * (0.085 + 0.033 * column), 0.175 + 0.024 * row
                roots.append(((x, y, 0.39), (x, y + 0.001, 0.39), (x, y + 0.002, 0.39)))
    paint_whiskers(surface, pose, roots, dark, 0.0042, 0.5)
    X0, Y0, _, q = pose.project(0, 0.185, 0.43)
    X1, Y1, _, _ = pose.project(0, 0.245, 0.41)
    t = np.clip((surface.Y - F(Y0)) / F(Y1 - Y0), 0, 1)
    off = np.abs(surface.X - F(X0) - F(X1 - X0) * t)
    span = smoothstep(-0.01, 0.0, surface.Y - F(Y0)) * smoothstep(0.01, 0.0, surface.Y - F(Y1))
    m = (smoothstep(0.008 * q + 0.7 / pose.scale, 0.002, off) * span * F(0.75))[..., None]
    surface.rgb[:] = surface.rgb * (1 - m) + dark * m
    a = np.linspace(-1, 1, 31)
    s = np.abs(a)
    y = 0.245 + 0.042 * np.sin(np.pi * s * 0.72) ** 1.1 - 0.008 * s ** 4
    points = np.stack([a * 0.125, y, 0.41 - 0.12 * s ** 2], 1)
    paint_curve(surface, pose, points, 0.004 + 0.003 * (1 - s), dark, 0.8)
    paint_curve(surface, pose, points + np.array([0, 0.014, 0]), 0.02 * (1 - 0.6 * s), dark, 0.22, soft=1.0)


def _paint_nose(surface, pose, cat, light):
    X0, Y0, _, q = pose.project(*NOSE)
    r = 0.062 * q
    cut = surface.around(pose, X0, Y0, 1.6 * r)
    if cut is None:
        return
    a, b = (surface.X[cut] - F(X0)) / F(r * max(0.6, np.cos(pose.yaw))), (surface.Y[cut] - F(Y0)) / F(r)
    m = np.abs(a)
    # A rounded triangle: broad above, drawn to a point below.
    half = F(1.0) - smoothstep(-0.15, 0.95, b) * F(0.80) - F(0.25) * smoothstep(-0.15, -0.55, b)
    top = b + F(0.50) + F(0.10) * np.cos(m * F(3.6))
    inside = -soft_max(-(half - m) * F(0.8), soft_max(-top, b - F(0.80), F(0.15)), F(0.22))
    pixel = F(1 / (r * pose.scale))
    k = smoothstep(-0.07 - pixel, 0.09 + pixel, inside)[..., None]
    # Nostrils: slanting commas under the wings.
    d = np.sqrt(((m - F(0.40) - F(0.45) * (b - F(0.12))) / F(0.26)) ** 2 + ((b - F(0.10) + F(0.22) * (m - F(0.4))) / F(0.15)) ** 2)
    hole = smoothstep(1.15, 0.6, d)[..., None]
    base = linear(*cat.nose)
    bump = noise(a * F(0.1), b * F(0.1), 110, 16) * F(0.07) + noise(a * F(0.1), b * F(0.1), 12, 17) * F(0.07)
    shade = F(light.key) * (F(0.75) - F(0.45) * b) + F(light.sky) * F(0.6) + bump
    colour = base * np.maximum(shade, 0.1)[..., None]
    gleam = np.exp(-(((m - F(0.32)) / F(0.30)) ** 2 + ((b + F(0.28)) / F(0.13)) ** 2)) * F(0.13 * light.key)
    colour = colour + (gleam * (1 + bump * 4))[..., None]
    colour = colour * (1 - hole * F(0.9)) * (1 - F(0.35) * np.exp(-(a / F(0.07)) ** 2) * smoothstep(0, 0.4, b))[..., None]
    edge = smoothstep(0.20, 0.02, inside)[..., None]
    colour = colour * (1 - edge * F(0.45))
    surface.rgb[cut] = surface.rgb[cut] * (1 - k) + colour * k
