#!/usr/bin/env python3
"""Drawn animals as training pictures, so that the demo's clips need no special case.

As a script it draws a set once, since a drawing takes as long as a hundred training samples.
"""
import argparse
import importlib.util
import json
import os

import cv2
import numpy

from dataset import Box, Picture, pyramid, to_ycc
from places import CLASSES, HERE


def artist(demo):
    spec = importlib.util.spec_from_file_location('draw', os.path.join(demo, 'draw.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def picture(name, rgb, marks):
    boxes = [Box(CLASSES.index(kind), x + w / 2, y + h / 2, w, h, 1.0, points) for kind, x, y, w, h, points in marks]
    # a class without a box may be there and cut by the edge
    present = {CLASSES[b.kind] for b in boxes}
    complete = tuple(bool(boxes) and (kind in present or 'cat_face' in present or kind == 'cat_face') for kind in CLASSES)
    return Picture(name, 'drawn', pyramid(to_ycc(cv2.cvtColor(rgb, cv2.COLOR_RGB2BGR))), boxes, complete)


def load(path):
    drawn = numpy.load(path)
    marks = json.loads(str(drawn['marks']))
    return [picture(f'drawn/{i}', rgb, marks[i]) for i, rgb in enumerate(drawn['rgb'])]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('output', help='.npz, outside the repository')
    parser.add_argument('--demo', default=os.path.join(os.path.dirname(HERE), 'demo'), help='folder of draw.py')
    parser.add_argument('--count', type=int, default=240)
    parser.add_argument('--width', type=int, default=320)
    parser.add_argument('--height', type=int, default=240)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    draw, rng = artist(options.demo), numpy.random.default_rng(options.seed)
    scenes = [draw.random_scene(rng, options.width, options.height) for _ in range(options.count)]
    numpy.savez_compressed(options.output, rgb=numpy.stack([rgb for rgb, _ in scenes]),
                           marks=json.dumps([marks for _, marks in scenes]))


if __name__ == '__main__':
    main()
