"""Where things lie by default: the photographs beside the project, never inside it."""
import os

HERE = os.path.dirname(os.path.abspath(__file__))
PROJECT = os.path.dirname(os.path.dirname(HERE))
DEFAULT_PETS = os.path.join(os.path.dirname(PROJECT), 'shared/data/pets')
DEFAULT_HIRES = os.path.join(os.path.dirname(PROJECT), 'shared/data/hires')

CLASSES = ('dog_face', 'dog_nose', 'cat_face')
STRIDE = 8

# Faces have points: the eye that lies more to the left in an upright picture, the other one, the nose.
FACES = ('dog_face', 'cat_face')
POINTS = 3
