#!/usr/bin/env python3
"""Writes a folder that score_detect.py takes: the judging side of split.csv with the published labels.

Pictures are linked, not copied. Our own corrections of labels are left out, so that figures can be compared.
"""
import argparse
import csv
import os

from places import DEFAULT_PETS, HERE


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('output', help='folder to write, outside the repository')
    parser.add_argument('--pets', default=DEFAULT_PETS)
    parser.add_argument('--part', default='val')
    options = parser.parse_args()
    with open(os.path.join(HERE, 'split.csv')) as f:
        chosen = {r['file'] for r in csv.DictReader(f) if r['part'] == options.part}
    os.makedirs(os.path.join(options.output, 'images'), exist_ok=True)
    for name in ('images.csv', 'annotations.csv'):
        with open(os.path.join(options.pets, name)) as f:
            rows = csv.DictReader(f)
            with open(os.path.join(options.output, name), 'w', newline='') as g:
                out = csv.DictWriter(g, rows.fieldnames)
                out.writeheader()
                for row in rows:
                    if row['file'] in chosen:
                        out.writerow(row)
                        link = os.path.join(options.output, 'images', row['file'])
                        if not os.path.lexists(link):
                            os.symlink(os.path.abspath(os.path.join(options.pets, 'train/images', row['file'])), link)


if __name__ == '__main__':
    main()
