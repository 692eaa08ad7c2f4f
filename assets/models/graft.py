#!/usr/bin/env python3
"""Makes the detector's first checkpoint out of a trained teacher.

The dense convolutions first learn to say what the teacher says at stride 8. Then, of each of the teacher's later blocks,
those channels are kept that say most, by the deviation of what they add to the block's output, and the last convolution
of the block is fitted anew, by least squares on samples, so that what is left comes as near as it can to what the whole
block said (He et al. 2017, Luo et al. 2017). The pyramid and its heads begin from nothing.
"""
import argparse
import time

import onnx
import torch
from onnx import numpy_helper

import losses
from network import BLOCKS, Detector
from samples import add_arguments, sampler
from start import PREFIX, restore
from teacher import Teacher, ready
from train import planes

PLACES = 60000    # of the maps, by which a block is fitted
RIDGE = 1e-3
FIRST = BLOCKS[0][0]


def copy_normalisation(into, source, chosen=slice(None)):
    for name in ('weight', 'bias', 'running_mean', 'running_var'):
        getattr(into, name).copy_(getattr(source, name)[chosen])
    into.eps = source.eps


def inside(block, x):
    """What the teacher's block says before it narrows."""
    x = block._swish(block._bn0(block._expand_conv(x)))
    return block._swish(block._bn1(block._depthwise_conv(x)))


def rows(maps):
    """[n, c, h, w] as n*h*w rows of c."""
    return maps.permute(0, 2, 3, 1).flatten(0, 2)


def fit(narrow, inputs, wanted):
    """Least squares with an offset; the normalisation behind it undoes itself. Answers the share of variance lost."""
    mean_in, mean_out = inputs.mean(0), wanted.mean(0)
    a, b = (inputs - mean_in).double(), (wanted - mean_out).double()
    gram = a.T @ a
    gram += RIDGE * gram.diagonal().mean() * torch.eye(len(gram), dtype=torch.double)
    weight = torch.linalg.solve(gram, a.T @ b).T.float()
    output = inputs @ weight.T
    offset = mean_out - mean_in @ weight.T
    narrow[0].weight.copy_(weight[:, :, None, None])
    mean, variance = output.mean(0), output.var(0)
    narrow[1].running_mean.copy_(mean)
    narrow[1].running_var.copy_(variance)
    narrow[1].weight.copy_((variance + narrow[1].eps).sqrt())
    narrow[1].bias.copy_(mean + offset)
    return float(((output + offset - wanted) ** 2).mean() / wanted.var(0).mean())


def learn_dense(detector, teacher, sampler, minutes):
    """Towards the teacher's features at stride 8."""
    quick = ready(teacher).to(memory_format=torch.channels_last)
    stem = torch.nn.Sequential(detector.to8, detector.narrow8).to(memory_format=torch.channels_last).train()
    optimiser = torch.optim.AdamW(stem.parameters(), weight_decay=0.02)
    start, steps, total = time.time(), 0, 0
    while (progress := (time.time() - start) / 60 / minutes) < 1:
        for group in optimiser.param_groups:
            group['lr'] = 3e-3 * min(1, (steps + 1) / 50) * (1.01 - progress)
        image = planes(torch.from_numpy(sampler.batch(32)[0]))
        with torch.no_grad():
            told = quick.look(image.to(torch.bfloat16), FIRST)[-1].float()
        with torch.autocast('cpu', torch.bfloat16):
            said = stem(image).float()
        loss = losses.features(said, told)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        steps, total = steps + 1, total + float(loss)
        if steps % 50 == 0:
            print(f'step {steps}: {total / 50:.3f} of the variance lost at stride 8', flush=True)
            total = 0


@torch.no_grad()
def fit_blocks(detector, teacher, images):
    """In their order, each on what those before it really say."""
    trunk = teacher.trunk
    seen = teacher.look(images)
    mine = detector.narrow8(detector.to8(images))
    ends = [first for first, *_ in BLOCKS[1:]] + [BLOCKS[-1][0] + 1]
    for block, (first, *_), end in zip(detector.blocks, BLOCKS, ends):
        large = trunk._blocks[first]
        middle = inside(large, seen[first - 1])
        kept = block.filter[0].out_channels
        says = middle.std((0, 2, 3)) * large._project_conv.weight[:, :, 0, 0].mul(
            (large._bn2.weight / (large._bn2.running_var + large._bn2.eps).sqrt())[:, None]).norm(dim=0)
        chosen = says.argsort(descending=True)[:kept].sort().values
        block.widen[0].weight.copy_(large._expand_conv.weight[chosen])
        copy_normalisation(block.widen[1], large._bn0, chosen)
        block.filter[0].weight.copy_(large._depthwise_conv.weight[chosen])
        copy_normalisation(block.filter[1], large._bn1, chosen)
        left = block.filter(block.widen(mine))
        told = seen[end - 1]    # with what the blocks left out would have added
        said, wanted = losses.aligned(left, told)
        if block.skips:
            wanted = wanted - losses.aligned(mine, told)[0]
        wanted = rows(wanted)
        places = torch.randperm(len(wanted))[:PLACES]
        error = fit(block.narrow, rows(said)[places], wanted[places])
        mine = block(mine)
        print(f'block {first}: {kept} of {len(says)} channels, {error:.3f} of what it adds is lost, '
              f'{float(losses.features(mine, told)):.3f} of the output', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('teacher', help='checkpoint')
    parser.add_argument('checkpoint', help='to write, outside the repository')
    parser.add_argument('--dense', help='exported detector whose dense convolutions are gone on from')
    parser.add_argument('--minutes', type=float, default=6, help='for the dense convolutions')
    add_arguments(parser)
    options = parser.parse_args()
    torch.manual_seed(1)
    teacher = Teacher()
    teacher.load_state_dict(torch.load(options.teacher, weights_only=True)['average'])
    teacher.eval()
    samples = sampler(options, [1, 0])
    images = []
    while len(images) < 6:
        batch = torch.from_numpy(samples.batch(32)[0])
        images += [planes(batch)] if batch.shape[1:3] == (160, 256) else []
    images = torch.cat(images)
    detector = Detector()
    if options.dense:
        weights = {t.name.removeprefix(PREFIX): torch.from_numpy(numpy_helper.to_array(t).copy())
                   for t in onnx.load(options.dense).graph.initializer}
        restore(detector, {name: value for name, value in weights.items() if name.startswith('to8.')}, images[:64])
        detector.eval()
        with torch.no_grad():
            said, told = losses.aligned(detector.to8(images), teacher.look(images, FIRST)[-1])
            print(f'{fit(detector.narrow8, rows(said), rows(told)):.3f} of the variance lost at stride 8')
    learn_dense(detector, teacher, samples, options.minutes)
    detector.eval()
    fit_blocks(detector, teacher, images)
    state = detector.state_dict()
    torch.save({'model': state, 'average': state, 'steps': 0}, options.checkpoint)


if __name__ == '__main__':
    main()
