import Observation

/// A model with parts that a test changes.
@MainActor @Observable final class Flip {
    var isOn = false
    var count = 0
}
