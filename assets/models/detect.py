#!/usr/bin/env python3
"""The reference runner: what the booth does with the detector, in OpenCV's dnn, one JSON line a picture."""
import argparse
import hashlib
import json
import math
import os
import sys
import time

import cv2
import numpy

from places import AROUND, HERE

HIDDEN_EYE = 0.35       # of the way to the nose
LEAST_EYE_DISTANCE = 0.15    # of a dog's head; what is nearer to each other is one eye
POINT_MINIMUM = 0.3     # a point that scores less is hidden
NEAR = 0.5    # of the picture's longer side: such a nose is seen better in a smaller input


def input_size(width, height, area, multiple=32):
    """Multiples of 32, at most the area, that show the picture largest; of those the smallest."""
    best = None
    for w in range(multiple, area // multiple + 1, multiple):
        for h in range(multiple, area // w + 1, multiple):
            candidate = (min(w / width, h / height), -w * h, w, h)
            best = max(best, candidate) if best else candidate
    return best[2:]


def planes_of(path):
    """Y, Cb, Cr of a JPEG-range picture."""
    bgr = cv2.imread(path, cv2.IMREAD_COLOR)
    return None if bgr is None else cv2.cvtColor(bgr, cv2.COLOR_BGR2YCrCb)[:, :, [0, 2, 1]]


def network_input(picture, width, height):
    h, w = picture.shape[:2]
    scale = min(width / w, height / h)
    w, h = max(1, min(width, round(w * scale))), max(1, min(height, round(h * scale)))
    small = cv2.resize(numpy.ascontiguousarray(picture), (w, h), interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
    image = numpy.zeros((1, 3, height, width), numpy.float32)
    image[0, :, :h, :w] = small.transpose(2, 0, 1).astype(numpy.float32) / 255 - 0.5
    return image, w, h


def overlap(a, b):
    w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    cut = max(0, w) * max(0, h)
    return cut / (a[2] * a[3] + b[2] * b[3] - cut)


def with_hidden(kind, box, points):
    """Of a cat's head in profile only one eye can be seen; the other is told where the head's far side begins, so that
    the two are close together and the nose lies far beside them. Dogs come so near that an eye is out of the picture:
    how far such a head is turned, the nose tells by its place in it. A nostril that the nose itself hides is told at its
    edge. None where it cannot be told how the animal is turned."""
    left, right, *nose = points
    seen = left or right
    if kind == 'dog_face' and not (left and right and math.dist(left, right) >= LEAST_EYE_DISTANCE * box[2]):
        return None
    if seen and not (left and right):
        if kind == 'dog_nose':
            hidden = (box[0] if right else box[0] + box[2]), seen[1]
        elif nose[0] and abs(nose[0][0] - seen[0]) > abs(nose[0][1] - seen[1]):
            hidden = seen[0] + HIDDEN_EYE * (nose[0][0] - seen[0]), seen[1]
        else:
            return None
        left, right = left or hidden, right or hidden
    return [left, right, *nose] if seen and all(nose) else None


def point(scores, places, box, stride):
    """Where a point is seen best in its box, None where it is not."""
    x0, y0, w, h = (v / stride for v in box)
    rows, columns = numpy.mgrid[:scores.shape[0], :scores.shape[1]] + 0.5
    inside = (abs(columns - x0 - w / 2) <= AROUND * w) & (abs(rows - y0 - h / 2) <= AROUND * h)
    if not inside.any():
        return None
    row, column = numpy.unravel_index(numpy.argmax(numpy.where(inside, scores, -1)), scores.shape)
    if scores[row, column] < POINT_MINIMUM:
        return None
    dx, dy = places[:, row, column]
    return (column + 0.5 + float(dx)) * stride, (row + 0.5 + float(dy)) * stride


def decode(centres, boxes, points, facts, width, height):
    """(score, class, box cut to the picture, points), best first, in input pixels."""
    stride, found, first = facts['stride'], [], 0
    kernel = numpy.ones((facts['peakKernel'],) * 2)
    count = sum(map(len, facts['points']))
    for kind, name in enumerate(facts['classes']):
        own = range(first, first + len(facts['points'][kind]))
        first = own.stop
        scores = centres[0, kind]
        peaks = (scores >= facts['scoreMinimum']) & (scores >= cv2.dilate(scores, kernel))
        kept = []
        for row, column in sorted(zip(*numpy.where(peaks)), key=lambda rc: -scores[rc]):
            dx, dy, lw, lh = (float(v) for v in boxes[0, 4 * kind:4 * kind + 4, row, column])
            x, y, w, h = (column + 0.5 + dx) * stride, (row + 0.5 + dy) * stride, math.exp(lw) * stride, math.exp(lh) * stride
            x0, y0, x1, y1 = max(0, x - w / 2), max(0, y - h / 2), min(width, x + w / 2), min(height, y + h / 2)
            if x1 <= x0 or y1 <= y0:
                continue
            box = (x0, y0, x1 - x0, y1 - y0)
            if all(overlap(box, other[2]) <= facts['nmsIoU'] for other in kept):
                whole = x - w / 2, y - h / 2, w, h
                marks = [point(points[0, i], points[0, count + 2 * i:count + 2 * i + 2], whole, stride) for i in own]
                kept.append((float(scores[row, column]), name, box, marks and with_hidden(name, whole, marks)))
        found += kept
    return sorted(found, key=lambda d: -d[0])


class Runner:
    def __init__(self, folder=HERE):
        with open(os.path.join(folder, 'pet-detector.json')) as f:
            self.facts = json.load(f)
        path = os.path.join(folder, self.facts['file'])
        with open(path, 'rb') as f:
            if hashlib.sha256(f.read()).hexdigest() != self.facts['sha256']:
                raise SystemExit(f'{path} is not the file that pet-detector.json describes')
        self.net = cv2.dnn.readNetFromONNX(path)

    def __call__(self, picture):
        """Detections with boxes as fractions of the picture, and milliseconds."""
        start = time.perf_counter()
        found = self.look(picture, self.facts['inputArea'])
        nose = next((d for d in found if d['class'] == 'dog_nose'), None)
        height, width = picture.shape[:2]
        if nose and max(nose['box'][2] * width, nose['box'][3] * height) > NEAR * max(width, height):
            noses = [d for d in self.look(picture, self.facts['nearInputArea']) if d['class'] == 'dog_nose']
            if noses:
                found = sorted([d for d in found if d['class'] != 'dog_nose'] + noses, key=lambda d: -d['score'])
        return found, (time.perf_counter() - start) * 1000

    def look(self, picture, area):
        image, w, h = network_input(picture, *input_size(picture.shape[1], picture.shape[0], area))
        self.net.setInput(image, 'image')
        outputs = self.net.forward(['centres', 'boxes', 'points'] if any(self.facts['points']) else ['centres', 'boxes'])
        found = decode(outputs[0], outputs[1], outputs[-1], self.facts, w, h)
        return [{'class': name, 'score': round(score, 4), 'box': [round(v, 5) for v in (b[0] / w, b[1] / h, b[2] / w, b[3] / h)],
                 'points': marks and [[round(px / w, 5), round(py / h, 5)] for px, py in marks]}
                for score, name, b, marks in found]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('pictures', nargs='+', help='files or folders')
    parser.add_argument('--model', default=HERE, help='folder of pet-detector.json')
    parser.add_argument('--threads', type=int, default=2)
    options = parser.parse_args()
    cv2.setNumThreads(options.threads)
    run = Runner(options.model)
    for given in options.pictures:
        files = sorted(os.path.join(given, n) for n in os.listdir(given)) if os.path.isdir(given) else [given]
        for path in files:
            if not path.lower().endswith(('.jpg', '.jpeg', '.png', '.ppm')):
                continue
            picture = planes_of(path)
            if picture is None:
                print(json.dumps({'file': path, 'error': 'not a picture'}))
                continue
            detections, spent = run(picture)
            print(json.dumps({'file': path, 'width': picture.shape[1], 'height': picture.shape[0],
                              'milliseconds': round(spent, 2), 'detections': detections}))
    sys.stdout.flush()


if __name__ == '__main__':
    main()
