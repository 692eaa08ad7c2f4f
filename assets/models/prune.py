#!/usr/bin/env python3
"""Makes the detector's first checkpoint out of a trained teacher: its trunk with fewer channels in every block.

Of each block those channels are kept that say most, by the deviation of what they add to the block's output; the
last convolution of the block is then fitted anew, by least squares on a batch of samples, so that what is left comes
as near as it can to what the whole block said (He et al. 2017, Luo et al. 2017). The pyramid and its heads begin from
nothing.
"""
import argparse

import torch

import drawings
from dataset import load
from network import Detector
from places import DEFAULT_HIRES, DEFAULT_PETS
from sampler import Sampler
from teacher import Teacher
from train import planes

PLACES = 24000    # of the maps, by which a block is fitted
RIDGE = 1e-3


def centred(teacher):
    """The teacher with the same rim on all sides, as the detector has: it sees the same, a few pixels aside."""
    for conv in [teacher.trunk._conv_stem] + [b._depthwise_conv for b in teacher.trunk._blocks]:
        conv.static_padding = torch.nn.Identity()
        conv.padding = conv.kernel_size[0] // 2, conv.kernel_size[0] // 2
    return teacher.eval()


def copy_normalisation(into, source, chosen=slice(None)):
    for name in ('weight', 'bias', 'running_mean', 'running_var'):
        getattr(into, name).copy_(getattr(source, name)[chosen])
    into.eps = source.eps


def copy_stem(stem, teacher):
    """From red, green and blue to luma and chroma, which is a change of its weights."""
    weight = teacher.trunk._conv_stem.weight * (255 / 128)
    stem[0].weight.copy_(torch.einsum('ocyx,ci->oiyx', weight, teacher.rgb))
    copy_normalisation(stem[1], teacher.trunk._bn0)
    stem[1].running_mean.sub_((0.5 * 255 - 127) / 128 * teacher.trunk._conv_stem.weight.sum((1, 2, 3)))


def parts(block, x):
    """What the teacher's block says before it narrows, and in the end."""
    if hasattr(block, '_expand_conv'):
        x = block._swish(block._bn0(block._expand_conv(x)))
    return block._swish(block._bn1(block._depthwise_conv(x)))


def samples(maps, places):
    """[n, c, h, w] at some of its places, as rows."""
    return maps.permute(0, 2, 3, 1).flatten(0, 2)[places]


def fit(narrow, inputs, wanted):
    """Least squares with an offset; the normalisation behind it undoes itself."""
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


@torch.no_grad()
def prune(teacher, images):
    detector = Detector().eval()
    copy_stem(detector.stem, teacher)
    trunk = teacher.trunk
    seen = torch.nn.functional.conv2d(images, teacher.rgb[:, :, None, None]) * (255 / 128) + (0.5 * 255 - 127) / 128
    seen = trunk._swish(trunk._bn0(trunk._conv_stem(seen)))
    mine = detector.stem(images)
    for i, (block, large) in enumerate(zip(detector.blocks, trunk._blocks)):
        middle = parts(large, seen)
        kept = block.filter[0].out_channels
        says = middle.std((0, 2, 3)) * large._project_conv.weight[:, :, 0, 0].mul(
            (large._bn2.weight / (large._bn2.running_var + large._bn2.eps).sqrt())[:, None]).norm(dim=0)
        chosen = says.argsort(descending=True)[:kept].sort().values
        if hasattr(large, '_expand_conv'):
            block.widen[0].weight.copy_(large._expand_conv.weight[chosen])
            copy_normalisation(block.widen[1], large._bn0, chosen)
        block.filter[0].weight.copy_(large._depthwise_conv.weight[chosen])
        copy_normalisation(block.filter[1], large._bn1, chosen)
        seen = large(seen)
        left = block.filter(block.widen(mine))
        wanted = seen - mine if block.skips else seen
        n = wanted[:, 0].numel()
        places = torch.randperm(n)[:PLACES]
        error = fit(block.narrow, samples(left, places), samples(wanted, places))
        mine = block(mine)
        print(f'block {i}: {kept} of {len(says)} channels, {error:.3f} of the variance lost, '
              f'{float(((mine - seen) ** 2).mean() / seen.var()):.3f} of the output')
    return detector


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('teacher', help='checkpoint')
    parser.add_argument('checkpoint', help='to write, outside the repository')
    parser.add_argument('--pets', default=DEFAULT_PETS)
    parser.add_argument('--hires', default=DEFAULT_HIRES)
    parser.add_argument('--drawn')
    options = parser.parse_args()
    torch.manual_seed(1)
    teacher = Teacher()
    teacher.load_state_dict(torch.load(options.teacher, weights_only=True)['average'])
    sampler = Sampler(load(options.pets, options.hires, 'train'), [1, 0], drawings.load(options.drawn) if options.drawn else [])
    images = []
    while len(images) < 3:
        batch = torch.from_numpy(sampler.batch(32)[0])
        images += [planes(batch)] if batch.shape[1:3] == (160, 256) else []
    state = prune(centred(teacher), torch.cat(images)).state_dict()
    torch.save({'model': state, 'average': state, 'steps': 0}, options.checkpoint)


if __name__ == '__main__':
    main()
