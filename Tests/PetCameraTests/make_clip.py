"""Films a photograph as the booth's camera would: approach, hold, leave, in 1280x720 at 30 frames a second.

usage: make_clip.py PHOTO X Y W H OUT.mjpeg [--kind KIND] [--size FRACTION] [--hold SECONDS]

X Y W H is the box of the nose or face in pixels. KIND is good, dark, bright, blurred, far, close or empty.
FRACTION is the share of the picture's width that the box fills while the camera holds.
"""
import argparse
import io
import math

from PIL import Image, ImageEnhance, ImageFilter

WIDTH, HEIGHT, RATE = 1280, 720, 30


def backdrop(photo):
    """A photograph larger than itself: what lies beyond its edges is its own blur, as a room would be."""
    large = photo.resize((64, 64), Image.BOX).filter(ImageFilter.GaussianBlur(6))
    large = large.resize((photo.width * 3, photo.height * 3), Image.BICUBIC)
    large.paste(photo, (photo.width, photo.height))
    return large


def frame(scene, photo_size, centre, scale):
    """The part of the scene that a camera sees when one pixel of the photograph is `scale` pixels of its own."""
    width, height = WIDTH / scale, HEIGHT / scale
    left = centre[0] + photo_size[0] - width / 2
    top = centre[1] + photo_size[1] - height / 2
    return scene.resize((WIDTH, HEIGHT), Image.BILINEAR, box=clamp(left, top, width, height, scene.size))


def clamp(left, top, width, height, limits):
    width, height = min(width, limits[0]), min(height, limits[1])
    left = min(max(0, left), limits[0] - width)
    top = min(max(0, top), limits[1] - height)
    return (left, top, left + width, top + height)


def treat(picture, kind, nose):
    if kind == "dark":
        return ImageEnhance.Brightness(picture).enhance(0.13)
    if kind == "bright":
        return picture.point(lambda value: min(255, int(value * 2.2 + 90)))
    if kind == "blurred":
        return picture.filter(ImageFilter.GaussianBlur(max(5, 0.03 * nose)))
    return picture


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("photo")
    parser.add_argument("box", nargs=4, type=float)
    parser.add_argument("out")
    parser.add_argument("--kind", default="good")
    parser.add_argument("--size", type=float, default=0.28)
    parser.add_argument("--hold", type=float, default=4.5)
    options = parser.parse_args()

    photo = Image.open(options.photo).convert("RGB")
    x, y, w, h = options.box
    size = {"far": 0.045, "close": 0.97}.get(options.kind, options.size)
    if options.kind == "empty":
        # The same room without the animal: the photograph's blur alone.
        photo = photo.resize((48, 48), Image.BOX).resize(photo.size, Image.BICUBIC)
    scene = backdrop(photo)
    approach, leave = 1.5, 0.6
    total = approach + options.hold + leave
    with open(options.out, "wb") as out:
        for index in range(int(total * RATE)):
            time = index / RATE
            if time < approach:
                share = size * (0.35 + 0.65 * math.sin(time / approach * math.pi / 2))
            elif time < approach + options.hold:
                share = size * (1 + 0.01 * math.sin(time * 2.1))
            else:
                share = size * (1 - 0.6 * (time - approach - options.hold) / leave)
            sway = (0.02 * w * math.sin(time * 1.7), 0.015 * h * math.cos(time * 1.3))
            centre = (x + w / 2 + sway[0], y + h / 2 + sway[1])
            picture = frame(scene, photo.size, centre, share * WIDTH / w)
            picture = treat(picture, options.kind, share * WIDTH)
            data = io.BytesIO()
            picture.save(data, "JPEG", quality=85, subsampling="4:2:2")
            out.write(data.getvalue())


main()
