"""The detector: dense convolutions to stride 8, inverted residuals from there to stride 32, and a light pyramid back.

The residuals are those of EfficientNet-Lite0 with fewer channels in every one. What they know they have from ImageNet
(`graft.py`). The first half of that network costs more than the booth can afford; dense convolutions that have learned
to say the same stand in for it, and run nearer to a processor's peak.
"""
import torch
from torch import nn
from torch.nn import functional

from places import ALL_POINTS, CLASSES

# which of EfficientNet-Lite0's blocks, inputs, channels between, outputs, kernel, stride
BLOCKS = [
    (5, 40, 200, 80, 3, 2), (6, 80, 240, 80, 3, 1),
    (8, 80, 320, 112, 5, 1), (9, 112, 304, 112, 5, 1), (10, 112, 304, 112, 5, 1),
    (11, 112, 400, 192, 5, 2), (12, 192, 448, 192, 5, 1), (13, 192, 448, 192, 5, 1), (14, 192, 448, 192, 5, 1),
]
AT16 = 5              # blocks at stride 16
WIDTH = 48            # of the pyramid


class Filter(nn.Conv2d):
    """Every channel by itself. With a stride it learns five times faster as every second answer of one without."""

    def forward(self, x):
        if not self.training or self.stride == (1, 1):
            return super().forward(x)
        step = self.stride[0]
        return functional.conv2d(x, self.weight, None, 1, self.padding, 1, self.groups)[:, :, ::step, ::step]


def linear(inputs, outputs, kernel=1, stride=1, groups=1):
    return nn.Sequential((Filter if groups > 1 else nn.Conv2d)(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False),
                         nn.BatchNorm2d(outputs))


def unit(inputs, outputs, kernel=3, stride=1, groups=1):
    return nn.Sequential(*linear(inputs, outputs, kernel, stride, groups), nn.ReLU(inplace=True))


class Residual(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.squeeze = unit(channels, channels // 2, 1)
        self.look = linear(channels // 2, channels, 3)
        nn.init.zeros_(self.look[1].weight)

    def forward(self, x):
        return torch.relu(x + self.look(self.squeeze(x)))


class Block(nn.Module):
    """An inverted residual: widen, filter each channel, narrow (Sandler et al. 2018)."""

    def __init__(self, inputs, middle, outputs, kernel, stride):
        super().__init__()
        self.widen = unit(inputs, middle, 1)
        self.filter = unit(middle, middle, kernel, stride, middle)
        self.narrow = linear(middle, outputs)
        self.skips = stride == 1 and inputs == outputs

    def forward(self, x):
        y = self.narrow(self.filter(self.widen(x)))
        return x + y if self.skips else y


class Detector(nn.Module):
    def __init__(self):
        super().__init__()
        self.to8 = nn.Sequential(unit(3, 16, 3, 2), unit(16, 32, 3, 2), unit(32, 64, 3, 2), Residual(64))
        self.narrow8 = linear(64, 40)
        self.blocks = nn.ModuleList(Block(*shape) for _, *shape in BLOCKS)
        self.side8, self.side16, self.side32 = unit(64, WIDTH, 1), unit(112, 64, 1), unit(192, 64, 1)
        self.merge16, self.merge8 = unit(64, WIDTH), unit(WIDTH, WIDTH)
        self.centres = nn.Conv2d(WIDTH, len(CLASSES), 1)
        self.boxes = nn.Conv2d(WIDTH, 4 * len(CLASSES), 1)
        # a map of each point, and where in the cell it lies
        self.points = nn.Sequential(unit(64 + WIDTH, 32, 1), unit(32, 32, 3, 1, 32), nn.Conv2d(32, 3 * len(ALL_POINTS), 1))
        nn.init.constant_(self.centres.bias, -4.0)
        nn.init.constant_(self.points[-1].bias[:len(ALL_POINTS)], -3.0)
        with torch.no_grad():   # start from a middling size: width and height of exp(1.2) cells
            self.boxes.bias.copy_(torch.tensor([0, 0, 1.2, 1.2] * len(CLASSES)))

    def train(self, mode=True):
        """The spatial filters of the blocks stay as they are: they cost most to teach."""
        super().train(mode)
        for block in self.blocks:
            block.filter[0].requires_grad_(False)
        return self

    def learn_points_only(self):
        """All else stays as it is, its normalisation too."""
        self.eval().requires_grad_(False)
        self.points.train().requires_grad_(True)
        return self

    def groups(self):
        """What was learned before moves slower than what begins from nothing."""
        known = [p for p in self.blocks.parameters() if p.requires_grad]
        ids = {id(p) for p in self.blocks.parameters()}
        new = [p for p in self.parameters() if p.requires_grad and id(p) not in ids]
        return [{'params': params, 'share': share} for params, share in ((known, 0.6), (new, 1.0)) if params]

    def forward(self, image):
        """Logits of the centre maps, boxes, and the points: logits of all maps, then dx, dy of each."""
        return self.answer(*self.look(image))

    def look(self, image):
        """Features: dense ones at stride 8, and after every block from stride 8 on."""
        dense = self.to8(image)
        said = [self.narrow8(dense)]
        for block in self.blocks:
            said.append(block(said[-1]))
        return dense, said

    def answer(self, dense, said):
        # a fixed factor, so that the exported graph takes any multiple of 32
        merged = self.merge16(self.side16(said[AT16]) + functional.interpolate(self.side32(said[-1]), scale_factor=2.0))
        merged = self.merge8(self.side8(dense) + functional.interpolate(merged, scale_factor=2.0))
        return self.centres(merged), self.boxes(merged), self.points(torch.cat([dense, merged], 1))


class Exported(nn.Module):
    """With scores in place of logits. Above the knee, a logit, they rise by the slope, so that a score is the share that
    is right; below it they stay, so that a weak answer is still listed."""

    def __init__(self, detector, knee=0.0, slope=1.0):
        super().__init__()
        self.detector, self.knee, self.slope = detector, knee, slope

    def forward(self, image):
        centres, boxes, *points = self.detector(image)
        n = len(ALL_POINTS)
        points = [torch.cat([torch.sigmoid(p[:, :n]), p[:, n:]], 1) for p in points]
        if self.slope != 1:
            centres = centres + (self.slope - 1) * torch.relu(centres - self.knee)
        return (torch.sigmoid(centres), boxes, *points)


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
