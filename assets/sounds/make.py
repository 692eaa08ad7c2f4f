"""Makes the booth's sounds: 48 kHz, 16 bit, stereo, the same bytes every time.

    make.py             writes the WAV files beside this script
    make.py --measure   prints length, peak and the strongest partials of each file (FFT)
"""
import os
import sys
import wave

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
RATE = 48_000
PEAK = 10 ** (-6 / 20)


def seconds(length):
    return np.arange(round(length * RATE)) / RATE


def fade(x, rise, fall):
    """Raised cosines at both ends: a step at either would click."""
    x = x.copy()
    n, m = round(rise * RATE), round(fall * RATE)
    x[:n] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)
    x[-m:] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(m) + 1) / m)
    return x


def bell(frequency, length, decay, partials=((1, 1.0), (2, 0.22), (3, 0.07))):
    """A soft struck tone; higher partials die sooner, as they do in wood and metal."""
    t = seconds(length)
    return sum(gain * np.sin(2 * np.pi * frequency * k * t) * np.exp(-t * k ** 0.7 / decay) for k, gain in partials)


def tone(frequency, length, warmth=0.15):
    """A held tone with gentle ends, for guidance."""
    t = seconds(length)
    return fade(np.sin(2 * np.pi * frequency * t) + warmth * np.sin(4 * np.pi * frequency * t), 0.025, 0.06)


def at(length, *parts):
    """Parts (start, samples) on a silent strip."""
    strip = np.zeros(round(length * RATE))
    for start, x in parts:
        i = round(start * RATE)
        strip[i:i + len(x)] += x[:len(strip) - i]
    return strip


def brush(length, centre, width, seed):
    """Noise round one frequency: the dry part of a shutter or a clicker."""
    n = round(length * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(size=n))
    f = np.fft.rfftfreq(n, 1 / RATE)
    x = np.fft.irfft(spectrum * np.exp(-((f - centre) / width) ** 2), n)
    return fade(x / np.abs(x).max(), 0.0005, length * 0.9)


def capture():
    """Tick-pling: a dry tick says "taken", G6 and its octave say it kindly."""
    ring = fade(bell(1568, 0.165, 0.045, ((1, 1.0), (2, 0.28))), 0.002, 0.05)
    return at(0.18, (0.0, 0.35 * brush(0.012, 2600, 1400, 1)), (0.012, ring))


def finished():
    """C5, E5, G5 one after the other and then together: the same rise in every culture's ears."""
    notes = [(0.0, 523.25), (0.13, 659.26), (0.26, 783.99)]
    return at(0.9, *[(start, fade(bell(f, 0.9 - start, 0.24), 0.004, 0.12)) for start, f in notes])


def closer():
    """Two rising steps: come."""
    return at(0.34, (0.0, tone(440.0, 0.15)), (0.17, tone(587.33, 0.17)))


def further():
    """Two falling steps, lower: go."""
    return at(0.38, (0.0, tone(392.0, 0.17)), (0.19, tone(293.66, 0.19)))


def hold():
    """One long level tone with a slow swell: stay."""
    t = seconds(0.55)
    return fade((np.sin(2 * np.pi * 329.63 * t) + 0.12 * np.sin(2 * np.pi * 659.26 * t))
                * (0.85 + 0.15 * np.sin(2 * np.pi * 4 * t)), 0.06, 0.18)


def squeak():
    """A rubber toy pressed and let go: pitch up, then a shorter, lower answer."""
    def press(f0, f1, length):
        t = seconds(length)
        k = np.sin(np.pi * np.minimum(t / length * 0.8, 1))
        f = f0 + (f1 - f0) * k
        phase = 2 * np.pi * np.cumsum(f + 25 * np.sin(2 * np.pi * 38 * t)) / RATE
        return fade(np.sin(phase) + 0.35 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase), 0.012, 0.05)
    return at(0.36, (0.0, press(1500, 2400, 0.18)), (0.21, 0.7 * press(1250, 1800, 0.13)))


def click():
    """A training clicker: metal in and metal out."""
    def snap(f, seed):
        return fade(bell(f, 0.05, 0.006, ((1, 1.0), (1.83, 0.6))) + 0.5 * np.pad(
            brush(0.006, 3800, 1800, seed), (0, round(0.05 * RATE) - round(0.006 * RATE))), 0.0004, 0.02)
    return at(0.20, (0.0, snap(3200, 3)), (0.12, 0.8 * snap(2700, 4)))


SOUNDS = {"capture": capture, "finished": finished, "closer": closer, "further": further, "hold": hold,
          "attention-squeak": squeak, "attention-click": click}
# Guidance sounds often; it must not tire: 6 dB below the rest.
SOFT = {"closer": 0.5, "further": 0.5, "hold": 0.5}


def write(name, x):
    x = x * (PEAK * SOFT.get(name, 1.0) / np.abs(x).max())
    pcm = np.rint(x * 32767).astype("<i2")
    with wave.open(os.path.join(HERE, name + ".wav"), "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.stack([pcm, pcm], axis=1).tobytes())


def measure(name):
    with wave.open(os.path.join(HERE, name + ".wav")) as f:
        x = np.frombuffer(f.readframes(f.getnframes()), "<i2").reshape(-1, 2)[:, 0] / 32768
        rate = f.getframerate()
    # Padded so that a bin is under half a hertz wide; the fades are window enough.
    n = 1 << 17
    power = np.abs(np.fft.rfft(x, n))
    found = []
    for _ in range(3):
        i = int(power.argmax())
        found.append((i * rate / n, power[i]))
        # The main lobe of a short sound is wide.
        lobe = int(max(60, 6 * rate / len(x)) * n / rate)
        power[max(i - lobe, 0):i + lobe] = 0
    partials = ", ".join(f"{f:.0f} Hz ({20 * np.log10(p / found[0][1]):+.0f} dB)" for f, p in found)
    print(f"{name + '.wav':22} {len(x) / rate * 1000:4.0f} ms  peak {20 * np.log10(np.abs(x).max()):6.1f} dBFS  "
          f"ends {abs(x[0]):.4f} {abs(x[-1]):.4f}  {partials}")


def main():
    if "--measure" not in sys.argv:
        for name, sound in SOUNDS.items():
            write(name, sound())
    for name in SOUNDS:
        measure(name)


if __name__ == "__main__":
    main()
