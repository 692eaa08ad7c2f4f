"""What the maps should say for a list of boxes in the network's input."""
import numpy

from places import ALL_POINTS, CLASSES, POINTS, STRIDE

# The blob grows with the box: a fixed small one would make a near nose's nostrils the better answer.
SPREAD = {'dog_face': 0.11, 'dog_nose': 0.13, 'cat_face': 0.11}
REACH = 0.35    # cells whose blob is above this learn the box


class Targets:
    def __init__(self, width, height):
        self.w, self.h = width // STRIDE, height // STRIDE
        n = len(CLASSES)
        self.heat = numpy.zeros((n, self.h, self.w), numpy.float32)
        self.mask = numpy.ones((n, self.h, self.w), numpy.float32)
        self.box = numpy.zeros((n, 4, self.h, self.w), numpy.float32)      # centre and size, in cells
        self.weight = numpy.zeros((n, self.h, self.w), numpy.float32)      # of the position
        self.sized = numpy.zeros((n, self.h, self.w), numpy.float32)       # of the size
        self.points = numpy.zeros((len(ALL_POINTS), 2, self.h, self.w), numpy.float32)     # from the centre, in sizes of the box
        self.pointed = numpy.zeros((len(ALL_POINTS), self.h, self.w), numpy.float32)       # weight of each
        self.columns = numpy.arange(self.w, dtype=numpy.float32)[None, :] + 0.5
        self.rows = numpy.arange(self.h, dtype=numpy.float32)[:, None] + 0.5

    def unknown(self, kind):
        self.mask[kind] = 0

    def ignore(self, kind, x, y, w, h):
        x, y, w, h = x / STRIDE, y / STRIDE, w / STRIDE, h / STRIDE
        inside = (abs(self.columns - x) <= w / 2 + 0.5) & (abs(self.rows - y) <= h / 2 + 0.5)
        self.mask[kind][inside & (self.heat[kind] < 0.2)] = 0

    def add(self, kind, x, y, w, h, size_weight, points=()):
        """`points`: as many as the class has, `None` where one is not known; or none at all."""
        middle, size = numpy.array([x, y]), numpy.array([w, h])
        x, y, w, h = x / STRIDE, y / STRIDE, w / STRIDE, h / STRIDE
        spread = SPREAD[CLASSES[kind]]
        sx, sy = max(0.6, spread * w), max(0.6, spread * h)
        blob = numpy.exp(-((self.columns - x) / sx) ** 2 / 2 - ((self.rows - y) / sy) ** 2 / 2)
        row, column = min(max(int(y), 0), self.h - 1), min(max(int(x), 0), self.w - 1)
        blob[row, column] = 1
        blob[blob > 0.9] = 1
        self.heat[kind] = numpy.maximum(self.heat[kind], blob)
        self.mask[kind][blob > 0.1] = 1
        near = (blob > REACH) & (blob >= self.weight[kind])
        self.weight[kind][near] = blob[near]
        self.sized[kind][near] = size_weight
        self.box[kind][:, near] = numpy.array([x, y, w, h], numpy.float32)[:, None]
        first = ALL_POINTS.index((CLASSES[kind], POINTS[CLASSES[kind]][0]))
        self.pointed[first:first + len(POINTS[CLASSES[kind]]), near] = 0
        for i, point in enumerate(points):
            if point is not None:
                self.points[first + i][:, near] = ((point - middle) / size)[:, None]
                self.pointed[first + i][near] = blob[near]
