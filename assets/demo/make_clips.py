"""Makes the demo clips: plain concatenated JPEGs, 1280x720, 30 a second, the same bytes every time.

    make_clips.py                                         dog.mjpeg and cat.mjpeg beside this file
    make_clips.py --pet dog --variant too-dark --out FILE one clip for a test
The variants too-dark, too-bright, blurred, far, close, empty and still have no approach: the first frame is as wrong
as the last, and they are painted once, so that a test gets one in seconds. --seconds N sets the length of the hold.
"""
import argparse
import io
import os

import numpy as np
from PIL import Image

from draw import Cat, Dog, Light, NosePad, Pose, cat_outlines, develop, dog_outlines, paint_cat, paint_dog, place
from animals.coat import Fur
from animals.fields import blur, linear, smoothstep
from animals.scene import defocus, enlarge

HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH, HEIGHT, RATE = 1280, 720, 30
EMPTY, APPROACH, HOLD, LEAVE = 0.5, 1.5, 5.0, 0.6
EXPOSURE = 0.85
F = np.float32

DOG = Dog(muzzle=0.62, muzzle_width=0.235, muzzle_drop=0.16, flews=0.6, ears="lop", ear_size=1.02, blaze=0.028,
          nose=NosePad(0, 0, 0, 0.132, tall=0.80, wet=0.75, cells=19, colour=(46, 42, 44), seed=0.4),
          coat=(190, 128, 70), second=(222, 176, 122), ear_coat=(158, 92, 44), eye_colour=(84, 48, 22),
          fur=Fur(hair=0.0023, short=0.045, fringe=0.010, contrast=0.10, clump=0.35, wave=0.22), seed=0.3)
CAT = Cat(seed=0.4, coat=(172, 146, 114), stripe=(66, 52, 42), eye_colour=(158, 156, 86), pupil=0.72,
          fur=Fur(hair=0.0024, short=0.045, fringe=0.009, contrast=0.11, clump=0.35))


def room():
    """A consulting room far out of focus: pale wall, a cupboard, a window, a steel table."""
    w, h = 160, 90
    y, x = np.mgrid[0:h, 0:w].astype(F)
    x, y = x / w, y / h
    picture = np.broadcast_to(linear(176, 184, 182), (h, w, 3)) * (1.0 - 0.25 * y + 0.15 * (0.5 - x))[..., None]

    def box(cx, cy, rx, ry, colour, amount=1.0):
        nonlocal picture
        m = (smoothstep(1.1, 0.9, np.maximum(np.abs(x - cx) / rx, np.abs(y - cy) / ry)) * F(amount))[..., None]
        picture = picture * (1 - m) + colour * m

    box(0.86, 0.30, 0.12, 0.34, linear(116, 138, 146), 0.8)
    box(0.12, 0.26, 0.10, 0.20, linear(232, 238, 240) * F(1.1), 0.9)
    box(0.63, 0.16, 0.06, 0.10, linear(88, 134, 118), 0.7)
    box(0.36, 0.46, 0.05, 0.16, linear(158, 128, 104), 0.6)
    box(0.5, 1.02, 0.8, 0.20, linear(150, 154, 156), 1.0)
    return enlarge(blur(picture.astype(F), 5), WIDTH, HEIGHT)


class Clip:
    """One pet before the booth. Its camera stands still: scale times distance stays the same."""

    def __init__(self, pet, size=1.0):
        self.pet = pet
        self.is_dog = isinstance(pet, Dog)
        self.near = (870.0 if self.is_dog else 640.0) * size
        # The lens: how many head units away a head of scale 1 is.
        self.lens = 2.0 * 870.0 if self.is_dog else 3.0 * 640.0
        self.light = Light(x=-0.28, y=-0.72, z=0.66, key=0.92, sky=0.50)
        self.room = room()

    def pose(self, scale, x, y, yaw=0.0, roll=0.0, pitch=0.0):
        """The pose whose nose (dog) or face (cat) stands at x, y."""
        pose = Pose(0, 0, scale, yaw=yaw, roll=roll, pitch=pitch, distance=max(self.lens / scale, 1.5))
        points = dog_outlines(self.pet, pose)[1] if self.is_dog else cat_outlines(self.pet, pose)
        middle = (points.min(axis=0) + points.max(axis=0)) / 2
        pose.x, pose.y = x - middle[0], y - middle[1]
        return pose

    def paint(self, pose, width=WIDTH, height=HEIGHT):
        surface = (paint_dog if self.is_dog else paint_cat)(self.pet, pose, width, height, self.light)
        if surface is not None:
            focus = 0.86 if self.is_dog else 0.36
            strength = (38 if self.is_dog else 90) * pose.scale / self.near
            defocus(surface, pose.distance, focus, strength)
        return surface

    def draw(self, pose):
        canvas = self.room.copy()
        place(canvas, self.paint(pose))
        return canvas

    def approaching(self, k):
        """k from 0 to 1: out of the lower right, then straight towards the glass."""
        ease = k * k * (3 - 2 * k)
        scale = 190 * (self.near / 190) ** (ease ** 1.15)
        rise = smoothstep(0.0, 0.38, k)
        x = WIDTH * (0.5 + 0.22 * (1 - rise) + 0.03 * np.sin(9 * k) * (1 - k))
        y = HEIGHT * (0.5 + 0.95 * (1 - rise) + 0.02 * np.sin(14 * k) * (1 - k))
        return self.pose(scale, x, y, yaw=0.05 - 0.25 * (1 - ease) ** 2, roll=0.02 + 0.10 * np.sin(5 * k) * (1 - k))

    def leaving(self, k):
        ease = k * k
        return self.pose(self.near * (1 - 0.25 * ease), WIDTH * (0.5 - 0.35 * ease), HEIGHT * (0.5 + 1.6 * ease),
                         yaw=0.05 - 0.35 * ease, roll=0.02 - 0.2 * ease)

    def holding(self):
        """A function of seconds. The pet is painted once, larger than shown, and moved as a whole:
        what moves so little shows no other side, and its hairs must not swim."""
        over, margin = 1.5, 24
        width, height = int((WIDTH + 2 * margin) * over), int((HEIGHT + 2 * margin) * over)
        pose = self.approaching(1.0)
        big = Pose((pose.x + margin) * over, (pose.y + margin) * over, pose.scale * over, yaw=pose.yaw, roll=pose.roll,
                   distance=pose.distance)
        canvas = enlarge(np.pad(self.room, ((margin, margin), (margin, margin), (0, 0)), mode="edge"), width, height)
        surface = self.paint(big, width, height)
        place(canvas, surface)
        planes = [Image.fromarray(np.ascontiguousarray(canvas[..., i])) for i in range(3)]

        def frame(t):
            ramp = min(t / 0.6, 1)
            dx = ramp * (2.6 * np.sin(2 * np.pi * t / 3.7) + 0.8 * np.sin(2 * np.pi * t / 1.3))
            dy = ramp * (2.0 * np.sin(2 * np.pi * t / 2.9 + 0.7) - 1.3)
            zoom = 1 + ramp * 0.0022 * np.sin(2 * np.pi * t / 2.2)
            turn = ramp * 0.0018 * np.sin(2 * np.pi * t / 4.1)
            k, c, s = over / zoom, np.cos(turn), np.sin(turn)
            cx, cy = WIDTH / 2, HEIGHT / 2
            affine = (k * c, k * s, (cx + margin) * over - k * (c * (cx + dx) + s * (cy + dy)),
                      -k * s, k * c, (cy + margin) * over - k * (-s * (cx + dx) + c * (cy + dy)))
            return np.stack([np.asarray(p.transform((WIDTH, HEIGHT), Image.Transform.AFFINE, affine,
                                                    Image.Resampling.BICUBIC)) for p in planes], axis=-1)
        return frame

    def frames(self, hold=HOLD):
        """(picture in linear light, whether it moves too fast for its detail to be seen)"""
        for _ in range(round(EMPTY * RATE)):
            yield self.room, True
        n = round(APPROACH * RATE)
        for i in range(n):
            yield self.draw(self.approaching((i + 1) / n)), True
        still = self.holding()
        for i in range(round(hold * RATE)):
            yield still(i / RATE), False
        n = round(LEAVE * RATE)
        for i in range(n):
            yield self.draw(self.leaving((i + 1) / n)), True


def tables(luma, chroma):
    """Quantisation tables of two qualities; the means of blocks are kept finer, or the smooth room shows steps."""
    def of(quality):
        out = io.BytesIO()
        Image.new("RGB", (16, 16)).save(out, "JPEG", quality=quality)
        return Image.open(out).quantization
    bright, colour = list(of(luma)[0]), list(of(chroma)[1])
    bright[0], colour[0] = min(bright[0], 20), min(colour[0], 16)
    return [bright, colour]


def encode(canvas, exposure, softness, quality):
    # No sensor noise: on the smooth room it would cost more bytes than the pet.
    rgb = develop(np.maximum(canvas, 0), exposure=exposure, softness=softness)
    out = io.BytesIO()
    Image.fromarray(rgb).save(out, "JPEG", qtables=quality, subsampling="4:2:0", optimize=True)
    return out.getvalue()


def make(pet, variant, path, hold=HOLD):
    size = {"far": 0.36, "close": 2.0}.get(variant, 1.0)
    exposure = EXPOSURE * {"too-dark": 0.06, "too-bright": 9.0}.get(variant, 1.0)
    softness = 6.0 if variant == "blurred" else 0.0
    clip = Clip(DOG if pet == "dog" else CAT, size)
    if variant == "good":
        frames = clip.frames(hold)
    elif variant == "empty":
        frames = ((clip.room, False) for _ in range(round(hold * RATE)))
    else:
        still = clip.holding()
        frames = ((still(i / RATE), False) for i in range(round(hold * RATE)))
    fast, sharp = tables(19, 16), tables(22, 16)
    with open(path, "wb") as out:
        for canvas, moving in frames:
            out.write(encode(canvas, exposure, softness, fast if moving else sharp))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--pet", choices=("dog", "cat"))
    options.add_argument("--variant", default="good",
                         choices=("good", "too-dark", "too-bright", "blurred", "far", "close", "empty", "still"))
    options.add_argument("--seconds", type=float, default=HOLD, help="length of the hold")
    options.add_argument("--out")
    chosen = options.parse_args()
    for pet in [chosen.pet] if chosen.pet or chosen.out else ["dog", "cat"]:
        make(pet or "dog", chosen.variant, chosen.out or os.path.join(HERE, f"{pet}.mjpeg"), chosen.seconds)


if __name__ == "__main__":
    main()
