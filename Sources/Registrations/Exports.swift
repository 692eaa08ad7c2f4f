// Geometry and wall time are part of this module's own surface.
@_exported public import Core
