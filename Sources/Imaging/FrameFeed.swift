package import Core

/// The newest frame of a source as a picture that views can place. Written by the capture side, read by the stage.
package final class FrameFeed: LiveFeed {
    private struct State {
        var frame: Frame?
        var revision: UInt64 = 0
    }

    private let state = Locked(State())

    package init() {}

    package var pictureSize: Size? { state.withLock { $0.frame?.size } }
    package var revision: UInt64 { state.withLock { $0.revision } }

    /// The newest frame; stays until a newer one comes or `clear` is called.
    package var frame: Frame? { state.withLock { $0.frame } }

    package func show(_ frame: Frame) {
        state.withLock { (state) in
            state.frame = frame
            state.revision += 1
        }
    }

    package func clear() {
        state.withLock { (state) in
            state.frame = nil
            state.revision += 1
        }
    }
}
