import Observation

/// Read by every pass and changed before the next one. The public way to watch a model ends only with a change; this
/// is the change that ends it, so that passes leave no observers behind.
@MainActor @Observable final class Pulse {
    var beat = 0
}
