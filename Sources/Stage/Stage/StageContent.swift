package import Core
package import Views

/// What a stage shows: a host of views, or anything else that makes draw lists.
@MainActor package protocol StageContent: AnyObject {
    /// One turn of the loop: lets models take in what came.
    func turn()
    /// True when an `update` at this moment may differ.
    func needsUpdate(at now: Instant) -> Bool
    func update(size: Size, now: Instant) -> DrawList
    /// What of the last lists was not as it is described, in one sentence each.
    var problems: [String] { get }
    func handle(_ event: InputEvent, now: Instant)
    /// How many points make a millimetre of the panel, before each turn's input; not told when nobody knows.
    func fit(pointsPerMillimetre: Double)
    /// A picture file that could not be read has changed: its size may be another one now.
    func rebuild()
}

extension StageContent {
    package var problems: [String] { [] }
    package func fit(pointsPerMillimetre: Double) {}
    package func rebuild() {}
}

extension ViewHost: StageContent {
    /// The targets of fingers follow, and views that read it.
    package func fit(pointsPerMillimetre: Double) {
        guard environment.pointsPerMillimetre != pointsPerMillimetre else { return }
        environment.pointsPerMillimetre = pointsPerMillimetre
    }

    /// The next update builds the whole tree, whether or not anything of it has changed.
    package func rebuild() {
        // Setting the environment says so.
        let same = environment
        environment = same
    }
}
