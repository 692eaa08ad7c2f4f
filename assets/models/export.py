#!/usr/bin/env python3
"""Writes pet-detector.onnx and pet-detector.json from a checkpoint, always both, so that the hash fits."""
import argparse
import hashlib
import io
import json
import os

import onnx
import torch

from network import Detector, Exported, cost
from places import CLASSES, POINTS, STRIDE
from teacher import Teacher

NMS_IOU = 0.45
INPUT_AREA = 41000    # 256x160
NEAR_INPUT_AREA = 24000    # 192x96 of a wide picture


def fuse(detector):
    """Folds every normalisation into the convolution before it."""
    for module in detector.modules():
        if isinstance(module, torch.nn.Sequential):
            for i in range(len(module) - 1):
                if isinstance(module[i], torch.nn.Conv2d) and isinstance(module[i + 1], torch.nn.BatchNorm2d):
                    module[i] = torch.nn.utils.fuse_conv_bn_eval(module[i], module[i + 1])
                    module[i + 1] = torch.nn.Identity()
    return detector


def without_identities(model):
    """Equal initialisers are exported once plus Identity nodes, which OpenCV 4.6 refuses for constants."""
    graph = model.graph
    constants = {t.name: t for t in graph.initializer}
    renamed = {}
    for node in [n for n in graph.node if n.op_type == 'Identity']:
        renamed[node.output[0]] = renamed.get(node.input[0], node.input[0])
        graph.node.remove(node)
    for node in graph.node:
        for i, name in enumerate(node.input):
            if name in renamed:
                source = renamed[name]
                if source in constants and name not in constants:
                    copy = graph.initializer.add()
                    copy.CopyFrom(constants[source])
                    copy.name = name
                    constants[name] = copy
                elif source not in constants:
                    node.input[i] = source
    return model


def exported(checkpoint, network, knee, slope):
    detector = network().eval()
    detector.load_state_dict(torch.load(checkpoint, weights_only=True)['average'])
    weights, multiply_adds = cost(detector)
    buffer = io.BytesIO()
    axes = {2: 'height', 3: 'width'}
    cells = {2: 'rows', 3: 'columns'}
    outputs = ['centres', 'boxes'] + ['points'] * hasattr(detector, 'points')
    torch.onnx.export(Exported(fuse(detector), knee, slope), torch.zeros(1, 3, 160, 256), buffer, dynamo=False, opset_version=11,
                      input_names=['image'], output_names=outputs,
                      dynamic_axes={'image': axes} | {name: cells for name in outputs})
    model = without_identities(onnx.load_from_string(buffer.getvalue()))
    model.producer_name, model.producer_version, model.doc_string = 'nosebooth', '', ''
    onnx.checker.check_model(model)
    return model.SerializeToString(), weights, multiply_adds


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('folder', help='where both files go; . in this folder replaces what ships')
    parser.add_argument('--teacher', action='store_true', help='the checkpoint is of the teacher, to be judged and not shipped')
    parser.add_argument('--knee', type=float, default=0.0, help='logit from which scores rise faster')
    parser.add_argument('--slope', type=float, default=1.0, help='by how much, so that a score is the share that is right: evaluate.py prints what is')
    options = parser.parse_args()
    data, weights, multiply_adds = exported(options.checkpoint, Teacher if options.teacher else Detector, options.knee, options.slope)
    description = {
        'format': 'nosebooth.detector/3',
        'file': 'pet-detector.onnx',
        'sha256': hashlib.sha256(data).hexdigest(),
        'classes': list(CLASSES),
        'points': [[] if options.teacher else list(POINTS[kind]) for kind in CLASSES],
        'stride': STRIDE,
        'inputArea': INPUT_AREA,
        'nearInputArea': NEAR_INPUT_AREA,
        'inputMultiple': 32,
        'peakKernel': 3,
        'scoreMinimum': 0.05,
        'nmsIoU': NMS_IOU,
        'weights': weights,
        'multiplyAddsAt256x160': multiply_adds,
        'calibration': {'knee': options.knee, 'slope': options.slope},
    }
    with open(os.path.join(options.folder, 'pet-detector.onnx'), 'wb') as f:
        f.write(data)
    with open(os.path.join(options.folder, 'pet-detector.json'), 'w') as f:
        json.dump(description, f, indent=2)
        f.write('\n')
    print(len(data), 'bytes', description['sha256'])


if __name__ == '__main__':
    main()
