#!/usr/bin/env python3
"""Writes split.csv: which photograph teaches and which one judges.

Pictures that show the same thing stay on one side: a union of
 - the same origin (a close-up crop, a full-size copy and their parent),
 - the same animal (the folder of DreamBooth and of the cats at home),
 - a perceptual hash that differs in at most --distance of 63 bits.
The side follows from a hash of the group's name, so that a later picture does not move the others.
"""
import argparse
import csv
import hashlib
import os
import re

import cv2
import numpy

from places import DEFAULT_HIRES, DEFAULT_PETS, HERE


def perceptual_hash(path):
    grey = cv2.imread(path, cv2.IMREAD_GRAYSCALE)
    small = cv2.resize(grey, (32, 32), interpolation=cv2.INTER_AREA).astype(numpy.float32)
    low = cv2.dct(small)[:8, :8].flatten()[1:]
    return low > numpy.median(low)


def origin(repository, path):
    """One key for everything that was cut from the same file, or shows the same animal."""
    path = re.sub(r' \(crop .*\)$', '', path)
    if 'dreambooth' in repository or 'Cat-Faces-Identification' in repository:
        path = os.path.dirname(path)
    return repository.rstrip('/') + ' : ' + path


def listed(pets, hires):
    """(name, path, origin) of every photograph; full-size ones are named hires/..."""
    with open(os.path.join(pets, 'images.csv')) as f:
        for row in csv.DictReader(f):
            yield row['file'], os.path.join(pets, 'train/images', row['file']), origin(row['origin_repo'], row['origin_path'])
    if os.path.exists(os.path.join(hires, 'boxes.csv')):
        with open(os.path.join(hires, 'boxes.csv')) as f:
            for row in csv.DictReader(f):
                yield 'hires/' + row['file'], os.path.join(hires, row['file']), origin(*row['origin'].split(' : ', 1))


class Union:
    def __init__(self, n):
        self.parent = list(range(n))

    def root(self, i):
        while self.parent[i] != i:
            self.parent[i] = self.parent[self.parent[i]]
            i = self.parent[i]
        return i

    def join(self, i, j):
        i, j = self.root(i), self.root(j)
        self.parent[max(i, j)] = min(i, j)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--pets', default=DEFAULT_PETS)
    parser.add_argument('--hires', default=DEFAULT_HIRES)
    parser.add_argument('--distance', type=int, default=8)
    parser.add_argument('--share', type=float, default=0.15, help='of the groups that judge')
    parser.add_argument('--salt', default='176', help='chosen so that the rare close-ups and phone pictures are on both sides')
    parser.add_argument('--output', default=os.path.join(HERE, 'split.csv'))
    options = parser.parse_args()

    rows = sorted(set(listed(options.pets, options.hires)))
    union, first = Union(len(rows)), {}
    for i, (_, _, key) in enumerate(rows):
        union.join(i, first.setdefault(key, i))
    bits = numpy.array([perceptual_hash(path) for _, path, _ in rows], numpy.float32) * 2 - 1
    distance = (bits.shape[1] - bits @ bits.T) / 2
    for i, j in zip(*numpy.where(distance <= options.distance)):
        if i < j:
            union.join(i, j)

    with open(options.output, 'w', newline='') as f:
        out = csv.writer(f, lineterminator='\n')
        out.writerow(['file', 'group', 'part'])
        for i, (name, _, _) in enumerate(rows):
            group = rows[union.root(i)][0]
            draw = int(hashlib.sha256(f'{options.salt} {group}'.encode()).hexdigest()[:8], 16) / 2 ** 32
            out.writerow([name, group, 'val' if draw < options.share else 'train'])


if __name__ == '__main__':
    main()
