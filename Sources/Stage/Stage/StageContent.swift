package import Core
package import Views

/// What a stage shows: a host of views, or anything else that makes draw lists.
@MainActor package protocol StageContent: AnyObject {
    /// One turn of the loop: lets models take in what came.
    func turn()
    /// True when the next `update` may differ.
    var needsUpdate: Bool { get }
    func update(size: Size, now: Instant) -> DrawList
    func handle(_ event: InputEvent, now: Instant)
}

extension ViewHost: StageContent {}
