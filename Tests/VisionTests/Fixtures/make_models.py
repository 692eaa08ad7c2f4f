#!/usr/bin/env python3
"""Makes the small networks beside it, each wrong in one way. Needs onnx and numpy; run only when they change."""
import os

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

HERE = os.path.dirname(os.path.abspath(__file__))


def network(name, image='image', centres='centres', boxes='boxes', points='points', classes=3, stride=8, channels=3, operation='Conv', opset=11,
            squash='Sigmoid', squash_points='Sigmoid', sideways=False, bend=None):
    """`squash` and `squash_points` make scores of logits, `sideways` gives rows for columns, `bend` is done to the boxes."""
    random = numpy.random.default_rng(1)
    nodes, weights = [], []

    def conv(output, maps, after):
        raw = output + '.raw' if after else output
        weight = numpy_helper.from_array(random.normal(0, 0.01, (maps, channels, 1, 1)).astype(numpy.float32), output + '.weight')
        weights.append(weight)
        nodes.append(helper.make_node(operation, [image, weight.name], [raw], kernel_shape=[1, 1], strides=[stride, stride]))
        if after:
            perm = {'perm': [0, 1, 3, 2]} if after == 'Transpose' else {}
            nodes.append(helper.make_node(after, [raw], [output], **perm))

    outputs = {centres: classes, boxes: 4 * classes} | ({points: 24} if points else {})
    afters = {centres: squash, boxes: 'Transpose' if sideways else bend, points: squash_points}
    for output, maps in outputs.items():
        conv(output, maps, afters.get(output))
    graph = helper.make_graph(
        nodes, name,
        [helper.make_tensor_value_info(image, TensorProto.FLOAT, [1, channels, 'h', 'w'])],
        [helper.make_tensor_value_info(output, TensorProto.FLOAT, [1, maps, 'r', 'c']) for output, maps in outputs.items()],
        weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', opset)], producer_name='nosebooth')
    model.ir_version = 6
    onnx.save(model, os.path.join(HERE, name + '.onnx'))


network('right')
network('two-classes', classes=2)
network('no-points', points=None)
network('coarse', stride=16)
network('four-planes', channels=4)
network('other-outputs', centres='scores', boxes='rectangles')
network('other-input', image='picture')
network('unknown-operation', operation='Telepathy')
network('logits', squash=None)
network('logits-of-points', squash_points=None)
network('sideways', sideways=True)
network('no-numbers', bend='Log')
