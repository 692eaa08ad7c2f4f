#!/usr/bin/env python3
"""Trains the detector on a processor. Keeps averaged weights; a checkpoint can be exported at any time.

The rate follows the clock, not a count of steps: a shared machine's speed cannot be promised.
"""
import argparse
import copy
import math
import os
import time

import cv2
import torch
from torch.utils.data import DataLoader, IterableDataset

import drawings
import losses
from dataset import load
from network import Detector, cost
from places import DEFAULT_HIRES, DEFAULT_PETS
from sampler import Sampler


class Stream(IterableDataset):
    def __init__(self, pictures, drawn, batch, small, seed):
        self.pictures, self.drawn, self.batch, self.small, self.seed = pictures, drawn, batch, small, seed

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        sampler = Sampler(self.pictures, [self.seed, worker.id if worker else 0], self.drawn, self.small)
        while True:
            yield tuple(torch.from_numpy(a) for a in sampler.batch(self.batch))


def mirrored(batch):
    image, heat, mask, box, weight, sized = batch
    box = box.flip(-1)
    box[:, :, 0] = (box.shape[-1] - box[:, :, 0]) * (weight.flip(-1) > 0)
    return image.flip(2), heat.flip(-1), mask.flip(-1), box, weight.flip(-1), sized.flip(-1)


def echoed(stream, keep=24):
    """Every batch twice, the second time later and mirrored: drawing samples costs a third of the machine."""
    shelf, random = [], torch.Generator().manual_seed(0)
    for batch in stream:
        yield batch
        shelf.append(batch)
        if len(shelf) >= keep:
            yield mirrored(shelf.pop(int(torch.randint(len(shelf), (1,), generator=random))))


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


def save(path, **content):
    torch.save(content, path + '.part')
    os.replace(path + '.part', path)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--pets', default=DEFAULT_PETS)
    parser.add_argument('--hires', default=DEFAULT_HIRES)
    parser.add_argument('--runs', required=True, help='folder for checkpoints and the log, outside the repository')
    parser.add_argument('--resume', help='checkpoint to go on from')
    parser.add_argument('--minutes', type=float, default=60)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--last-rate', type=float, default=2e-5)
    parser.add_argument('--batch', type=int, default=32)
    parser.add_argument('--small', type=float, default=0.0, help='share of batches at about half the area, which learn nearly as much in half the time')
    parser.add_argument('--decay', type=float, default=0.9995)
    parser.add_argument('--drawn', help='drawn animals to mix in, written by drawings.py')
    parser.add_argument('--workers', type=int, default=1)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()

    os.makedirs(options.runs, exist_ok=True)
    log = open(os.path.join(options.runs, 'log.txt'), 'a', buffering=1)

    def say(*words):
        line = ' '.join(str(w) for w in (time.strftime('%H:%M:%S'), *words))
        print(line, flush=True)
        log.write(line + '\n')

    cv2.setNumThreads(1)    # before any use: OpenCV's own threads do not survive the fork of the workers
    torch.set_num_threads(2)
    torch.manual_seed(options.seed)
    pictures = load(options.pets, options.hires, 'train')
    drawn = drawings.load(options.drawn) if options.drawn else []
    say(len(pictures), 'pictures,', len(drawn), 'drawings,', '%d weights, %d multiply-adds' % cost(Detector()))

    model = Detector().to(memory_format=torch.channels_last)
    average = Average(model, options.decay)
    optimiser = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=0.02, betas=(0.9, 0.98))
    if options.resume:
        state = torch.load(options.resume, weights_only=True)
        model.load_state_dict(state['model'])
        average.model.load_state_dict(state['average'])
        average.steps = state['steps']
        optimiser.load_state_dict(state['optimiser'])

    stream = DataLoader(Stream(pictures, drawn, options.batch, options.small, options.seed), batch_size=None,
                        num_workers=options.workers, prefetch_factor=4 if options.workers else None)
    start = saved = shown = time.time()
    step, seen, sums = 0, 0, [0.0, 0.0]
    for image, heat, mask, box, weight, sized in echoed(stream):
        progress = (time.time() - start) / 60 / options.minutes
        if progress >= 1:
            break
        warm = min(1, (step + 1) / (50 if options.resume else 300))
        rate = warm * (options.last_rate + (options.rate - options.last_rate) * (1 + math.cos(math.pi * progress)) / 2)
        for group in optimiser.param_groups:
            group['lr'] = rate
        image = image.permute(0, 3, 1, 2).to(torch.float32, memory_format=torch.channels_last) / 255 - 0.5
        with torch.autocast('cpu', torch.bfloat16):
            centres, boxes = model(image)
        centre_loss = losses.focal(centres.float(), heat, mask)
        box_loss = losses.boxes(boxes.float(), box, weight, sized)
        optimiser.zero_grad(set_to_none=True)
        (centre_loss + box_loss).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 10)
        optimiser.step()
        average.update(model)
        step, seen = step + 1, seen + len(image)
        sums[0] += centre_loss.item()
        sums[1] += box_loss.item()
        if step % 100 == 0:
            now = time.time()
            say(f'step {step} rate {rate:.2e} centres {sums[0] / 100:.3f} boxes {sums[1] / 100:.3f} '
                f'{100 * options.batch / (now - shown):.0f} pictures/s')
            sums, shown = [0.0, 0.0], now
        if time.time() - saved > 120 or step == 20:
            save(os.path.join(options.runs, 'last.pt'), model=model.state_dict(), average=average.model.state_dict(),
                 steps=average.steps, optimiser=optimiser.state_dict())
            saved = time.time()
    save(os.path.join(options.runs, 'final.pt'), model=model.state_dict(), average=average.model.state_dict(),
         steps=average.steps, optimiser=optimiser.state_dict())
    say('done:', step, 'steps,', seen, 'samples')


if __name__ == '__main__':
    main()
