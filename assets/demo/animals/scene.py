"""What is behind the animal, and what a cheap camera does to the light."""
import numpy as np

from .fields import blur, linear, smoothstep

F = np.float32

_WALLS = [(196, 202, 200), (214, 208, 196), (170, 186, 190), (188, 198, 182), (150, 158, 164), (206, 196, 190),
          (110, 118, 120), (166, 142, 118), (226, 226, 222), (92, 104, 116)]
_TABLES = [(168, 172, 174), (124, 92, 62), (206, 204, 198), (84, 92, 98), (150, 124, 92), (196, 180, 160)]
_THINGS = [(60, 120, 150), (46, 110, 92), (220, 220, 216), (70, 74, 82), (150, 70, 60), (206, 180, 120),
           (120, 140, 170), (50, 46, 44), (180, 150, 130), (236, 236, 230)]


def background(rng, width, height):
    """A room out of focus in linear light. Drawn small and enlarged: it has no detail to lose."""
    w, h = 160, max(int(160 * height / width), 40)
    y, x = np.mgrid[0:h, 0:w].astype(F)
    x, y = x / w, y / h
    wall = linear(*_WALLS[rng.integers(len(_WALLS))])
    light_side = rng.uniform(-0.3, 0.3)
    room = wall * (0.86 + light_side * (x - 0.5) - 0.22 * (y - 0.4))[..., None].astype(F)
    for _ in range(rng.integers(3, 9)):
        thing = linear(*_THINGS[rng.integers(len(_THINGS))]) * F(rng.uniform(0.5, 1.1))
        cx, cy = rng.uniform(-0.05, 1.05), rng.uniform(0.0, 0.7)
        rx, ry = rng.uniform(0.03, 0.22), rng.uniform(0.05, 0.35)
        if rng.random() < 0.6:
            d = np.maximum(np.abs(x - cx) / rx, np.abs(y - cy) / ry)
        else:
            d = np.hypot((x - cx) / rx, (y - cy) / ry)
        m = (smoothstep(1.06, 0.94, d) * F(rng.uniform(0.4, 0.95)))[..., None]
        room = room * (1 - m) + thing * m
    if rng.random() < 0.35:       # a window or a lamp
        cx, cy = rng.uniform(0, 1), rng.uniform(0, 0.35)
        d = np.maximum(np.abs(x - cx) / rng.uniform(0.06, 0.16), np.abs(y - cy) / rng.uniform(0.1, 0.25))
        room = room + (smoothstep(1.1, 0.9, d) * F(rng.uniform(0.3, 1.2)))[..., None]
    line = rng.uniform(0.62, 0.95)
    colour = linear(*_TABLES[rng.integers(len(_TABLES))])
    top = colour * (0.9 + 0.25 * (y - line) / max(1 - line, 0.1))[..., None]
    m = smoothstep(-0.01, 0.01, y - line - rng.uniform(-0.06, 0.06) * (x - 0.5))[..., None]
    room = room * (1 - m) + top * m
    room = blur(room, rng.uniform(2.5, 7.0)).astype(F)
    return enlarge(room, width, height)


def enlarge(small, width, height):
    h, w = small.shape[:2]
    gy = np.clip((np.arange(height) + 0.5) * h / height - 0.5, 0, h - 1.001)
    gx = np.clip((np.arange(width) + 0.5) * w / width - 0.5, 0, w - 1.001)
    iy, ix = gy.astype(int), gx.astype(int)
    fy, fx = (gy - iy).astype(F)[:, None, None], (gx - ix).astype(F)[None, :, None]
    rows = small[iy] * (1 - fy) + small[iy + 1] * fy
    return rows[:, ix] * (1 - fx) + rows[:, ix + 1] * fx


def place(canvas, surface):
    """Lays a painted animal over the canvas, in place."""
    if surface is None:
        return
    h, w = surface.alpha.shape
    part = canvas[surface.y0:surface.y0 + h, surface.x0:surface.x0 + w]
    a = surface.alpha[..., None]
    part[:] = part * (1 - a) + surface.rgb * a


def defocus(surface, distance, focus, strength):
    """A lens focused on depth `focus`: what lies behind it blurs. `strength`: pixels of blur a dioptre of the scene.

    Hands back a surface whose `rgb` is still to be laid over with `alpha`.
    """
    near = 1 / max(distance - focus, 0.2)
    circle = np.maximum(near - 1 / np.maximum(distance - surface.depth, F(0.2)), 0) * F(strength)
    circle = blur(circle, 1.5)
    layer = np.concatenate([surface.rgb * surface.alpha[..., None], surface.alpha[..., None]], axis=-1)
    out, done = layer, 0.6
    for sigma in (1.5, 3.5, 8.0, 14.0):
        if circle.max() <= done:
            break
        m = smoothstep(done, sigma, circle)[..., None]
        out = out * (1 - m) + blur(layer, sigma) * m
        done = sigma
    surface.alpha[:] = out[..., 3]
    surface.rgb[:] = out[..., :3] / np.maximum(out[..., 3:], F(1e-3))
    return surface


_CURVE = (np.clip(np.linspace(0, 1.6, 8192), 0, None) ** (1 / 2.2)).astype(F)
# Highlights roll off above 80 %, as in a camera's own tone curve.
_CURVE = np.where(_CURVE > 0.8, 0.8 + 0.2 * np.tanh((_CURVE - 0.8) / 0.2), _CURVE).astype(F)


def develop(canvas, exposure=1.0, balance=(1, 1, 1), noise=0.0, seed=0, softness=0.0):
    """Linear light to the bytes of a camera."""
    if softness > 0.3:
        canvas = blur(canvas, softness)
    gain = (np.array(balance, F) * F(exposure * 8191 / 1.6))
    srgb = _CURVE[np.clip(canvas * gain, 0, 8191).astype(np.int32)] * F(255)
    if noise > 0:
        rng = np.random.default_rng(seed)
        srgb = srgb + rng.standard_normal(srgb.shape[:2] + (1,), dtype=F) * F(noise) \
            + rng.standard_normal(srgb.shape, dtype=F) * F(noise * 0.4)
    return np.clip(srgb + F(0.5), 0, 255).astype(np.uint8)
