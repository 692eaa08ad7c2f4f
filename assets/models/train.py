#!/usr/bin/env python3
"""Trains the detector on a processor. Keeps averaged weights; a checkpoint can be exported at any time.

Each process is one thread with its own samples and its own optimiser; they share the weights without
locks (Hogwild). On a machine that others use too, threads that wait for one another lose far more.
The rate follows the clock, not a count of steps: a shared machine's speed cannot be promised.
"""
import argparse
import copy
import math
import os
import time

import cv2
import numpy
import torch
import torch.multiprocessing

import drawings
import losses
from dataset import load
from network import BLOCKS, Detector, cost
from places import ALL_POINTS, DEFAULT_HIRES, DEFAULT_PETS
from sampler import PointSampler, Sampler
from teacher import Teacher, ready


# of the detector's features, counted from stride 8 on, those that are compared, and after which of the teacher's blocks
COMPARED = [(0, 4), (2, 7), (5, 10), (len(BLOCKS), 14)]
NOTHING = -12.0    # logit


def batches(sampler, size, teacher):
    """Pictures, what the labels say of them, and what the teacher says, which is empty without one."""
    while True:
        *batch, turned = (torch.from_numpy(a) for a in sampler.batch(size))
        yield tuple(batch), told(teacher, batch[0], turned) if teacher else ()


@torch.no_grad()
def told(teacher, image, turned):
    """The teacher was never told that an animal on its head is none."""
    said = teacher.look(planes(image).to(torch.bfloat16))
    scores, boxes = teacher.answer(*said)
    scores[turned] = NOTHING
    return (scores, boxes, *(said[i] for _, i in COMPARED))


def planes(image):
    return image.permute(0, 3, 1, 2).to(torch.float32, memory_format=torch.channels_last) / 255 - 0.5


def mirrored(batch):
    (image, heat, mask, box, weight, sized, *points), told = batch
    box, weight = box.flip(-1), weight.flip(-1)
    points = [p.flip(-1)[:, MIRRORED_POINTS] for p in points]
    points[2][:, :, 0] *= -1    # dx of the places
    box[:, :, 0] = (box.shape[-1] - box[:, :, 0]) * (weight > 0)
    told = [t.flip(-1) for t in told]
    if told:
        told[1][:, 0::4] *= -1    # dx
    return (image.flip(2), heat.flip(-1), mask.flip(-1), box, weight, sized.flip(-1),
            *points), told


# left and right change places
MIRRORED_POINTS = [ALL_POINTS.index((kind, point.replace('left', 'right') if 'left' in point else point.replace('right', 'left')))
                   for kind, point in ALL_POINTS]


def toned(batch, random):
    """In another light, which the teacher's answers do not depend on."""
    (image, *labels), told = batch
    n = len(image)
    gain = torch.exp(0.2 * torch.randn((n, 1, 1, 3), generator=random))
    offset = torch.tensor([12.0, 4.0, 4.0]) * torch.randn((n, 1, 1, 3), generator=random)
    noise = torch.rand((n, 1, 1, 1), generator=random) * 6 * torch.randn(image.shape[1:], generator=random)
    image = ((image - 128.0) * gain + 128 + offset + noise).clamp(0, 255).to(torch.uint8)
    return (image, *labels), told


def echoed(stream, keep, times):
    """Every batch several times, later mirrored and then in another light: to draw samples and to ask the teacher costs
    more than to learn. Answers pictures and labels, what the teacher says, and whether they are mirrored."""
    shelf, random = [], torch.Generator().manual_seed(0)
    for batch in stream:
        yield *batch, False
        shelf.append([batch, 1])
        for _ in range(times - 1 if len(shelf) >= keep else times - 2):
            place = int(torch.randint(len(shelf), (1,), generator=random))
            again, shown = shelf[place]
            shelf[place][1] += 1
            if shown + 1 == times:
                shelf.pop(place)
            if shown >= 2:
                again = toned(again, random)
            mirror = shown == 1
            yield *(mirrored(again) if mirror else again), mirror
            if not shelf:
                break


class Average:
    """Exponential average of weights and of the normalisation statistics."""

    def __init__(self, model, decay):
        self.model, self.decay, self.steps = copy.deepcopy(model).eval(), decay, 0

    @torch.no_grad()
    def update(self, model):
        self.steps += 1
        keep = min(self.decay, (1 + self.steps) / (10 + self.steps))
        for mine, theirs in zip(self.model.state_dict().values(), model.state_dict().values()):
            if mine.dtype.is_floating_point:
                mine.lerp_(theirs, 1 - keep)
            else:
                mine.copy_(theirs)


@torch.no_grad()
def alarms(model, pictures):
    """The highest score that the model gives to each picture, at the size that the booth uses."""
    scores = []
    for picture in pictures:
        width, height = (256, 160) if picture.width >= picture.height else (160, 256)
        scale = min(width / picture.width, height / picture.height)
        size = max(1, round(picture.width * scale)), max(1, round(picture.height * scale))
        image = numpy.full((height, width, 3), 128, numpy.uint8)
        image[:size[1], :size[0]] = cv2.resize(picture.levels[0], size, interpolation=cv2.INTER_AREA)
        scores.append(torch.sigmoid(model(planes(torch.from_numpy(image)[None]))[0]).max().item())
    return numpy.array(scores)


def restore(model, state):
    """Heads that have another shape than before begin anew."""
    own = model.state_dict()
    model.load_state_dict(own | {name: value for name, value in state.items() if name in own and own[name].shape == value.shape})


def learn(rank, model, average, teacher, pictures, drawn, hard, options, start, say):
    torch.set_num_threads(1)
    sampler = (PointSampler(pictures, [options.seed, rank], options.small) if options.points_only
               else Sampler(pictures, [options.seed, rank], drawn, options.small))
    if hard is not None:
        sampler.dwell(hard)
    optimiser = torch.optim.AdamW(model.groups(), lr=options.rate, weight_decay=0.02, betas=(0.9, 0.98))
    saved = shown = time.time()
    steps, sums = 0, torch.zeros(6)
    for labels, told, mirror in echoed(batches(sampler, options.batch, teacher), options.shelf, options.times):
        progress = (time.time() - start) / 60 / options.minutes
        if progress >= 1:
            break
        warm = min(1, (steps + 1) / options.warm_up)
        rate = warm * (options.last_rate + (options.rate - options.last_rate) * (1 + math.cos(math.pi * progress)) / 2)
        for group in optimiser.param_groups:
            group['lr'] = rate * group['share']
        image, heat, mask, box, weight, sized, *points = labels
        with torch.autocast('cpu', torch.bfloat16):
            features = model.look(planes(image))
            centres, boxes, *places = (t.float() for t in model.answer(*features))
        nothing = centres.new_zeros(())
        parts = [nothing if options.points_only else losses.focal(centres, heat, mask),
                 nothing if options.points_only else options.box_weight * losses.boxes(boxes, box, weight, sized),
                 options.point_weight * losses.points(places[0], *points) if places else nothing]
        if teacher:
            scores, frames, *seen = (t.float() for t in told)
            # in a mirror the teacher's features would be others: an edge from the left is not one from the right
            unlike = [] if mirror else [losses.features(features[1][i].float(), there) for (i, _), there in zip(COMPARED, seen)]
            parts += [options.soft * losses.soft_centres(centres, scores), options.soft_boxes * losses.soft_boxes(boxes, frames, scores),
                      options.mimic * (1 - progress) ** 2 * sum(unlike, nothing) / len(COMPARED)]
        optimiser.zero_grad(set_to_none=True)
        sum(parts).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 10)
        optimiser.step()
        steps += 1
        sums[:len(parts)] += torch.stack(parts).detach()
        if steps % 50 == 0:
            now = time.time()
            say(f'process {rank} step {steps} rate {rate:.2e} centres, boxes, points, soft centres, soft boxes, features '
                + ' '.join(f'{v:.3f}' for v in sums / 50) + f' {50 * options.batch / (now - shown):.0f} pictures/s')
            sums, shown = torch.zeros(6), now
        if rank == 0:
            average.update(model)
            if time.time() - saved > 120:
                save(os.path.join(options.runs, 'last.pt'), model, average)
                saved = time.time()
    if rank == 0:
        save(os.path.join(options.runs, 'final.pt'), model, average)
    say(f'process {rank} done after {steps} steps of {options.batch}')


def save(path, model, average):
    torch.save({'model': model.state_dict(), 'average': average.model.state_dict(), 'steps': average.steps}, path + '.part')
    os.replace(path + '.part', path)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--pets', default=DEFAULT_PETS)
    parser.add_argument('--hires', default=DEFAULT_HIRES)
    parser.add_argument('--runs', required=True, help='folder for checkpoints and the log, outside the repository')
    parser.add_argument('--network', choices=('detector', 'teacher'), default='detector')
    parser.add_argument('--resume', help='checkpoint to go on from')
    parser.add_argument('--teacher', help='checkpoint of a trained teacher, whose answers count beside the labels')
    parser.add_argument('--soft', type=float, default=1.0, help="weight of the teacher's scores")
    parser.add_argument('--soft-boxes', type=float, default=1.0, help="weight of the teacher's boxes")
    parser.add_argument('--mimic', type=float, default=15.0, help="weight of the features that the teacher has, falling to 0")
    parser.add_argument('--minutes', type=float, default=60)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--last-rate', type=float, default=2e-5)
    parser.add_argument('--warm-up', type=int, default=200, help='steps')
    parser.add_argument('--box-weight', type=float, default=1.5)
    parser.add_argument('--point-weight', type=float, default=1.0)
    parser.add_argument('--points-only', action='store_true', help='teach the maps of points to a detector that stays as it is')
    parser.add_argument('--batch', type=int, default=32)
    parser.add_argument('--times', type=int, default=4, help='that every sample is shown')
    parser.add_argument('--shelf', type=int, default=150, help='batches that wait to be shown again, of 14 MB each in every process')
    parser.add_argument('--small', type=float, default=0.0, help='share of batches at about half the area, which learn nearly as much in half the time')
    parser.add_argument('--decay', type=float, default=0.999)
    parser.add_argument('--drawn', help='drawn animals to mix in, written by drawings.py')
    parser.add_argument('--processes', type=int, default=2)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()

    os.makedirs(options.runs, exist_ok=True)

    def say(line):
        line = time.strftime('%H:%M:%S ') + line
        print(line, flush=True)
        with open(os.path.join(options.runs, 'log.txt'), 'a') as log:
            log.write(line + '\n')

    # before any use: neither OpenCV's nor torch's own threads survive a fork
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    pictures = load(options.pets, options.hires, 'train')
    drawn = drawings.load(options.drawn) if options.drawn else []

    model = (Teacher(pretrained=True) if options.network == 'teacher' else Detector()).to(memory_format=torch.channels_last)
    model.train()
    say('%d pictures, %d drawings, %d weights, %d multiply-adds' % (len(pictures), len(drawn), *cost(model)))
    average = Average(model, options.decay)
    if options.resume:
        state = torch.load(options.resume, weights_only=True)
        restore(model, state['model'])
        restore(average.model, state['average'])
        average.steps = state['steps']
    if options.points_only:
        model.learn_points_only()
    hard = None
    if options.resume and not options.points_only:
        hard = alarms(average.model, Sampler(pictures, options.seed).empty)
        say('%d empty pictures, %d of them fire at 0.5' % (len(hard), (hard >= 0.5).sum()))
    teacher = None
    if options.teacher:
        teacher = Teacher()
        teacher.load_state_dict(torch.load(options.teacher, weights_only=True)['average'])
        teacher = ready(teacher).to(memory_format=torch.channels_last)
    model.share_memory()
    fork = torch.multiprocessing.get_context('fork')
    start = time.time()
    others = [fork.Process(target=learn, args=(rank, model, average, teacher, pictures, drawn, hard, options, start, say), daemon=True)
              for rank in range(1, options.processes)]
    for process in others:
        process.start()
    learn(0, model, average, teacher, pictures, drawn, hard, options, start, say)
    for process in others:
        process.join()


if __name__ == '__main__':
    main()
