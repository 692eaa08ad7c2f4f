#!/usr/bin/env python3
"""Proposes sizes for noses of which only the point is known, by the detector's own view from several distances.

Writes labels/noses_by_detector.csv: a row for every point that the detector confirms. Points that it
contradicts are printed, to be looked at by eye and written to labels/noses_by_eye.csv.
"""
import argparse
import csv
import os

import cv2
import numpy

from dataset import to_ycc
from detect import Runner, decode
from places import DEFAULT_PETS, HERE

SIDE = 192


def view(run, picture, x, y, reach):
    """Noses in a square of the picture, in its pixels: (score, x, y, w, h)."""
    scale = SIDE / (2 * reach)
    level = picture
    while scale < 0.5:
        level, scale, x, y = cv2.pyrDown(level), scale * 2, x / 2, y / 2
    shrink = picture.shape[1] / level.shape[1]
    matrix = numpy.array([[scale, 0, SIDE / 2 - scale * x], [0, scale, SIDE / 2 - scale * y]])
    crop = cv2.warpAffine(level, matrix, (SIDE, SIDE), borderValue=(128, 128, 128))
    found = []
    for image in (crop, crop[:, ::-1]):
        run.net.setInput(image.transpose(2, 0, 1)[None].astype(numpy.float32) / 255 - 0.5, 'image')
        for score, name, (bx, by, bw, bh) in decode(*run.net.forward(['centres', 'boxes']), run.facts, SIDE, SIDE):
            if name == 'dog_nose':
                bx = SIDE - bx - bw if image is not crop else bx
                found.append((score, ((bx + bw / 2 - SIDE / 2) / scale + x) * shrink,
                              ((by + bh / 2 - SIDE / 2) / scale + y) * shrink, bw / scale * shrink, bh / scale * shrink))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--pets', default=DEFAULT_PETS)
    parser.add_argument('--model', default=HERE)
    parser.add_argument('--output', default=os.path.join(HERE, 'labels/noses_by_detector.csv'))
    options = parser.parse_args()
    run = Runner(options.model)
    with open(os.path.join(HERE, 'split.csv')) as f:
        teaching = {r['file'] for r in csv.DictReader(f) if r['part'] == 'train'}
    with open(os.path.join(options.pets, 'annotations.csv')) as f:
        rows = [r for r in csv.DictReader(f) if r['class'] == 'dog_nose' and r['file'] in teaching]
    count = {}
    for r in rows:
        count[r['file']] = count.get(r['file'], 0) + 1
    with open(options.output, 'w', newline='') as f:
        out = csv.writer(f, lineterminator='\n')
        out.writerow(['file', 'class', 'cx', 'cy', 'w', 'h', 'size_weight'])
        for r in rows:
            if not r['quality'].startswith('point') or count[r['file']] > 1:
                continue
            picture = to_ycc(cv2.imread(os.path.join(options.pets, 'train/images', r['file'])))
            height, width = picture.shape[:2]
            x, y = float(r['cx']) * width, float(r['cy']) * height
            seen = [d for part in (0.08, 0.13, 0.2, 0.33, 0.5) for d in view(run, picture, x, y, part * max(width, height))]
            near = numpy.array([d for d in seen if d[0] >= 0.25 and numpy.hypot(d[1] - x, d[2] - y) < 0.5 * max(d[3], d[4])])
            if len(near) >= 3 and near[:, 0].sum() >= 1.5:
                near = near[numpy.argsort(-near[:, 0])][:6]
                cx, cy, w, h = numpy.median(near[:, 1:], 0)
                out.writerow([r['file'], 'dog_nose'] + [f'{v:.5f}' for v in (cx / width, cy / height, w / width, h / height)] + [0.5])
            else:
                far = max((d for d in seen if numpy.hypot(d[1] - x, d[2] - y) >= 0.5 * max(d[3], d[4])), default=None)
                print(r['file'], r['quality'], f'{x / width:.4f} {y / height:.4f}', len(near),
                      '' if far is None else 'elsewhere %.2f at %.4f %.4f %.4f %.4f' % (
                          far[0], far[1] / width, far[2] / height, far[3] / width, far[4] / height))


if __name__ == '__main__':
    main()
