"""Films a photograph as the booth's camera would: approach, hold, leave, in 1280x720 at 30 frames a second.

usage: make_clip.py PHOTO X Y W H OUT.mjpeg [--kind KIND] [--size FRACTION] [--hold SECONDS]

X Y W H is the box of the nose or face in pixels. FRACTION is the share of the picture's width that the box fills while
the camera holds. KIND is
  good       as it should be
  dark, bright, blurred   what light and focus do
  far, close              FRACTION from the first frame to the last, without approach
  offcentre  a third of the picture's width beside its middle
  moving     in circles, at about two widths of the box a second, drawn out as by an exposure of 1/30 s
  glare      three reflections on the nose, about a thirteenth of it
  two        beside its own mirror image
  upside     hung upside down
"""
import argparse
import io
import math

from PIL import Image, ImageDraw, ImageEnhance, ImageFilter

WIDTH, HEIGHT, RATE = 1280, 720, 30
# Circles of a moving nose: radius in widths of its box, turns a second, and pictures that one exposure is made of.
RADIUS, TURNS, EXPOSURE, INSTANTS = 0.22, 1.6, 1 / 30, 6
# Of its size when it is near, where an animal comes from and goes to; of the picture's width, how far beside its middle.
NEARING, ASIDE = 0.35, 0.33


def backdrop(photo, across, down):
    """A photograph with so many pixels more on each side: what lies beyond its edges is its own blur, as a room would
    be."""
    large = photo.resize((64, 64), Image.BOX).filter(ImageFilter.GaussianBlur(6))
    large = large.resize((photo.width + 2 * across, photo.height + 2 * down), Image.BICUBIC)
    large.paste(photo, (across, down))
    return large


def frame(scene, centre, scale):
    """The part of the scene that a camera sees when one pixel of it is `scale` pixels of its own."""
    width, height = WIDTH / scale, HEIGHT / scale
    left, top = centre[0] - width / 2, centre[1] - height / 2
    return scene.resize((WIDTH, HEIGHT), Image.BILINEAR, box=(left, top, left + width, top + height))


def treat(picture, kind, nose):
    if kind == "dark":
        return ImageEnhance.Brightness(picture).enhance(0.13)
    if kind == "bright":
        return picture.point(lambda value: min(255, int(value * 2.2 + 90)))
    if kind == "blurred":
        return picture.filter(ImageFilter.GaussianBlur(max(5, 0.03 * nose)))
    return picture


def shine(photo, box):
    """Reflections of a lamp on a wet nose: white, with soft edges."""
    x, y, w, h = box
    mask = Image.new("L", photo.size, 0)
    draw = ImageDraw.Draw(mask)
    for across, down, radius in ((0.36, 0.3, 0.11), (0.62, 0.28, 0.085), (0.5, 0.62, 0.065)):
        centre, size = (x + across * w, y + down * h), (radius * w, 0.8 * radius * h)
        draw.ellipse((centre[0] - size[0], centre[1] - size[1], centre[0] + size[0], centre[1] + size[1]), fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(0.01 * w))
    return Image.composite(Image.new("RGB", photo.size, "white"), photo, mask)


def mean(pictures):
    """What a shutter that is open all the while sees."""
    result = pictures[0]
    for count, picture in enumerate(pictures[1:], 2):
        result = Image.blend(result, picture, 1 / count)
    return result


def doubled(picture):
    """The middle half, and its mirror image beside it."""
    half = picture.crop((WIDTH // 4, 0, WIDTH // 4 + WIDTH // 2, HEIGHT))
    result = Image.new("RGB", (WIDTH, HEIGHT))
    result.paste(half, (0, 0))
    result.paste(half.transpose(Image.FLIP_LEFT_RIGHT), (WIDTH // 2, 0))
    return result


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
    size = options.size
    # A half more pixels than the camera ever shows are enough.
    fit = min(1, 1.5 * size * WIDTH / options.box[2])
    photo = photo.resize((round(photo.width * fit), round(photo.height * fit)), Image.LANCZOS)
    x, y, w, h = (v * fit for v in options.box)
    if options.kind == "glare":
        photo = shine(photo, (x, y, w, h))
    # What is to be too close, or too far away, is so from the beginning.
    approach, leave = (0, 0) if options.kind in ("far", "close") else (1.0, 0.5)
    total = approach + options.hold + leave
    widest = w / (size * (NEARING if approach else 1) * 0.98)
    across = math.ceil((0.5 + (ASIDE if options.kind == "offcentre" else 0)) * widest + 0.3 * w)
    down = math.ceil(0.5 * widest * HEIGHT / WIDTH + 0.3 * h)
    scene = backdrop(photo, across, down)
    x, y = x + across, y + down
    with open(options.out, "wb") as out:
        for index in range(int(total * RATE)):
            time = index / RATE
            if time < approach:
                share = size * (NEARING + (1 - NEARING) * math.sin(time / approach * math.pi / 2))
            elif time < approach + options.hold:
                share = size * (1 + 0.01 * math.sin(time * 2.1))
            else:
                share = size * (1 - (1 - NEARING) * (time - approach - options.hold) / leave)
            sway = (0.02 * w * math.sin(time * 1.7), 0.015 * h * math.cos(time * 1.3))
            centre = (x + w / 2 + sway[0], y + h / 2 + sway[1])
            scale = share * WIDTH / w
            if options.kind == "moving":
                instants = []
                for step in range(INSTANTS):
                    turn = 2 * math.pi * TURNS * (time + EXPOSURE * step / INSTANTS)
                    moved = (centre[0] + RADIUS * w * math.cos(turn), centre[1] + RADIUS * w * math.sin(turn))
                    instants.append(frame(scene, moved, scale))
                picture = mean(instants)
            else:
                if options.kind == "offcentre":
                    centre = (centre[0] - ASIDE * WIDTH / scale, centre[1])
                picture = frame(scene, centre, scale)
            if options.kind == "two":
                picture = doubled(picture)
            if options.kind == "upside":
                picture = picture.transpose(Image.ROTATE_180)
            picture = treat(picture, options.kind, share * WIDTH)
            data = io.BytesIO()
            picture.save(data, "JPEG", quality=85, subsampling="4:2:2")
            out.write(data.getvalue())


main()
