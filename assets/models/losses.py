"""Focal loss on the centre maps and an overlap loss on the boxes."""
import torch
from torch.nn import functional

from places import CLASSES

CLASS_WEIGHT = (1.0, 2.0, 1.0)    # of boxes


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
    # a small box has a few cells where a large one has dozens
    share = torch.tensor(CLASS_WEIGHT)[index[1]] / want[:, 2:].prod(1).clamp(min=1).sqrt()
    weight, sized = weight[index] * share, sized[index]
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
    return (weight * (off + sized * (overlap + 0.3 * log))).sum() / weight.sum().clamp(min=4)


def points(output, heat, mask, places, weight):
    """Focal loss on the maps of the points, and how far the place of each is off, in cells."""
    n = heat.shape[1]
    off = (output[:, n:].view(places.shape) - places).abs().sum(2)
    return focal(output[:, :n], heat, mask) + (weight * off).sum() / weight.sum().clamp(min=8)


def soft_centres(logits, told):
    """Towards the teacher's scores, most where they differ (quality focal loss, Li et al. 2020)."""
    told = torch.sigmoid(told)
    gap = (torch.sigmoid(logits) - told).abs() ** 2
    return (gap * functional.binary_cross_entropy_with_logits(logits, told, reduction='none')).sum() / (told > 0.5).sum().clamp(min=8)


def soft_boxes(output, told, scores):
    """Towards the teacher's boxes where it sees something; positions in units of the box."""
    n, _, h, w = output.shape
    output, told = output.view(n, len(CLASSES), 4, h, w), told.view(n, len(CLASSES), 4, h, w)
    trust = torch.sigmoid(scores)
    index = (trust > 0.3).nonzero(as_tuple=True)
    got, want = output[index[0], index[1], :, index[2], index[3]], told[index[0], index[1], :, index[2], index[3]]
    off = ((got[:, :2] - want[:, :2]).abs() / want[:, 2:].clamp(-1, 4).exp()).sum(1) + 0.5 * (got[:, 2:] - want[:, 2:]).abs().sum(1)
    return (trust[index] * off).sum() / trust[index].sum().clamp(min=8)


def aligned(said, told):
    """The teacher's convolutions begin at the upper left corner and not around it, so that its cells look one cell
    further right and down than the detector's."""
    return said[:, :, 1:, 1:], told[:, :, :-1, :-1]


def features(said, told):
    """The share of the variance of the teacher's features that is not said."""
    said, told = aligned(said, told)
    spread = told.var((0, 2, 3)).clamp(min=1e-4)
    return (((said - told) ** 2).mean((0, 2, 3)) / spread).mean()
