"""Where things lie by default: the photographs beside the project, never inside it."""
import os

HERE = os.path.dirname(os.path.abspath(__file__))
PROJECT = os.path.dirname(os.path.dirname(HERE))
DEFAULT_PETS = os.path.join(os.path.dirname(PROJECT), 'shared/data/pets')
DEFAULT_HIRES = os.path.join(os.path.dirname(PROJECT), 'shared/data/hires')

CLASSES = ('dog_face', 'dog_nose', 'cat_face')
STRIDE = 8
AROUND = 0.6    # of a box's size to all sides of its middle: where its points are looked for

# Left and right are those of an upright picture.
POINTS = {'dog_face': ('leftEye', 'rightEye', 'nose'), 'dog_nose': ('leftNostril', 'rightNostril'), 'cat_face': ('leftEye', 'rightEye', 'nose')}
ALL_POINTS = [(kind, point) for kind in CLASSES for point in POINTS[kind]]    # in the order of the network's output
