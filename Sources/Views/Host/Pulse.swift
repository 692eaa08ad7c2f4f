import Observation

/// Read in every observation and changed before the next one. The public way to watch a model ends only with a change;
/// this is the change that ends it, so that building leaves no observers behind.
@MainActor @Observable final class Pulse {
    var beat = 0
}
