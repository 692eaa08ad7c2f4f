"""What the booth's camera does to a picture: framing, light, blur, noise, compression."""
import math

import cv2
import numpy

GREY = (128, 128, 128)    # what the letterbox is filled with, as bytes


class Framing:
    """A similarity transform from the picture's first level to the network's input."""

    def __init__(self, scale, stretch, angle, flip, source, target):
        c, s = math.cos(angle) * scale, math.sin(angle) * scale
        sx = -1 if flip else 1
        a = numpy.array([[c * sx * stretch, -s], [s * sx * stretch, c]])
        self.matrix = numpy.column_stack([a, numpy.array(target) - a @ numpy.array(source)])
        self.scale, self.flip = scale, flip

    def point(self, x, y):
        return self.matrix @ (x, y, 1.0)

    def size(self, w, h):
        """Of an ellipse in the box, turned: a turned rectangle's hull would be too large."""
        a = self.matrix[:, :2] * (w, h)
        return numpy.hypot(a[0, 0], a[0, 1]), numpy.hypot(a[1, 0], a[1, 1])

    def shift(self, dx, dy):
        self.matrix[:, 2] += (dx, dy)


def render(picture, framing, width, height, rng):
    """From the level that is less than twice too sharp, so that bilinear sampling does not alias."""
    level = 0
    while level + 1 < len(picture.levels) and framing.scale * 2 ** (level + 1) <= 1.05:
        level += 1
    source = picture.levels[level]
    fit = source.shape[1] / picture.width, source.shape[0] / picture.height
    matrix = framing.matrix.copy()
    matrix[:, 0] /= fit[0]
    matrix[:, 1] /= fit[1]
    border = cv2.BORDER_CONSTANT if rng.random() < 0.8 else cv2.BORDER_REPLICATE
    return cv2.warpAffine(source, matrix, (width, height), flags=cv2.INTER_LINEAR, borderMode=border, borderValue=GREY)


NOISE = numpy.random.default_rng(7).normal(0, 1, 1 << 21).astype(numpy.float32)


def noise(shape, rng):
    n = int(numpy.prod(shape))
    start = int(rng.integers(0, NOISE.size - n))
    return NOISE[start:start + n].reshape(shape)


def tone(rng):
    """A curve for luma: gamma, contrast, exposure. Dim more often than bright, as at a counter in the evening."""
    v = numpy.linspace(0, 1, 256)
    if rng.random() < 0.8:
        v = v ** math.exp(rng.normal(0.1, 0.35))
        v = 0.5 + (v - 0.5) * math.exp(rng.normal(-0.05, 0.25)) + rng.normal(0, 0.05)
        if rng.random() < 0.25:
            v = v * rng.uniform(0.2, 0.9)
        elif rng.random() < 0.1:
            v = v * rng.uniform(1.1, 1.7)
    return (numpy.clip(v, 0, 1) * 255).astype(numpy.uint8)


def pale_nose(image, x, y, w, h, rng):
    """Many dogs have a brown or pink nose, few of them are in the photographs: makes one from a black one.
    Dark skin is lifted by a power, so that the nostrils stay darker than the rest."""
    rows, columns = numpy.ogrid[0:image.shape[0], 0:image.shape[1]]
    inside = ((columns - x) / (0.5 * w)) ** 2 + ((rows - y) / (0.5 * h)) ** 2
    mask = numpy.clip((1.15 - inside) * 3, 0, 1)[:, :, None] * rng.uniform(0.6, 1)
    skin = image.astype(numpy.float32)
    skin[:, :, 0] = 255 * (skin[:, :, 0] / 255) ** rng.uniform(0.35, 0.8)
    skin[:, :, 1] += rng.uniform(-14, 0)
    skin[:, :, 2] += rng.uniform(4, 26)
    return numpy.clip(image + (skin - image) * mask, 0, 255).astype(numpy.uint8)


def blur(image, rng):
    kind = rng.random()
    width = image.shape[1]
    if kind < 0.5:
        return cv2.GaussianBlur(image, (0, 0), rng.uniform(0.4, 0.012 * width))
    length = int(rng.integers(3, max(4, int(0.06 * width))))
    kernel = numpy.zeros((length, length), numpy.float32)
    angle = rng.uniform(0, math.pi)
    c, r = (length - 1) / 2, (length - 1) / 2
    cv2.line(kernel, (round(c - r * math.cos(angle)), round(c - r * math.sin(angle))),
             (round(c + r * math.cos(angle)), round(c + r * math.sin(angle))), 1.0, 1)
    return cv2.filter2D(image, -1, kernel / kernel.sum())


def compressed(image, rng):
    quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(15, 70))]
    bgr = cv2.cvtColor(numpy.ascontiguousarray(image[:, :, [0, 2, 1]]), cv2.COLOR_YCrCb2BGR)
    bgr = cv2.imdecode(cv2.imencode('.jpg', bgr, quality)[1], cv2.IMREAD_COLOR)
    return cv2.cvtColor(bgr, cv2.COLOR_BGR2YCrCb)[:, :, [0, 2, 1]]


def camera(image, rng):
    """uint8 in, uint8 out."""
    luma = cv2.LUT(image[:, :, 0], tone(rng))
    chroma = image[:, :, 1:].astype(numpy.float32) - 128
    if rng.random() < 0.6:
        turn, gain = rng.normal(0, 0.12), math.exp(rng.normal(-0.1, 0.3))
        c, s = math.cos(turn) * gain, math.sin(turn) * gain
        chroma = chroma @ numpy.array([[c, s], [-s, c]], numpy.float32)
    if rng.random() < 0.08:
        chroma *= 0
    if rng.random() < 0.5:
        chroma += rng.normal(0, 7, 2).astype(numpy.float32)
    if rng.random() < 0.3:    # chroma at half resolution
        h, w = chroma.shape[:2]
        chroma = cv2.resize(cv2.resize(chroma, (w // 2, h // 2), interpolation=cv2.INTER_AREA), (w, h))
    image = numpy.dstack([luma, numpy.clip(chroma + 128, 0, 255).astype(numpy.uint8)])
    if rng.random() < 0.1:    # uneven light: one side dark
        h, w = luma.shape
        angle = rng.uniform(0, 2 * math.pi)
        ramp = math.cos(angle) * numpy.linspace(-1, 1, w)[None, :] + math.sin(angle) * numpy.linspace(-1, 1, h)[:, None]
        image[:, :, 0] = (luma * numpy.clip(0.75 + rng.uniform(0, 0.5) * ramp, 0, 1)).astype(numpy.uint8)
    if rng.random() < 0.35:
        image = blur(image, rng)
    if rng.random() < 0.4:
        level = rng.exponential(5)
        image = numpy.clip(image + noise(image.shape, rng) * numpy.array([level, level / 2, level / 2], numpy.float32), 0, 255).astype(numpy.uint8)
    if rng.random() < 0.12:
        image = compressed(image, rng)
    return image
