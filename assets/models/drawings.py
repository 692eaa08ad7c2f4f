"""Drawn animals as training pictures, so that the demo's clips need no special case."""
import importlib.util
import os

import cv2
import numpy

from dataset import Box, Picture, pyramid, to_ycc
from places import CLASSES, HERE

DEFAULT_DEMO = os.path.join(os.path.dirname(HERE), 'demo')
WIDTH, HEIGHT = 480, 360


def artist(demo):
    spec = importlib.util.spec_from_file_location('draw', os.path.join(demo, 'draw.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def drawings(count, seed, demo=DEFAULT_DEMO):
    pictures = []
    if count == 0:
        return pictures
    draw, rng = artist(demo), numpy.random.default_rng(seed)
    for i in range(count):
        rgb, marks = draw.random_scene(rng, WIDTH, HEIGHT)
        boxes = [Box(CLASSES.index(name), x + w / 2, y + h / 2, w, h, 1.0) for name, x, y, w, h in marks]
        # a class without a box may be there and cut by the edge
        present = {b.kind for b in boxes}
        cat = CLASSES.index('cat_face') in present
        complete = tuple(bool(boxes) and (kind in present or cat or CLASSES[kind] == 'cat_face') for kind in range(len(CLASSES)))
        pictures.append(Picture(f'drawn/{i}', 'drawn', pyramid(to_ycc(cv2.cvtColor(rgb, cv2.COLOR_RGB2BGR))), boxes, complete))
    return pictures
