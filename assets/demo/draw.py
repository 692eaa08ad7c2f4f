"""Draws believable pets for demo clips, tests and for teaching the detector. No photograph is involved.

    random_scene(rng, width, height) -> (rgb, [(class, x, y, w, h, points)])   any pet, any pose, any light
    draw_dog(dog, pose, ...), draw_cat(cat, pose, ...)                 one chosen pet, for clips

Run as a script it writes a contact sheet: draw.py --sheet sheet.png [--seed N]
"""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from animals.cat import Cat, cat_outlines, cat_points, paint_cat        # noqa: E402
from animals.coat import Fur, Light                         # noqa: E402
from animals.dog import Dog, dog_outlines, dog_points, paint_dog        # noqa: E402
from animals.nosepad import NosePad                         # noqa: E402
from animals.pose import Pose                               # noqa: E402
from animals.scene import background, develop, place        # noqa: E402


def _box(name, outline, width, height, points=(), visible=0.5):
    """The visible part of a box in pixels, or None when less than half of it can be seen. A face has points: left eye,
    right eye, nose."""
    x0, y0 = outline.min(axis=0)
    x1, y1 = outline.max(axis=0)
    cx0, cy0, cx1, cy1 = max(x0, 0), max(y0, 0), min(x1, width), min(y1, height)
    if cx1 - cx0 < 4 or cy1 - cy0 < 4:
        return None
    if (cx1 - cx0) * (cy1 - cy0) < visible * (x1 - x0) * (y1 - y0):
        return None
    return name, float(cx0), float(cy0), float(cx1 - cx0), float(cy1 - cy0), [(float(x), float(y)) for x, y in points]


def draw_dog(dog, pose, width, height, light=None, canvas=None, rng=None, **camera):
    """A dog over `canvas` (linear light; a random room when absent). `camera` goes to `develop`."""
    if canvas is None:
        canvas = background(rng or np.random.default_rng(0), width, height)
    place(canvas, paint_dog(dog, pose, width, height, light or Light()))
    head, nose = dog_outlines(dog, pose)
    boxes = [_box("dog_face", head, width, height, dog_points(dog, pose)), _box("dog_nose", nose, width, height)]
    return develop(canvas, **camera), [b for b in boxes if b]


def draw_cat(cat, pose, width, height, light=None, canvas=None, rng=None, **camera):
    """A cat over `canvas`, as `draw_dog`."""
    if canvas is None:
        canvas = background(rng or np.random.default_rng(0), width, height)
    place(canvas, paint_cat(cat, pose, width, height, light or Light()))
    box = _box("cat_face", cat_outlines(cat, pose), width, height, cat_points(cat, pose))
    return develop(canvas, **camera), [box] if box else []


_DOG_COATS = [  # coat, second, ear, muzzle (None: second)
    ((186, 132, 76), (226, 196, 150), (150, 96, 50), None), ((44, 40, 40), (70, 62, 58), (36, 32, 32), None),
    ((228, 214, 188), (242, 234, 216), (206, 178, 136), None), ((104, 62, 38), (138, 90, 58), (82, 46, 28), None),
    ((168, 96, 52), (206, 146, 92), (140, 74, 38), (236, 226, 210)), ((120, 112, 108), (170, 164, 158), (92, 86, 84), None),
    ((210, 176, 128), (226, 200, 160), (70, 54, 44), None), ((238, 234, 226), (246, 242, 236), (176, 116, 66), None),
    ((198, 110, 54), (228, 160, 100), (176, 88, 40), None), ((86, 74, 64), (150, 128, 104), (60, 50, 44), (190, 164, 132)),
]
_NOSES = [(40, 37, 39)] * 6 + [(54, 48, 50), (92, 58, 46), (128, 84, 76), (150, 102, 98), (70, 62, 64)]
_DOG_EYES = [(88, 50, 22), (70, 40, 20), (120, 76, 34), (54, 32, 18), (150, 104, 52), (110, 130, 150)]
_CAT_COATS = [  # coat, stripe, tabby, white, points
    ((168, 142, 112), (62, 48, 38), 1.0, 0.7, 0), ((206, 142, 84), (164, 92, 44), 0.9, 0.6, 0),
    ((150, 150, 150), (70, 72, 76), 0.9, 0.5, 0), ((52, 48, 48), (36, 32, 32), 0.3, 0.0, 0),
    ((52, 48, 48), (36, 32, 32), 0.2, 1.0, 0), ((122, 128, 138), (98, 102, 112), 0.25, 0.0, 0),
    ((228, 222, 212), (200, 190, 176), 0.1, 0.9, 0), ((222, 204, 176), (74, 56, 46), 0.0, 0.0, 0.85),
]
_CAT_EYES = [(150, 165, 60), (196, 160, 50), (110, 150, 90), (190, 120, 40), (96, 150, 190), (170, 176, 110)]


def _vary(rng, colour, by=14):
    return tuple(int(c) for c in np.clip(np.array(colour) * (1 + rng.normal(0, by / 150) + rng.normal(0, by / 700, 3)), 12, 250))


def random_dog(rng):
    coat, second, ear, muzzle = _DOG_COATS[rng.integers(len(_DOG_COATS))]
    long = rng.random()
    fur = Fur(hair=rng.uniform(0.0018, 0.0034), short=0.025 + 0.08 * long, fringe=0.006 + 0.022 * long ** 2,
              contrast=rng.uniform(0.08, 0.20), clump=0.25 + 0.5 * long, wave=0.15 + 0.3 * long)
    nose = NosePad(0, 0, 0, rng.uniform(0.105, 0.155), tall=rng.uniform(0.72, 0.92), wet=rng.uniform(0.3, 1.1),
                   colour=_vary(rng, _NOSES[rng.integers(len(_NOSES))], 6), cells=rng.uniform(13, 22),
                   nostril=rng.uniform(0.15, 0.22), seed=rng.uniform(0, 9),
                   spots=rng.uniform(0.5, 1) if rng.random() < 0.12 else 0)
    return Dog(muzzle=rng.uniform(0.22, 0.72), muzzle_width=rng.uniform(0.17, 0.26), muzzle_drop=rng.uniform(0.11, 0.21),
               flews=rng.uniform(0, 1), nose=nose, ears=str(rng.choice(["lop", "lop", "prick", "button", "rose"])),
               ear_size=rng.uniform(0.8, 1.2), eye_size=rng.uniform(0.8, 1.2), eye_colour=_DOG_EYES[rng.integers(len(_DOG_EYES))],
               coat=_vary(rng, coat), second=_vary(rng, second), ear_coat=_vary(rng, ear),
               muzzle_coat=muzzle, blaze=rng.uniform(0.02, 0.10) if rng.random() < 0.35 else 0,
               mask=rng.uniform(0.5, 0.95) if rng.random() < 0.25 else 0, tan_points=sum(coat) < 200 and rng.random() < 0.6,
               fur=fur, cheeks=rng.uniform(0.9, 1.1), mouth_open=rng.uniform(0.4, 1) if rng.random() < 0.25 else 0,
               seed=rng.uniform(0, 9))


def random_cat(rng):
    coat, stripe, tabby, white, points = _CAT_COATS[rng.integers(len(_CAT_COATS))]
    long = rng.random()
    fur = Fur(hair=rng.uniform(0.0016, 0.0028), short=0.03 + 0.06 * long, fringe=0.008 + 0.02 * long ** 2,
              contrast=rng.uniform(0.08, 0.19), clump=0.25 + 0.4 * long, wave=0.2)
    return Cat(coat=_vary(rng, coat), stripe=_vary(rng, stripe, 8), tabby=tabby * rng.uniform(0.6, 1),
               white=white * rng.uniform(0.5, 1.0), blaze=rng.uniform(0.1, 0.35) if rng.random() < 0.25 else 0,
               points=points, eye_colour=_vary(rng, _CAT_EYES[4 if points else rng.integers(len(_CAT_EYES))], 8),
               pupil=rng.uniform(0.0, 0.95), eye_size=rng.uniform(0.88, 1.12),
               nose=_vary(rng, [(186, 112, 104), (150, 92, 84), (70, 56, 54)][rng.integers(3)], 8),
               ear_size=rng.uniform(0.85, 1.15), round_face=rng.uniform(0.94, 1.08), fur=fur, seed=rng.uniform(0, 9))


def random_light(rng):
    return Light(x=rng.uniform(-0.7, 0.7), y=-rng.uniform(0.4, 1.0), z=rng.uniform(0.35, 1.0),
                 key=rng.uniform(0.6, 1.2), sky=rng.uniform(0.25, 0.6),
                 tint=tuple(np.array([1.0, 0.98, 0.94]) * rng.uniform(0.94, 1.06, 3)))


def random_scene(rng, width=640, height=480):
    """(rgb uint8 HxWx3, [(class, x, y, w, h, points) in pixels]); about one picture in twenty has no pet."""
    camera = dict(exposure=float(np.exp(rng.normal(-0.05, 0.28))), balance=tuple(rng.uniform(0.9, 1.1, 3)),
                  noise=float(rng.uniform(0.3, 4.0)), seed=int(rng.integers(1 << 30)),
                  softness=float(rng.uniform(0.5, 2.2)) if rng.random() < 0.3 else 0.0)
    canvas = background(rng, width, height)
    kind = rng.random()
    if kind < 0.05:
        return develop(canvas, **camera), []
    dog = kind < 0.7
    pose = Pose(0, 0, 1, yaw=float(np.clip(rng.normal(0, 0.22), -0.5, 0.5)), pitch=float(rng.normal(0.0, 0.08)),
                roll=float(np.clip(rng.normal(0, 0.12), -0.35, 0.35)))
    light = random_light(rng)
    if dog and rng.random() < 0.55:
        # Near: chosen by the nose, 15-60 % of the width.
        pet = random_dog(rng)
        nose = np.exp(rng.uniform(np.log(0.12), np.log(0.58))) * width
        pose.distance = float(rng.uniform(1.5, 3.0))
        pose.scale = nose / (2 * pet.nose.half * pose.distance / (pose.distance - 0.24 - 0.8 * pet.muzzle))
        _, outline = dog_outlines(pet, pose)
        at = outline.mean(axis=0)
        pose.x = width * rng.uniform(0.28, 0.72) - at[0]
        pose.y = height * rng.uniform(0.28, 0.72) - at[1]
    else:
        pet = random_dog(rng) if dog else random_cat(rng)
        head = np.exp(rng.uniform(np.log(0.22), np.log(0.75 if dog else 0.95))) * width
        pose.scale = head / 0.95
        pose.distance = float(max(2.0, rng.uniform(0.9, 2.2) * width / pose.scale))
        pose.x = width * rng.uniform(0.25, 0.75)
        pose.y = height * rng.uniform(0.3, 0.7)
    return (draw_dog if dog else draw_cat)(pet, pose, width, height, light, canvas, **camera)


def main():
    from PIL import Image, ImageDraw
    arguments = dict(zip(sys.argv[1::2], sys.argv[2::2]))
    rng = np.random.default_rng(int(arguments.get("--seed", 1)))
    sheet = Image.new("RGB", (4 * 400, 4 * 300))
    for i in range(16):
        rgb, boxes = random_scene(rng, 400, 300)
        tile = Image.fromarray(rgb)
        pen = ImageDraw.Draw(tile)
        for name, x, y, w, h, points in boxes if "--boxes" in arguments else []:
            pen.rectangle([x, y, x + w, y + h], outline=(255, 60, 60) if "nose" in name else (60, 255, 60))
            for px, py in points:
                pen.ellipse([px - 3, py - 3, px + 3, py + 3], outline=(255, 255, 60))
        sheet.paste(tile, (i % 4 * 400, i // 4 * 300))
    sheet.save(arguments.get("--sheet", "sheet.png"))


if __name__ == "__main__":
    main()
