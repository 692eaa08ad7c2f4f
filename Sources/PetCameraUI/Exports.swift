// One import for integrators: the views and the engine.
@_exported public import PetCamera
@_exported public import Views
