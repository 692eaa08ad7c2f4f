"""The detector: EfficientNet-Lite's trunk, cut to less than half of its work, and a light pyramid back to stride 8.

Its weights come from the teacher (`prune.py`), which has them from ImageNet.
"""
import torch
from torch import nn
from torch.nn import functional

from places import ALL_POINTS, CLASSES

# inputs, channels between (None: as many, not widened), outputs, kernel, stride. The teacher's blocks in their order,
# without its last two.
BLOCKS = [
    (32, None, 16, 3, 1),
    (16, 48, 24, 3, 2), (24, 72, 24, 3, 1),
    (24, 72, 40, 5, 2), (40, 120, 40, 5, 1),
    (40, 120, 80, 3, 2), (80, 240, 80, 3, 1), (80, 240, 80, 3, 1),
    (80, 200, 112, 5, 1), (112, 280, 112, 5, 1), (112, 280, 112, 5, 1),
    (112, 280, 192, 5, 2), (192, 448, 192, 5, 1), (192, 448, 192, 5, 1),
]
AT8, AT16 = 5, 11     # blocks down to stride 8 and 16
WIDTH = 52            # of the pyramid
FROZEN = 3            # blocks that are not taught any more


def unit(inputs, outputs, kernel=3, stride=1, groups=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False),
                         nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Block(nn.Module):
    """An inverted residual: widen, filter each channel, narrow (Sandler et al. 2018)."""

    def __init__(self, inputs, middle, outputs, kernel, stride):
        super().__init__()
        self.widen = unit(inputs, middle, 1) if middle else nn.Identity()
        self.filter = unit(middle or inputs, middle or inputs, kernel, stride, middle or inputs)
        self.narrow = nn.Sequential(nn.Conv2d(middle or inputs, outputs, 1, bias=False), nn.BatchNorm2d(outputs))
        self.skips = stride == 1 and inputs == outputs

    def forward(self, x):
        y = self.narrow(self.filter(self.widen(x)))
        return x + y if self.skips else y


class Detector(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = unit(3, 32, 3, 2)
        self.blocks = nn.ModuleList(Block(*shape) for shape in BLOCKS)
        narrow8, narrow16, narrow32 = (BLOCKS[i - 1][2] for i in (AT8, AT16, len(BLOCKS)))
        self.side8, self.side16, self.side32 = unit(narrow8, WIDTH, 1), unit(narrow16, WIDTH, 1), unit(narrow32, WIDTH, 1)
        self.merge16, self.merge8 = unit(WIDTH, WIDTH), unit(WIDTH, WIDTH)
        self.centres = nn.Conv2d(WIDTH, len(CLASSES), 1)
        self.boxes = nn.Conv2d(WIDTH, 4 * len(CLASSES), 1)
        self.points = nn.Conv2d(WIDTH, 2 * len(ALL_POINTS), 1)
        nn.init.constant_(self.centres.bias, -4.0)
        with torch.no_grad():   # start from a middling size: width and height of exp(1.2) cells
            self.boxes.bias.copy_(torch.tensor([0, 0, 1.2, 1.2] * len(CLASSES)))

    def train(self, mode=True):
        """The first blocks and the spatial filters stay as they are: edges need no lesson, and theirs is the dearest."""
        super().train(mode)
        for module in (self.stem, *self.blocks[:FROZEN]):
            module.eval().requires_grad_(False)
        for block in self.blocks:
            block.filter[0].requires_grad_(False)
        return self

    def groups(self):
        """What was learned before moves slower than what begins from nothing."""
        learned = [p for p in self.blocks.parameters() if p.requires_grad]
        known = {id(p) for p in learned} | {id(p) for p in self.stem.parameters()}
        return [{'params': learned, 'share': 0.5},
                {'params': [p for p in self.parameters() if p.requires_grad and id(p) not in known], 'share': 1.0}]

    def forward(self, image):
        """Logits of the centre maps, boxes, and the points in them."""
        x, kept = self.stem(image), []
        for i, block in enumerate(self.blocks, 1):
            x = block(x)
            if i in (AT8, AT16):
                kept.append(x)
        at8, at16 = kept
        # a fixed factor, so that the exported graph takes any multiple of 32
        merged = self.merge16(self.side16(at16) + functional.interpolate(self.side32(x), scale_factor=2.0))
        merged = self.merge8(self.side8(at8) + functional.interpolate(merged, scale_factor=2.0))
        return self.centres(merged), self.boxes(merged), self.points(merged)


class Exported(nn.Module):
    def __init__(self, detector):
        super().__init__()
        self.detector = detector

    def forward(self, image):
        centres, *others = self.detector(image)
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
