"""The detector: a plain residual trunk to stride 32 and a light pyramid back to stride 8.

Dense 3x3 convolutions behind 1x1 bottlenecks: on a processor they run nearer to its peak than
depth-wise ones, in training and in cv::dnn alike.
"""
import torch
from torch import nn
from torch.nn import functional

from places import ALL_POINTS, CLASSES


def unit(inputs, outputs, kernel=3, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False),
                         nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Residual(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.squeeze = unit(channels, channels // 2, 1)
        self.look = nn.Sequential(nn.Conv2d(channels // 2, channels, 3, 1, 1, bias=False), nn.BatchNorm2d(channels))
        nn.init.zeros_(self.look[1].weight)

    def forward(self, x):
        return torch.relu(x + self.look(self.squeeze(x)))


class Detector(nn.Module):
    def __init__(self):
        super().__init__()
        self.to8 = nn.Sequential(unit(3, 16, 3, 2), unit(16, 32, 3, 2), unit(32, 64, 3, 2), Residual(64))
        self.to16 = nn.Sequential(unit(64, 128, 3, 2), Residual(128), Residual(128), Residual(128))
        self.to32 = nn.Sequential(unit(128, 192, 3, 2), Residual(192), Residual(192), Residual(192))
        self.side8, self.side16, self.side32 = unit(64, 48, 1), unit(128, 64, 1), unit(192, 64, 1)
        self.merge16, self.merge8 = unit(64, 48), unit(48, 48)
        self.centres = nn.Conv2d(48, len(CLASSES), 1)
        self.boxes = nn.Conv2d(48, 4 * len(CLASSES), 1)
        self.points = nn.Conv2d(48, 2 * len(ALL_POINTS), 1)
        nn.init.constant_(self.centres.bias, -4.0)
        with torch.no_grad():   # start from a middling size: width and height of exp(1.2) cells
            self.boxes.bias.copy_(torch.tensor([0, 0, 1.2, 1.2] * len(CLASSES)))

    def groups(self):
        return [{'params': list(self.parameters()), 'share': 1.0}]

    def forward(self, image):
        """Logits of the centre maps, boxes, and the points in them."""
        return self.answer(*self.look(image))

    def look(self, image):
        at8 = self.to8(image)
        at16 = self.to16(at8)
        return at8, at16, self.to32(at16)

    def answer(self, at8, at16, at32):
        # a fixed factor, so that the exported graph takes any multiple of 32
        merged = self.merge16(self.side16(at16) + functional.interpolate(self.side32(at32), scale_factor=2.0))
        merged = self.merge8(self.side8(at8) + functional.interpolate(merged, scale_factor=2.0))
        return self.centres(merged), self.boxes(merged), self.points(merged)


class Exported(nn.Module):
    """With scores in place of logits. Above the knee, a logit, they rise by the slope, so that a score is the share that
    is right; below it they stay, so that a weak answer is still listed."""

    def __init__(self, detector, knee=0.0, slope=1.0):
        super().__init__()
        self.detector, self.knee, self.slope = detector, knee, slope

    def forward(self, image):
        centres, *others = self.detector(image)
        if self.slope != 1:
            centres = centres + (self.slope - 1) * torch.relu(centres - self.knee)
        return (torch.sigmoid(centres), *others)


def cost(detector, width=256, height=160):
    """(weights, multiply-adds) for one picture of the booth's shape."""
    total = [0]

    def count(module, _, output):
        total[0] += output[0, 0].numel() * module.weight.numel()
    hooks = [m.register_forward_hook(count) for m in detector.modules() if isinstance(m, nn.Conv2d)]
    with torch.no_grad():
        detector(torch.zeros(1, 3, height, width))
    for hook in hooks:
        hook.remove()
    return sum(p.numel() for p in detector.parameters()), total[0]


if __name__ == '__main__':
    weights, multiply_adds = cost(Detector())
    print(f'{weights} weights, {multiply_adds / 1e6:.1f} million multiply-adds at 256x160')
