"""Focal loss on the centre maps and an overlap loss on the boxes."""
import torch

from places import CLASSES


def focal(logits, heat, mask):
    p = torch.sigmoid(logits).clamp(1e-5, 1 - 1e-5)
    positive = (heat >= 1).float()
    hit = -((1 - p) ** 2) * torch.log(p) * positive
    miss = -((1 - heat) ** 4) * p ** 2 * torch.log(1 - p) * (1 - positive)
    return ((hit + miss) * mask).sum() / positive.mul(mask).sum().clamp(min=8)


def boxes(output, target, weight, sized):
    """Position errors are measured in units of the box; sizes count as much as their label is trusted."""
    n, _, h, w = output.shape
    output = output.view(n, len(CLASSES), 4, h, w)
    index = weight.nonzero(as_tuple=True)
    if len(index[0]) == 0:
        return output.sum() * 0
    got, want = output[index[0], index[1], :, index[2], index[3]], target[index[0], index[1], :, index[2], index[3]]
    weight, sized = weight[index], sized[index]
    centre = torch.stack([index[3] + 0.5 + got[:, 0], index[2] + 0.5 + got[:, 1]], 1)
    size = got[:, 2:].clamp(-3, 5).exp()
    off = ((centre - want[:, :2]).abs() / want[:, 2:].clamp(min=1)).sum(1)
    log = (got[:, 2:] - want[:, 2:].log()).abs().sum(1)
    overlap = torch.zeros_like(off)
    low, high = centre - size / 2, centre + size / 2
    wlow, whigh = want[:, :2] - want[:, 2:] / 2, want[:, :2] + want[:, 2:] / 2
    cut = (torch.minimum(high, whigh) - torch.maximum(low, wlow)).clamp(min=0).prod(1)
    union = size.prod(1) + want[:, 2:].prod(1) - cut
    hull = (torch.maximum(high, whigh) - torch.minimum(low, wlow)).clamp(min=1e-6).prod(1)
    overlap = 1 - cut / union + (hull - union) / hull
    return (weight * (off + sized * (overlap + 0.3 * log))).sum() / weight.sum().clamp(min=8)
