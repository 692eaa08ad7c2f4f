#!/usr/bin/env python3
"""Makes a checkpoint to resume from out of an exported detector.

An export has its normalisations folded into the convolutions. Each gets one back that undoes itself on a batch
of samples: scale and offset are the deviation and the mean that the convolution's output has there. What the export
does not have starts as it is made.
"""
import argparse

import onnx
import torch
from onnx import numpy_helper

from network import Detector
from samples import add_arguments, sampler
from train import planes

PREFIX = 'detector.'


def restore(detector, weights, images):
    """Fills `detector` from folded `weights` by name; answers the names of convolutions that were not found."""
    absent = []

    def fill(conv, name, normalisation):
        weight = weights.get(name + '.weight')
        if weight is None:
            absent.append(name)
            return
        conv.weight.copy_(weight)
        bias = weights[name + '.bias']
        if normalisation is None:
            conv.bias.copy_(bias)
            return

        def measure(_, __, output):
            mean, variance = output.mean((0, 2, 3)), output.var((0, 2, 3))
            normalisation.running_mean.copy_(mean)
            normalisation.running_var.copy_(variance)
            normalisation.weight.copy_((variance + normalisation.eps).sqrt())
            normalisation.bias.copy_(bias + mean)
        hooks.append(conv.register_forward_hook(measure))

    hooks = []
    modules = dict(detector.named_modules())
    with torch.no_grad():
        for name, module in modules.items():
            if isinstance(module, torch.nn.Conv2d):
                parent, _, index = name.rpartition('.')
                after = modules.get(f'{parent}.{int(index) + 1}') if index.isdigit() else None
                fill(module, name, after if isinstance(after, torch.nn.BatchNorm2d) else None)
        detector.eval()(images)
        for hook in hooks:
            hook.remove()
    return absent


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('onnx')
    parser.add_argument('checkpoint', help='to write, outside the repository')
    add_arguments(parser)
    options = parser.parse_args()
    weights = {t.name.removeprefix(PREFIX): torch.from_numpy(numpy_helper.to_array(t).copy())
               for t in onnx.load(options.onnx).graph.initializer}
    samples = sampler(options, [1, 0])
    images = planes(torch.from_numpy(samples.batch(192)[0]))
    detector = Detector()
    absent = restore(detector, weights, images)
    print('new:', ', '.join(absent) or 'none')
    state = detector.state_dict()
    torch.save({'model': state, 'average': state, 'steps': 1000}, options.checkpoint)


if __name__ == '__main__':
    main()
