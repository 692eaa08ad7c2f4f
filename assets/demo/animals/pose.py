"""Where the animal is and how it is seen."""
from dataclasses import dataclass

import numpy as np

F = np.float32


@dataclass
class Pose:
    """`x`, `y`: head centre in pixels. `scale`: pixels a head unit (a skull is about 0.9 wide).

    `distance`: from the camera to the head's centre in head units; near cameras make noses large.
    Angles are radians; positive yaw turns the nose to the right of the picture, positive pitch down.
    """
    x: float
    y: float
    scale: float
    yaw: float = 0.0
    pitch: float = 0.0
    roll: float = 0.0
    distance: float = 4.0

    def project(self, x, y, z):
        """A point of the head in unrolled head units as the camera sees it, with its magnification."""
        sy, cy, sp, cp = np.sin(self.yaw), np.cos(self.yaw), np.sin(self.pitch), np.cos(self.pitch)
        x, z = x * cy + z * sy, z * cy - x * sy
        y, z = y * cp + z * sp, z * cp - y * sp
        q = self.distance / np.maximum(self.distance - z, 0.25)
        return x * q, y * q, z, q

    def to_pixels(self, X, Y):
        s, c = np.sin(self.roll), np.cos(self.roll)
        return self.x + self.scale * (X * c - Y * s), self.y + self.scale * (X * s + Y * c)

    def grid(self, width, height, x0=0, y0=0):
        """Head units of every pixel centre."""
        px = (np.arange(width, dtype=F) + F(x0 + 0.5 - self.x)) / F(self.scale)
        py = (np.arange(height, dtype=F) + F(y0 + 0.5 - self.y)) / F(self.scale)
        s, c = F(np.sin(self.roll)), F(np.cos(self.roll))
        return px[None, :] * c + py[:, None] * s, -px[None, :] * s + py[:, None] * c


@dataclass
class Ball:
    """An ellipsoid of flesh in head units; `tilt` turns it in the picture plane."""
    x: float
    y: float
    z: float
    rx: float
    ry: float
    rz: float
    tilt: float = 0.0

    def seen(self, pose):
        X, Y, z, q = pose.project(self.x, self.y, self.z)
        return Ball(X, Y, z, self.rx * q, self.ry * q, self.rz, self.tilt)

    def inside(self, X, Y):
        """1 at the middle, 0 on the outline, negative outside."""
        a, b = X - F(self.x), Y - F(self.y)
        if self.tilt:
            s, c = F(np.sin(self.tilt)), F(np.cos(self.tilt))
            a, b = a * c + b * s, b * c - a * s
        return 1 - (a / F(self.rx)) ** 2 - (b / F(self.ry)) ** 2

    def height(self, inside):
        """Falls on smoothly outside, so that soft unions and normals stay defined."""
        # Flatter than a true ellipsoid at the rim: a coat rounds off what bone would show as an edge.
        bulge = F(0.45) * np.sqrt(np.maximum(inside, F(0.1))) + F(0.55) * np.maximum(inside, F(-3))
        return F(self.z) + F(self.rz) * bulge

    def outline(self, n=24):
        t = np.linspace(0, 2 * np.pi, n, endpoint=False)
        a, b = self.rx * np.cos(t), self.ry * np.sin(t)
        s, c = np.sin(self.tilt), np.cos(self.tilt)
        return np.stack([self.x + a * c - b * s, self.y + a * s + b * c], 1)
