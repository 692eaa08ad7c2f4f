"""Draws training samples: which picture, how close, and what is in view."""
import math

import numpy

from augment import Framing, camera, pale_nose, render
from places import CLASSES
from targets import Targets

SHAPES = [(192, 192), (256, 160), (256, 160), (160, 256), (224, 160), (224, 192), (192, 224)]    # width, height
SMALL_SHAPES = [(128, 128), (160, 96), (128, 160), (160, 128), (192, 128)]
FACE, NOSE, CAT = range(3)
TURNED = 0.1    # of the samples: on the head or on the side, as no animal stands before the booth


class Sampler:
    upright = 0.6, 0.85    # share of samples that are hardly turned, and of those that are turned a little or hardly

    def __init__(self, pictures, seed, drawn=(), small=0.0):
        self.rng = numpy.random.default_rng(seed)
        sized = [(p, b) for p in pictures for b in p.boxes if b.kind == NOSE and b.size_weight > 0]
        # a sharp large nose can be shown at every distance; a small one only from afar
        weights = numpy.array([b.size_weight * min(b.w, 90) ** 0.7 for _, b in sized])
        self.noses, self.nose_weights = sized, weights / weights.sum()
        self.dogs = [p for p in pictures if any(b.kind in (FACE, NOSE) for b in p.boxes)]
        self.cats = [p for p in pictures if any(b.kind == CAT for b in p.boxes) or p.cat_noses]
        self.empty = [p for p in pictures if not p.boxes and not p.cat_noses and all(p.complete)]
        self.empty_weights = None
        self.drawn, self.small = list(drawn), small
        self.modes = [(0.40, self.near_nose), (0.26, self.dog), (0.15, self.cat), (0.19, self.nothing)]

    def pick(self, items):
        return items[int(self.rng.integers(len(items)))]

    def near_nose(self, width, height):
        picture, box = self.noses[int(self.rng.choice(len(self.noses), p=self.nose_weights))]
        share = math.exp(self.rng.uniform(math.log(0.035), math.log(1.0)))
        return picture, self.around(picture, box.x, box.y, min(share * width / box.w, 3.5), width, height, share)

    def dog(self, width, height):
        return self.near_or_far(self.pick(self.drawn if self.drawn and self.rng.random() < 0.15 else self.dogs), width, height)

    def cat(self, width, height):
        picture = self.pick(self.cats)
        if self.rng.random() < 0.3:    # a cat's nose from near: it is no dog's
            faces = [b for b in picture.boxes if b.kind == CAT]
            if picture.cat_noses or faces:
                x, y = self.pick(picture.cat_noses) if picture.cat_noses else (faces[0].x, faces[0].y + 0.18 * faces[0].h)
                reach = faces[0].w if faces else picture.width / 3
                return picture, self.around(picture, x, y, min(self.rng.uniform(0.9, 3.5) * width / reach, 3.5), width, height, 0.3)
        return self.near_or_far(picture, width, height)

    def nothing(self, width, height):
        return self.near_or_far(self.empty[int(self.rng.choice(len(self.empty), p=self.empty_weights))], width, height)

    def dwell(self, alarms):
        """`alarms`: the highest score that a detector gives to each empty picture. Half of the empty samples are
        drawn by it, so that what is taken for an animal is seen more often than another white wall."""
        alarms = numpy.maximum(alarms, 0.01)
        self.empty_weights = 0.5 / len(alarms) + 0.5 * alarms / alarms.sum()

    def near_or_far(self, picture, width, height):
        rng = self.rng
        faces = [b for b in picture.boxes if b.kind != NOSE]
        fit = min(width / picture.width, height / picture.height)
        if faces and rng.random() < 0.5:
            box = self.pick(faces)
            share = math.exp(rng.uniform(math.log(0.18), math.log(1.1)))
            scale = min(share * min(width / box.w, height / box.h), 3.5)
            return picture, self.around(picture, box.x, box.y, scale, width, height, share)
        if rng.random() < 0.6:    # as it is judged: letterboxed, top left
            return picture, self.framing(fit, (0, 0), (0, 0), picture, flip_about=True)
        scale = fit * math.exp(rng.uniform(-0.35, 1.1))
        x, y = rng.uniform(0.2, 0.8) * picture.width, rng.uniform(0.2, 0.8) * picture.height
        return picture, self.around(picture, x, y, scale, width, height, 0.2)

    def framing(self, scale, source, target, picture, flip_about=False):
        rng = self.rng
        flip = rng.random() < 0.5
        if flip_about:
            f = Framing(scale, 1, 0, flip, source, target)
            if flip:
                f.shift(scale * picture.width, 0)
            return f
        way = rng.random()
        angle = rng.normal(0, 0.12) if way < self.upright[0] else rng.normal(0, 0.35) if way < self.upright[1] else rng.uniform(-1, 1)
        return Framing(scale, math.exp(rng.normal(0, 0.06)), angle, flip, source, target)

    def around(self, picture, x, y, scale, width, height, share):
        """Puts (x, y) somewhere in view; mostly keeps the window on the picture."""
        rng = self.rng
        margin = min(0.42, max(0.08, 0.35 * share))
        target = rng.uniform(margin, 1 - margin) * width, rng.uniform(margin, 1 - margin) * height
        f = self.framing(scale, (x, y), target, picture)
        if rng.random() < 0.85:
            corners = numpy.array([f.point(cx, cy) for cx in (0, picture.width) for cy in (0, picture.height)])
            low, high = corners.min(0), corners.max(0)
            px, py = target
            for axis, (extent, at) in enumerate(((width, px), (height, py))):
                lack_low, lack_high = max(0, low[axis]), max(0, extent - high[axis])
                move = -lack_low if lack_high == 0 else (lack_high if lack_low == 0 else 0)
                move = min(max(move, 0.05 * extent - at), 0.95 * extent - at)
                f.shift(*((move, 0) if axis == 0 else (0, move)))
        return f

    def sample(self, width, height):
        """A picture, what is to be said of it, and whether it was turned so far that nothing is."""
        rng = self.rng
        quarters = int(rng.choice([2, 2, 1, 3])) if rng.random() < TURNED else 0
        if quarters % 2:
            width, height = height, width
        draw = rng.random()
        for share, mode in self.modes:
            if draw < share:
                break
            draw -= share
        picture, framing = mode(width, height)
        image = render(picture, framing, width, height, rng)
        for box in picture.boxes:
            if box.kind == NOSE and box.size_weight > 0 and rng.random() < 0.25:
                w, h = framing.size(box.w, box.h)
                if w >= 10:
                    image = pale_nose(image, *framing.point(box.x, box.y), w, h, rng)
        if quarters:
            image = numpy.ascontiguousarray(numpy.rot90(image, quarters))
            return camera(image, rng), Targets(image.shape[1], image.shape[0]), True
        return camera(image, rng), aim(picture, framing, width, height), False

    def batch(self, size):
        width, height = self.pick(SMALL_SHAPES if self.rng.random() < self.small else SHAPES)
        images, goals, turned = zip(*(self.sample(width, height) for _ in range(size)))
        stack = lambda name: numpy.stack([getattr(g, name) for g in goals])
        return (numpy.stack(images), stack('heat'), stack('mask'), stack('box'), stack('weight'), stack('sized'),
                stack('points'), stack('marked'), stack('places'), stack('placed'), numpy.array(turned))


def aim(picture, framing, width, height):
    targets = Targets(width, height)
    for kind in range(len(CLASSES)):
        if not picture.complete[kind]:
            targets.unknown(kind)
    for b in picture.boxes:
        x, y = framing.point(b.x, b.y)
        w, h = framing.size(b.w, b.h)
        x0, x1, y0, y1 = max(0, x - w / 2), min(width, x + w / 2), max(0, y - h / 2), min(height, y + h / 2)
        seen = max(0, x1 - x0) * max(0, y1 - y0) / max(w * h, 1e-6)
        if seen <= 0:
            continue
        centre_in = 0 <= x < width and 0 <= y < height
        enough = 0.7 if b.kind == NOSE else 0.5
        tiny = min(w, h) < (3 if b.kind == NOSE else 8)
        if b.size_weight == 0:
            w = max(w, 10) if tiny else w
            tiny = False
        if seen >= enough and centre_in and not tiny:
            targets.add(b.kind, (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0, b.size_weight, turned(b.points, framing))
        else:
            targets.ignore(b.kind, (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0)
    return targets


class PointSampler(Sampler):
    """Only animals whose points were marked, turned more than animals turn."""

    upright = 0.3, 0.55

    def __init__(self, pictures, seed, small=0.0):
        pictures = [p for p in pictures if any(b.points for b in p.boxes)]
        super().__init__(pictures, seed, small=small)
        marked = numpy.array([bool(b.points) for _, b in self.noses])
        self.nose_weights = self.nose_weights * marked / (self.nose_weights * marked).sum()
        self.modes = [(0.45, self.near_nose), (0.30, self.dog), (0.25, self.cat)]

    def cat(self, width, height):
        return self.near_or_far(self.pick(self.cats), width, height)


def turned(points, framing):
    """The points where the framing puts them; in a mirror left is right."""
    moved = [None if p is None else framing.point(*p) for p in points]
    return [moved[1], moved[0], *moved[2:]] if moved and framing.flip else moved
