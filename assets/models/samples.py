"""Samples for what is measured on some: the photographs that teach, and drawn animals where there are some."""
import drawings
from dataset import load
from places import DEFAULT_HIRES, DEFAULT_PETS
from sampler import Sampler


def add_arguments(parser):
    parser.add_argument('--pets', default=DEFAULT_PETS)
    parser.add_argument('--hires', default=DEFAULT_HIRES)
    parser.add_argument('--drawn')


def sampler(options, seed):
    """`options` as `add_arguments` makes them."""
    return Sampler(load(options.pets, options.hires, 'train'), seed, drawings.load(options.drawn) if options.drawn else [])
