#!/usr/bin/env python3
"""Films photographs of pets well and badly, and counts what the booth makes of the clips.

usage: film_photographs.py NOSEBOOTH PHOTOGRAPHS [--empty FOLDER] [--every N] [--jobs N] [--kinds KIND,…]

NOSEBOOTH is the built program. PHOTOGRAPHS holds boxes.csv (file, species, class, x, y, w, h in pixels) and the files
that it names; FOLDER pictures without a pet, of which each is filmed for both species. Prints one line a kind:

  good     how many sessions finish within 6 s, with the first picture at most 1.5 s after the approach of 1 s
  others   how many register nothing, and show the right reason in nine of ten frames after it settled

and every photograph for which that is not so. Exit 64 when what it is given cannot be used, 1 when a kind is below its
bar: all finish, or nine in ten with the right reason and at most one in twenty with an accepted picture. A picture that
a person would call good may be among those: the bars are for the whole.
"""
import argparse
import csv
import glob
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
# kind -> the reason that it should show; None: nothing is to be accepted, whatever is said
KINDS = {"good": None, "dark": "tooDark", "bright": "tooBright", "blurred": "tooBlurred", "far": "tooFarAway",
         "close": "tooClose", "offcentre": "offCentre", "moving": "moving", "two": "moreThanOneAnimal", "glare": "glare",
         "species": "wrongSpecies", "upside": None}
# Shares of the width that a dog's nose or a cat's face fills.
SIZES = {"dog": defaultdict(lambda: 0.28, far=0.06, close=0.8, two=0.2),
         "cat": defaultdict(lambda: 0.4, far=0.14, close=0.75, two=0.24, moving=0.34)}


def events(nosebooth, clip, species):
    command = [nosebooth, "replay", "--source", "replay:" + clip, "--species", species, "--json"]
    result = subprocess.run(command, capture_output=True, text=True)
    # no event at all is not "nothing accepted"
    if '"event":"end"' not in result.stdout:
        sys.exit(f"{nosebooth} did not come to the end of a clip: {result.stderr.strip() or result.returncode}")
    return [json.loads(line) for line in result.stdout.splitlines()]


def film(options, row, kind, folder):
    """(first picture, finished, share of frames with each reason after the approach) of one clip."""
    clip = os.path.join(folder, f"{row['file'].replace('/', '_')}-{kind}.mjpeg")
    made = "good" if kind == "species" else kind
    command = [sys.executable, os.path.join(HERE, "make_clip.py"), os.path.join(options.photographs, row["file"]),
               *(row[k] for k in "xywh"), clip, "--kind", made, "--size", str(SIZES[row["species"]][kind]), "--hold", "3.5"]
    subprocess.run(command, check=True)
    other = {"dog": "cat", "cat": "dog"}
    seen = events(options.nosebooth, clip, other[row["species"]] if kind == "species" else row["species"])
    os.remove(clip)
    return seen


def settled(seen, reason):
    """The share of frames that show the reason from its first showing on, after the approach and before the leave."""
    frames = [e for e in seen if e["event"] == "frame"]
    end = max(e["time"] for e in frames) - 0.5
    first = next((e["time"] for e in frames if e["reason"] == reason), None)
    if first is None or first >= 2:
        return 0.0
    frames = [e for e in frames if max(first, 1) <= e["time"] < end]
    return sum(e["reason"] == reason for e in frames) / max(1, len(frames))


def judge(seen, kind):
    """(is as it should be, has an accepted picture, words)"""
    captures = [e for e in seen if e["event"] == "capture" and e["role"] != "appearance"]
    if kind == "good":
        first = captures[0]["time"] if captures else None
        finished = next((e["time"] for e in seen if e["event"] == "finished"), None)
        fine = finished is not None and finished <= 7 and first <= 2.5
        return fine, bool(captures), f"first picture {first}, finished {finished}"
    reason = KINDS[kind]
    share = settled(seen, reason) if reason else 1.0
    counts = defaultdict(int)
    for e in seen:
        if e["event"] == "frame":
            counts[e["reason"] or e["status"]] += 1
    said = ", ".join(f"{n} {word}" for word, n in sorted(counts.items(), key=lambda c: -c[1])[:3])
    return share >= 0.9, bool(captures), f"{len(captures)} accepted; {said}"


def photographs(parser, folder):
    """The rows of its boxes.csv, each with a picture and a box."""
    try:
        with open(os.path.join(folder, "boxes.csv"), newline="") as f:
            rows = sorted(csv.DictReader(f), key=lambda r: r["file"] or "")
    except (OSError, UnicodeDecodeError, KeyError) as error:
        parser.error(f"{folder} holds no boxes.csv that can be read: {error}")
    for row in rows:
        try:
            x, y, w, h = (float(row[k]) for k in "xywh")
            fine = min(w, h) > 0 and min(x, y) >= 0 and row["species"] in SIZES
        except (KeyError, TypeError, ValueError):
            fine = False
        if not fine:
            parser.error(f"boxes.csv says of {row['file']} no species (dog, cat) and box in pixels that can be used")
        try:
            with Image.open(os.path.join(folder, row["file"])) as picture:
                size = picture.size
        except OSError as error:
            parser.error(f"{row['file']} is in boxes.csv and is no picture that can be read: {error}")
        if not (x + w <= size[0] and y + h <= size[1]):
            parser.error(f"the box of {row['file']} reaches beyond its {size[0]} x {size[1]} pixels")
    if not rows:
        parser.error(f"boxes.csv in {folder} names no photograph")
    return rows


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.exit(64, f"{self.prog}: {message}\n")


def main():
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("nosebooth")
    parser.add_argument("photographs")
    parser.add_argument("--empty", help="folder of pictures without a pet, or a file that names them")
    parser.add_argument("--every", type=int, default=1, help="only every n-th photograph")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kinds", default=",".join(KINDS))
    options = parser.parse_args()
    kinds = options.kinds.split(",")
    unknown = [k for k in kinds if k not in KINDS]
    if unknown:
        parser.error(f"there is no kind {unknown[0]}; there are {', '.join(KINDS)}")
    if options.every < 1 or options.jobs < 1:
        parser.error("--every and --jobs are at least 1")
    if not os.access(options.nosebooth, os.X_OK):
        parser.error(f"{options.nosebooth} is no program")
    rows = photographs(parser, options.photographs)[::options.every]
    pictures = without_pet(parser, options.empty) if options.empty else []
    failed = False
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(options.jobs) as pool:
        for kind in kinds:
            # reflections are a matter of noses
            chosen = [r for r in rows if kind != "glare" or r["species"] == "dog"]
            results = list(pool.map(lambda r: judge(film(options, r, kind, folder), kind), chosen))
            right, accepted = sum(r[0] for r in results), sum(r[1] for r in results)
            if kind == "good":
                print(f"{kind:10} {right} of {len(results)} finish in time", flush=True)
                failed |= right < len(results)
            else:
                print(f"{kind:10} right in {right} of {len(results)}, something accepted in {accepted}", flush=True)
                failed |= right < 0.9 * len(results) or accepted > 0.05 * len(results)
            for row, (fine, some, words) in zip(chosen, results):
                if not fine or (some and kind != "good"):
                    print(f"             {row['file']}: {words}", flush=True)
        if pictures:
            failed |= empty(options, pictures, pool, folder)
    sys.exit(1 if failed else 0)


def without_pet(parser, place):
    if os.path.isdir(place):
        pictures = sorted(glob.glob(os.path.join(glob.escape(place), "*.jpg")))
    else:
        try:
            with open(place) as f:
                pictures = f.read().splitlines()
        except (OSError, UnicodeDecodeError) as error:
            parser.error(f"{place} is neither a folder nor a list of pictures: {error}")
    missing = [p for p in pictures if not os.path.isfile(p)]
    if missing or not pictures:
        parser.error(f"{missing[0]} is no file" if missing else f"{place} names no picture")
    return pictures


def empty(options, pictures, pool, folder):
    """Films pictures without a pet, the whole of each, for both species. Nothing may be accepted."""
    def one(picture):
        found = []
        for species in ("dog", "cat"):
            clip = os.path.join(folder, os.path.basename(picture) + species + ".mjpeg")
            with open(picture, "rb") as f, open(clip, "wb") as out:
                out.write(f.read() * 90)
            found += [species for e in events(options.nosebooth, clip, species) if e["event"] == "capture"][:1]
            os.remove(clip)
        return found
    results = list(pool.map(one, pictures))
    accepted = [(p, r) for p, r in zip(pictures, results) if r]
    print(f"empty      something accepted in {len(accepted)} of {len(pictures)}")
    for picture, species in accepted:
        print(f"             {os.path.basename(picture)} as {' and '.join(species)}")
    return bool(accepted)


if __name__ == "__main__":
    main()
