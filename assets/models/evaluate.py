#!/usr/bin/env python3
"""Judges a detector on the judging side of split.csv: tables for people, and a sheet of its worst mistakes.

Prints, for every class, average precision and recall at several precisions, and where the misses are; false alarms,
confusions of species and how well scores are calibrated; and, with --quality, what is left wrong when pictures of low
overall quality are thrown away. Matching is that of score_detect.py: overlap of a half; a nose whose box is an
estimate counts by its centre.
"""
import argparse
import csv
import json
import math
import os
import subprocess
import tempfile
from collections import defaultdict
from dataclasses import dataclass

import cv2
import numpy

from dataset import pointed
from detect import Runner, overlap, planes_of
from places import CLASSES, DEFAULT_PETS, HERE, POINTS

NEAR = 0.1    # share of the picture's width from which a nose counts as near


@dataclass
class Mark:
    kind: str
    box: tuple       # x, y, w, h in pixels
    exact: bool      # drawn or checked by eye: judged by its overlap


@dataclass
class Answer:
    file: str
    kind: str
    score: float
    box: tuple
    points: list    # None where they are not told
    right: bool = False
    near: bool = False


def read(folder, name):
    with open(os.path.join(folder, name)) as f:
        return list(csv.DictReader(f))


def marks_of(pack, images):
    marks = defaultdict(list)
    for row in read(pack, 'annotations.csv'):
        if row['class'] in CLASSES:
            w, h = float(images[row['file']]['width']), float(images[row['file']]['height'])
            x, y, bw, bh = (float(row[k]) for k in ('cx', 'cy', 'w', 'h'))
            exact = row['class'] != 'dog_nose' or row['quality'] in ('human', 'reviewed')
            marks[row['file']].append(Mark(row['class'], ((x - bw / 2) * w, (y - bh / 2) * h, bw * w, bh * h), exact))
    return marks


def nearness(box, mark, size):
    """Above 0: the answer is that mark."""
    if mark.exact:
        return overlap(box, mark.box) - 0.4999999
    reach = max(0.02 * max(size), 0.75 * max(mark.box[2:]))
    dx, dy = (box[i] + box[i + 2] / 2 - mark.box[i] - mark.box[i + 2] / 2 for i in (0, 1))
    return 1 - math.hypot(dx, dy) / reach


def match(answers, marks, size):
    """Best score first, every mark once. Answers the marks that nothing found."""
    left = list(marks)
    for answer in sorted(answers, key=lambda a: -a.score):
        best = max(left, key=lambda m: nearness(answer.box, m, size), default=None)
        if best is not None and nearness(answer.box, best, size) > 0:
            left.remove(best)
            answer.right, answer.near = True, best.box[2] >= NEAR * size[0]
    return left


def curve(answers, count):
    """Precision and recall after each answer, best score first."""
    rows = sorted(answers, key=lambda a: -a.score)
    right = numpy.cumsum([a.right for a in rows])
    return right / numpy.arange(1, len(rows) + 1), right / max(count, 1)


def average_precision(precision, recall):
    envelope = numpy.maximum.accumulate(precision[::-1])[::-1]
    return float(numpy.sum(numpy.diff(numpy.concatenate([[0], recall])) * envelope))


def recall_at(precision, recall, wanted):
    return float(recall[precision >= wanted].max(initial=0))


def table(title, answers, count):
    precision, recall = curve(answers, count)
    print(f'{title:26} {count:6} {average_precision(precision, recall):7.3f}', end='')
    for wanted in (0.95, 0.9, 0.8, 0.5):
        print(f' {recall_at(precision, recall, wanted):7.3f}', end='')
    print(f' {recall.max(initial=0):9.3f}')


def calibration(answers):
    print('\nof the answers with a score of       right    (answers)')
    edges = (0.05, 0.2, 0.35, 0.5, 0.65, 0.75, 0.85, 0.95, 1.01)
    for low, high in zip(edges, edges[1:]):
        group = [a for a in answers if low <= a.score < high]
        if group:
            mean = numpy.mean([a.score for a in group])
            print(f'  {low:.2f} to {min(high, 1):.2f}, {mean:.2f} on average    {numpy.mean([a.right for a in group]):5.2f}    ({len(group)})')


def landmarks(answers, images):
    """How far points are from those marked by eye, in distances between the eyes or widths of the nose."""
    known = pointed()
    print('\npoints                       marked   median error   nine in ten')
    for kind in CLASSES:
        off, turns, rolls, hidden, untold = defaultdict(list), [], [], [], 0
        for a in answers:
            size = float(images[a.file]['width']), float(images[a.file]['height'])
            want = [p and (p[0] * size[0], p[1] * size[1]) for p in known.get((a.file, kind), ())] if a.kind == kind else []
            if not any(want):
                continue
            if not (want[0] and want[1]):
                if kind == 'cat_face':
                    hidden.append(abs(turn(*a.points)) if a.points else math.inf)
                continue
            if not a.points:
                untold += 1
                continue
            unit = a.box[2] if kind == 'dog_nose' else math.dist(*want[:2])
            for name, p, q in zip(POINTS[kind], want, a.points):
                if p:
                    off[name].append(math.dist(p, q) / max(unit, 1e-6))
            rolls.append((roll(*want[:2]), roll(*a.points[:2])))
            if kind != 'dog_nose' and want[2]:
                turns.append((turn(*want), turn(*a.points)))
        for name, errors in off.items():
            print(f'{kind + " " + name:28} {len(errors):6} {numpy.median(errors):14.3f} {numpy.quantile(errors, 0.9):13.3f}')
        for name, pairs in (('turn', turns), ('roll, degrees', rolls)):
            if pairs:
                error = [abs(a - b) for a, b in pairs]
                print(f'{kind + " " + name:28} {len(error):6} {numpy.median(error):14.3f} {numpy.quantile(error, 0.9):13.3f}')
        if hidden:
            print(f'{kind}, one eye hidden: turn of {numpy.median(hidden):.2f} in the median of {len(hidden)}')
        if untold:
            print(f'{kind}, points not told of {untold} in which they can be seen')


def roll(left, right):
    return math.degrees(math.atan2(right[1] - left[1], right[0] - left[0]))


def turn(left, right, nose):
    """How far the nose lies beside the middle between the eyes, in their distance: what the booth calls so."""
    across = right[0] - left[0], right[1] - left[1]
    beside = nose[0] - (left[0] + right[0]) / 2, nose[1] - (left[1] + right[1]) / 2
    return (across[0] * beside[0] + across[1] * beside[1]) / max(across[0] ** 2 + across[1] ** 2, 1)


def sheet(path, mistakes, marks, pictures, count=30, side=260):
    """The highest wrong answers in red with the marks in green."""
    tiles = []
    for answer in sorted(mistakes, key=lambda a: -a.score)[:count]:
        image = cv2.imread(os.path.join(pictures, answer.file))
        scale = side / max(image.shape[:2])
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        for box, colour in [(m.box, (0, 200, 0)) for m in marks[answer.file] if m.kind == answer.kind] + [(answer.box, (0, 0, 255))]:
            corners = [round(v * scale) for v in (box[0], box[1], box[0] + box[2], box[1] + box[3])]
            cv2.rectangle(image, corners[:2], corners[2:], colour, 2)
        tile = numpy.zeros((side + 18, side, 3), numpy.uint8)
        tile[:image.shape[0], :image.shape[1]] = image
        cv2.putText(tile, f'{answer.file[:-4]} {answer.kind} {answer.score:.2f}', (2, side + 13), 0, 0.36, (255, 255, 255), 1)
        tiles.append(tile)
    while len(tiles) % 6:
        tiles.append(numpy.zeros((side + 18, side, 3), numpy.uint8))
    cv2.imwrite(path, numpy.vstack([numpy.hstack(tiles[i:i + 6]) for i in range(0, len(tiles), 6)]))


def overall(nosebooth, picture, species, folder):
    """What the booth makes of a picture that is held before it for a third of a second: long enough to be believed."""
    clip = os.path.join(folder, 'clip.mjpeg')
    with open(picture, 'rb') as f, open(clip, 'wb') as out:
        out.write(f.read() * 10)
    command = [nosebooth, 'replay', '--source', 'replay:' + clip, '--species', species, '--json']
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    found = [e['quality']['overall'] for e in map(json.loads, lines) if e['event'] == 'frame' and e['quality']]
    return found[-1] if found else None


def discard(nosebooth, answers, pictures):
    """Throws away noses of dogs and faces of cats from the lowest overall quality up: are the wrong ones thrown away
    first?"""
    best = {}
    for answer in answers:
        if answer.kind != 'dog_face' and answer.score >= 0.25 and (answer.file not in best or answer.score > best[answer.file].score):
            best[answer.file] = answer
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for answer in best.values():
            quality = overall(nosebooth, os.path.join(pictures, answer.file), 'cat' if answer.kind == 'cat_face' else 'dog', folder)
            if quality is not None:
                rows.append((quality, answer.right))
    print(f'\nerror versus discard, {len(rows)} pictures with a measured target')
    for share in (0, 0.1, 0.2, 0.3, 0.5, 0.7):
        print(f'  worst {share:4.0%} thrown away: {wrong_of_kept(rows, share):.3f} wrong')


def wrong_of_kept(rows, share):
    """What is to be expected where the border falls among pictures of one quality, of which many have none."""
    groups = defaultdict(list)
    for quality, right in rows:
        groups[quality].append(right)
    thrown, kept, wrong = share * len(rows), 0.0, 0.0
    for _, group in sorted(groups.items()):
        here = max(0.0, len(group) - thrown)
        thrown = max(0.0, thrown - len(group))
        kept += here
        wrong += here * (1 - numpy.mean(group))
    return wrong / max(kept, 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pets', default=DEFAULT_PETS)
    parser.add_argument('--model', default=HERE, help='folder of pet-detector.json')
    parser.add_argument('--by-eye', action='store_true', help='judge by the boxes that we drew where there are some')
    parser.add_argument('--sheet', help='PNG of the worst mistakes, outside the repository')
    parser.add_argument('--quality', metavar='NOSEBOOTH', help='the built program, for the error-versus-discard curve')
    options = parser.parse_args()
    cv2.setNumThreads(2)
    run = Runner(options.model)
    with tempfile.TemporaryDirectory() as pack:
        command = ['python3', os.path.join(HERE, 'validation_pack.py'), pack, '--pets', options.pets]
        subprocess.run(command + (['--by-eye'] if options.by_eye else []), check=True)
        images = {r['file']: r for r in read(pack, 'images.csv')}
        marks = marks_of(pack, images)
    pictures = os.path.join(options.pets, 'train/images')
    answers, missed, counts, spent = [], [], defaultdict(int), []
    seen = defaultdict(list)
    for file, row in images.items():
        picture = planes_of(os.path.join(pictures, file))
        size = picture.shape[1], picture.shape[0]
        found, milliseconds = run(picture)
        spent.append(milliseconds)
        for d in found:
            x, y, w, h = d['box']
            seen[file].append(Answer(file, d['class'], d['score'], (x * size[0], y * size[1], w * size[0], h * size[1]),
                                     d['points'] and [(px * size[0], py * size[1]) for px, py in d['points']]))
        for kind in CLASSES:
            if row['complete_' + kind] != '1':
                continue
            own = [a for a in seen[file] if a.kind == kind]
            there = [m for m in marks[file] if m.kind == kind]
            missed += [(file, m) for m in match(own, there, size)]
            answers += own
            counts[kind] += len(there)
            counts['near'] += sum(m.kind == 'dog_nose' and m.box[2] >= NEAR * size[0] for m in there)

    print('                                          recall at precision            greatest')
    print('class                       marked      AP    0.95     0.9     0.8     0.5    recall')
    for kind in CLASSES:
        table(kind, [a for a in answers if a.kind == kind], counts[kind])
    near = [a for a in answers if a.kind == 'dog_nose' and (a.near or not a.right and a.box[2] >= NEAR * float(images[a.file]['width']))]
    table('dog_nose, near', near, counts['near'])
    misses = defaultdict(int)
    for file, mark in missed:
        misses[images[file]['source'], mark.kind] += 1
    print('\nnot found: ' + ', '.join(f'{n} {kind} in {source}' for (source, kind), n in sorted(misses.items())))
    complete = lambda r, *kinds: all(r['complete_' + k] == '1' for k in kinds)
    empty = [f for f, r in images.items() if not marks[f] and complete(r, *CLASSES)]
    alarms = [f for f in empty if any(a.score >= 0.5 for a in seen[f])]
    print(f'false alarms at 0.5: {len(alarms)} of {len(empty)} pictures without a pet ({len(alarms) / len(empty):.1%})')
    for own, other, word in (('dog_face', 'cat_face', 'dogs called cats'), ('cat_face', 'dog_face', 'cats called dogs')):
        group = [f for f, r in images.items() if marks[f] and complete(r, other) and all((m.kind == 'cat_face') == (own == 'cat_face') for m in marks[f])]
        wrong = [f for f in group if any(a.kind == other and a.score >= 0.5 for a in seen[f])]
        print(f'{word} at 0.5: {len(wrong)} of {len(group)}')
    calibration(answers)
    landmarks([a for a in answers if a.right], images)
    print(f'\nmedian {numpy.median(spent):.1f} ms with OpenCV {cv2.__version__}, two threads')
    if options.sheet:
        sheet(options.sheet, [a for a in answers if not a.right], marks, pictures)
    if options.quality:
        discard(options.quality, answers, pictures)


if __name__ == '__main__':
    main()
