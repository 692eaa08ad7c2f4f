"""What the maps should say for a list of boxes in the network's input."""
import numpy

from places import ALL_POINTS, AROUND, CLASSES, POINTS, STRIDE

# The blob grows with the box: a fixed small one would make a near nose's nostrils the better answer.
SPREAD = {'dog_face': 0.11, 'dog_nose': 0.13, 'cat_face': 0.11}
REACH = 0.35    # cells whose blob is above this learn the box, or the place of a point
HIDDEN = 3.0    # weight of a box in which a point is hidden, which few are
POINT_SPREAD = {'dog_face': 0.045, 'dog_nose': 0.08, 'cat_face': 0.045}    # of the box's width


class Targets:
    def __init__(self, width, height):
        self.w, self.h = width // STRIDE, height // STRIDE
        n = len(CLASSES)
        self.heat = numpy.zeros((n, self.h, self.w), numpy.float32)
        self.mask = numpy.ones((n, self.h, self.w), numpy.float32)
        self.box = numpy.zeros((n, 4, self.h, self.w), numpy.float32)      # centre and size, in cells
        self.weight = numpy.zeros((n, self.h, self.w), numpy.float32)      # of the position
        self.sized = numpy.zeros((n, self.h, self.w), numpy.float32)       # of the size
        self.points = numpy.zeros((len(ALL_POINTS), self.h, self.w), numpy.float32)        # a blob at each
        self.marked = numpy.zeros((len(ALL_POINTS), self.h, self.w), numpy.float32)        # weight where it is known what is a point
        self.places = numpy.zeros((len(ALL_POINTS), 2, self.h, self.w), numpy.float32)     # of the point, from the cell's centre, in cells
        self.placed = numpy.zeros((len(ALL_POINTS), self.h, self.w), numpy.float32)        # weight of each
        self.columns = numpy.arange(self.w, dtype=numpy.float32)[None, :] + 0.5
        self.rows = numpy.arange(self.h, dtype=numpy.float32)[:, None] + 0.5

    def unknown(self, kind):
        self.mask[kind] = 0

    def ignore(self, kind, x, y, w, h):
        x, y, w, h = x / STRIDE, y / STRIDE, w / STRIDE, h / STRIDE
        inside = (abs(self.columns - x) <= w / 2 + 0.5) & (abs(self.rows - y) <= h / 2 + 0.5)
        self.mask[kind][inside & (self.heat[kind] < 0.2)] = 0

    def add(self, kind, x, y, w, h, size_weight, points=()):
        """`points`: as many as the class has, `None` where one cannot be seen; or none at all where nobody has looked."""
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
        if points:
            self.mark(kind, x, y, w, h, points)

    def mark(self, kind, x, y, w, h, points):
        """Points are looked for in their box alone, so that the rest of the maps may say what it likes."""
        first = ALL_POINTS.index((CLASSES[kind], POINTS[CLASSES[kind]][0]))
        inside = (abs(self.columns - x) <= AROUND * w) & (abs(self.rows - y) <= AROUND * h)
        spread = max(0.6, POINT_SPREAD[CLASSES[kind]] * w)
        for i, point in enumerate(points, first):
            self.marked[i][inside] = HIDDEN if point is None else 1
            if point is None:
                continue
            dx, dy = point[0] / STRIDE - self.columns, point[1] / STRIDE - self.rows
            blob = numpy.exp(-(dx ** 2 + dy ** 2) / (2 * spread ** 2))
            row, column = int(point[1] / STRIDE), int(point[0] / STRIDE)
            if not (0 <= row < self.h and 0 <= column < self.w):
                continue
            blob[row, column] = 1
            blob[blob > 0.9] = 1
            self.points[i] = numpy.maximum(self.points[i], blob * inside)
            near = (blob > REACH) & inside
            self.places[i][0][near] = numpy.broadcast_to(dx, blob.shape)[near]
            self.places[i][1][near] = numpy.broadcast_to(dy, blob.shape)[near]
            self.placed[i][near] = blob[near]
