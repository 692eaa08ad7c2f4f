"""The photographs in memory, as JPEG-range Y, Cb, Cr, with one definition of every class."""
import csv
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import cv2
import numpy

from detect import overlap
from places import CLASSES, HERE

SIDE = 640        # longest side kept in memory; full-size close-ups are cut out first
SMALL = 160       # the pyramid stops here


@dataclass
class Box:
    kind: int             # index into CLASSES
    x: float              # centre, pixels of the first pyramid level
    y: float
    w: float
    h: float
    size_weight: float    # 1: drawn or checked by eye, 0: only the position is known
    points: list = field(default_factory=list)    # those of its class, each (x, y) or None; or none at all


@dataclass
class Picture:
    name: str
    source: str
    levels: list                                     # uint8 [h, w, 3], each half of the one before
    boxes: list = field(default_factory=list)
    complete: tuple = (True, True, True)
    cat_noses: list = field(default_factory=list)    # points: what dog_nose must not answer to

    @property
    def width(self):
        return self.levels[0].shape[1]

    @property
    def height(self):
        return self.levels[0].shape[0]


def to_ycc(bgr):
    """OpenCV orders Y, Cr, Cb; the contract is Y, Cb, Cr."""
    return numpy.ascontiguousarray(cv2.cvtColor(bgr, cv2.COLOR_BGR2YCrCb)[:, :, [0, 2, 1]])


def pyramid(image):
    levels = [image]
    while max(levels[-1].shape[:2]) > 2 * SMALL:
        h, w = levels[-1].shape[:2]
        levels.append(cv2.resize(levels[-1], (max(1, w // 2), max(1, h // 2)), interpolation=cv2.INTER_AREA))
    return levels


SIZE_WEIGHT = {'human': 1.0, 'reviewed': 1.0, 'derived-from-5-keypoints': 1.0,
               'point+size-estimate': 0.3, 'point,size-unknown': 0.0}


def corrections(folder=os.path.join(HERE, 'labels'), ending='.csv'):
    """(file, class) -> boxes of our own that replace the published ones. Fractions, like annotations.csv;
    a width of `unknown` says that the published place is wrong and the right one cannot be told; `complete` that
    every instance of the class in that picture is in our list."""
    found = {}
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
        if name.endswith(ending):
            with open(os.path.join(folder, name)) as f:
                ours = {}
                for row in csv.DictReader(f):
                    ours.setdefault((row['file'], row['class']), []).append(row)
                found.update(ours)    # what was drawn by eye comes after what a detector said, and wins
    return found


# Our boxes take in the whole head with its ears, those computed from key points end at the mouth and at the roots of the
# ears, and overlap ours by less than a half for one dog in five. Half way between, both are overlapped by six tenths
# for 92 dogs in 100.
TOWARDS_COMPUTED = 0.5


def between(ours, published):
    """Our row moved towards the published one that it overlaps most, where that was computed from key points."""
    near = [p for p in published if p['quality'] == 'derived-from-5-keypoints' and overlap(corner(ours), corner(p)) > 0.3]
    if not near:
        return ours
    other = max(near, key=lambda p: overlap(corner(ours), corner(p)))
    return ours | {k: float(ours[k]) + TOWARDS_COMPUTED * (float(other[k]) - float(ours[k])) for k in ('cx', 'cy', 'w', 'h')}


def corner(row):
    x, y, w, h = (float(row[k]) for k in ('cx', 'cy', 'w', 'h'))
    return x - w / 2, y - h / 2, w, h


def pointed(folder=os.path.join(HERE, 'labels', 'points')):
    """(file, class) -> the points of the only one in the picture, each (x, y) in fractions, or None where it is hidden."""
    found = {}
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
        with open(os.path.join(folder, name)) as f:
            for row in csv.DictReader(f):
                found[row['file'], row['class']] = [(float(row[x]), float(row[y])) if row[x] else None
                                                    for x, y in (('lx', 'ly'), ('rx', 'ry'), ('nx', 'ny')) if x in row]
    return found


def annotated(pets):
    with open(os.path.join(pets, 'annotations.csv')) as f:
        rows = list(csv.DictReader(f))
    ours = corrections()
    published = {}
    for row in rows:
        published.setdefault((row['file'], row['class']), []).append(row)
    rows = [r for r in rows if (r['file'], r['class']) not in ours]
    rows += [r if r['w'] == 'unknown' else between(r, published.get(key, [])) for key, group in ours.items() for r in group]
    by_file = {}
    for row in rows:
        by_file.setdefault(row['file'], []).append(row)
    return by_file


def boxes_of(rows, width, height, points):
    boxes, cat_noses = [], []
    for row in rows:
        x, y = float(row['cx']) * width, float(row['cy']) * height
        if row['class'] not in CLASSES:
            cat_noses.append((x, y))
            continue
        w, h = float(row['w']) * width, float(row['h']) * height
        weight = float(row['size_weight']) if row.get('size_weight') else SIZE_WEIGHT[row['quality']]
        marked = [p and (p[0] * width, p[1] * height) for p in points.get((row['file'], row['class']), ())]
        boxes.append(Box(CLASSES.index(row['class']), x, y, w, h, weight, marked))
    return boxes, cat_noses


def load_picture(row, path, rows, points):
    image = cv2.imread(path, cv2.IMREAD_COLOR)
    scale = min(1, SIDE / max(image.shape[:2]))
    if scale < 1:
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    boxes, cat_noses = boxes_of([r for r in rows if r['w'] != 'unknown'], image.shape[1], image.shape[0], points)
    doubted = {r['class'] for r in rows if r['w'] == 'unknown'}
    completed = {r['class'] for r in rows if r.get('complete') == '1'}
    complete = tuple((row['complete_' + c] == '1' or c in completed) and c not in doubted for c in CLASSES)
    return Picture(row['file'], row['source'], pyramid(to_ycc(image)), boxes, complete, cat_noses)


def load_close_up(row, hires, points):
    """The neighbourhood of a nose or a cat's face at full sharpness. Other classes are not marked there."""
    image = cv2.imread(os.path.join(hires, row['file']), cv2.IMREAD_COLOR)
    x, y, w, h = (float(row[k]) for k in 'xywh')
    reach = (4.5 if row['class'] == 'dog_nose' else 1.4) * max(w, h)
    x0, x1 = max(0, int(x + w / 2 - reach)), min(image.shape[1], int(x + w / 2 + reach))
    y0, y1 = max(0, int(y + h / 2 - reach)), min(image.shape[0], int(y + h / 2 + reach))
    full = image.shape[1], image.shape[0]
    image = image[y0:y1, x0:x1]
    scale = min(1, 1.5 * SIDE / max(image.shape[:2]))
    if scale < 1:
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    kind = CLASSES.index(row['class'])
    marked = [p and ((p[0] * full[0] - x0) * scale, (p[1] * full[1] - y0) * scale)
              for p in points.get(('hires/' + row['file'], row['class']), ())]
    box = Box(kind, (x + w / 2 - x0) * scale, (y + h / 2 - y0) * scale, w * scale, h * scale, 1.0, marked)
    dog = row['species'] == 'dog'
    return Picture('hires/' + row['file'], 'hires_' + row['species'], pyramid(to_ycc(image)), [box], (not dog, True, True))


def load(pets, hires, part, split=os.path.join(HERE, 'split.csv')):
    with open(split) as f:
        parts = {r['file']: r['part'] for r in csv.DictReader(f)}
    marks, points = annotated(pets), pointed()
    with open(os.path.join(pets, 'images.csv')) as f:
        rows = [r for r in csv.DictReader(f) if parts.get(r['file']) == part]
    with ThreadPoolExecutor(2) as pool:
        pictures = list(pool.map(
            lambda r: load_picture(r, os.path.join(pets, 'train/images', r['file']), marks.get(r['file'], []), points), rows))
        if os.path.exists(os.path.join(hires, 'boxes.csv')):
            with open(os.path.join(hires, 'boxes.csv')) as f:
                rows = [r for r in csv.DictReader(f) if parts.get('hires/' + r['file']) == part]
            pictures += pool.map(lambda r: load_close_up(r, hires, points), rows)
    return pictures
