// Integrators write rectangles and read qualities with `import PetCamera` alone.
@_exported public import struct Core.Instant
@_exported public import struct Core.Point
@_exported public import struct Core.Rect
@_exported public import struct Core.Size
@_exported public import struct Vision.QualityVector
