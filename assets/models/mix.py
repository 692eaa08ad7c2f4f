#!/usr/bin/env python3
"""Averages the weights of a training's end with those of its beginning, and measures the normalisation anew.

What was learned last is kept with a weight of its own; a part of what came before takes back some of what the training
forgot (Wortsman et al. 2022, "Robust fine-tuning of zero-shot models").
"""
import argparse

import torch

from network import Detector
from samples import add_arguments, sampler
from train import planes


def mixed(first, last, share):
    """Heads that the beginning did not have, or never taught, are those of the end."""
    taught = {k for k, v in first.items() if last[k].shape == v.shape and v.dtype.is_floating_point and not k.startswith('points')}
    return {k: first[k] * (1 - share) + v * share if k in taught else v for k, v in last.items()}


@torch.no_grad()
def measure(detector, batches):
    for module in detector.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            module.reset_running_stats()
            module.momentum = None    # of all batches alike
    detector.train()
    for image in batches:
        detector(planes(image))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('first', help='checkpoint that the training went on from')
    parser.add_argument('last', help='checkpoint at its end')
    parser.add_argument('checkpoint', help='to write, outside the repository')
    parser.add_argument('--share', type=float, default=0.8, help='of the end')
    add_arguments(parser)
    options = parser.parse_args()
    first, last = (torch.load(p, weights_only=True)['average'] for p in (options.first, options.last))
    samples = sampler(options, [9, 0])
    detector = Detector()
    detector.load_state_dict(mixed(first, last, options.share))
    measure(detector, [torch.from_numpy(samples.batch(32)[0]) for _ in range(60)])
    state = detector.state_dict()
    torch.save({'model': state, 'average': state, 'steps': 1000}, options.checkpoint)


if __name__ == '__main__':
    main()
