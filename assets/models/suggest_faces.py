#!/usr/bin/env python3
"""Finds whole heads in dog photographs that mark a nose but no face.

Writes labels/faces_by_detector.csv: a face counts when its score is good and the marked nose lies inside it.
"""
import argparse
import csv
import os

from detect import Runner, planes_of
from places import DEFAULT_PETS, HERE


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--pets', default=DEFAULT_PETS)
    parser.add_argument('--model', default=HERE)
    parser.add_argument('--score', type=float, default=0.4)
    parser.add_argument('--output', default=os.path.join(HERE, 'labels/faces_by_detector.csv'))
    options = parser.parse_args()
    run = Runner(options.model)
    with open(os.path.join(HERE, 'split.csv')) as f:
        teaching = {r['file'] for r in csv.DictReader(f) if r['part'] == 'train'}
    with open(os.path.join(options.pets, 'images.csv')) as f:
        images = {r['file']: r for r in csv.DictReader(f) if r['file'] in teaching and r['complete_dog_face'] == '0'}
    noses = {}
    with open(os.path.join(options.pets, 'annotations.csv')) as f:
        for r in csv.DictReader(f):
            if r['file'] in images and r['class'] == 'dog_nose':
                noses.setdefault(r['file'], []).append((float(r['cx']), float(r['cy'])))
    with open(options.output, 'w', newline='') as f:
        out = csv.writer(f, lineterminator='\n')
        out.writerow(['file', 'class', 'cx', 'cy', 'w', 'h', 'size_weight'])
        for name, points in sorted(noses.items()):
            if len(points) > 1 or images[name]['source'] == 'closeup_crop':
                continue
            detections, _ = run(planes_of(os.path.join(options.pets, 'train/images', name)))
            for d in detections:
                x, y, w, h = d['box']
                inside = x - 0.05 * w <= points[0][0] <= x + 1.05 * w and y + 0.2 * h <= points[0][1] <= y + 1.05 * h
                if d['class'] == 'dog_face' and d['score'] >= options.score and inside and w * h < 0.5:
                    out.writerow([name, 'dog_face', f'{x + w / 2:.5f}', f'{y + h / 2:.5f}', f'{w:.5f}', f'{h:.5f}', 0.3])
                    break


if __name__ == '__main__':
    main()
