#!/usr/bin/env python3
"""Writes a folder that score_detect.py takes: the judging side of split.csv with the published labels.

Pictures are linked, not copied. Our own corrections of labels are left out, so that figures can be compared; with
--by-eye, what was drawn by eye stands in for the published boxes that were computed or estimated, and for those that
were checked by eye and are wrong all the same (noses_redrawn.csv).
"""
import argparse
import csv
import os

from dataset import corrections
from places import DEFAULT_PETS, HERE


def table(folder, name):
    with open(os.path.join(folder, name)) as f:
        return list(csv.DictReader(f))


def seen(images, annotations, ours, redrawn):
    """Both tables with our boxes in place of the published ones; a class that we could not tell is left out."""
    # boxes that people drew, and noses checked by eye, stay as they were published
    kept = {(r['file'], r['class']) for r in annotations if r['quality'] in ('human', 'reviewed')}
    ours = {key: rows for key, rows in ours.items() if key not in kept} | redrawn
    rows = [r for r in annotations if (r['file'], r['class']) not in ours]
    by_file = {r['file']: r for r in images}
    for (name, kind), group in ours.items():
        if any(r['w'] == 'unknown' or float(r['size_weight']) < 0.5 for r in group):
            by_file[name]['complete_' + kind] = '0'
            continue
        if all(r['complete'] == '1' for r in group):
            by_file[name]['complete_' + kind] = '1'
        rows += [dict(annotations[0]) | r | {'quality': 'reviewed', 'keypoints_json': ''} for r in group]
    return images, rows


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('output', help='folder to write, outside the repository')
    parser.add_argument('--pets', default=DEFAULT_PETS)
    parser.add_argument('--part', default='val')
    parser.add_argument('--by-eye', action='store_true', help='labels/*_by_eye.csv instead of the published boxes')
    options = parser.parse_args()
    with open(os.path.join(HERE, 'split.csv')) as f:
        chosen = {r['file'] for r in csv.DictReader(f) if r['part'] == options.part}
    os.makedirs(os.path.join(options.output, 'images'), exist_ok=True)
    images, annotations = table(options.pets, 'images.csv'), table(options.pets, 'annotations.csv')
    if options.by_eye:
        images, annotations = seen(
            images, annotations, corrections(ending='_by_eye.csv'), corrections(ending='_redrawn.csv'))
    for name, rows in (('images.csv', images), ('annotations.csv', annotations)):
        with open(os.path.join(options.output, name), 'w', newline='') as g:
            out = csv.DictWriter(g, rows[0].keys(), extrasaction='ignore')
            out.writeheader()
            out.writerows(row for row in rows if row['file'] in chosen)
    for name in chosen:
        picture = os.path.join(options.pets, 'train/images', name)
        link = os.path.join(options.output, 'images', name)
        if os.path.exists(picture) and not os.path.lexists(link):
            os.symlink(os.path.abspath(picture), link)


if __name__ == '__main__':
    main()
