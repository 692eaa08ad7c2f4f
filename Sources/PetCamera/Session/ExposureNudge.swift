package import Cameras
package import Core

/// Brightens or darkens the camera's own exposure by steps, before a person is told for long that it is too dark or too
/// bright. A value: what is shown goes in, the compensation to set comes out, and time is that of the frames.
package struct ExposureNudge: Equatable, Sendable {
    /// Seconds that it has to be said before the first step, and between two steps: cameras take some frames to follow.
    ///
    /// The last of five steps comes at 1.8 seconds, so that from two seconds on the words are for the person alone.
    private static let patience = 0.2
    private static let settling = 0.4
    /// Steps from one end of what the driver takes to the other; from the middle to an end it is half as many.
    private static let steps: Int64 = 10
    /// Seconds without a step after one that went too far: light that is too dark before a step and too bright after it
    /// is not mended by exposure.
    private static let rest = 10.0

    private struct Step: Equatable, Sendable {
        var at: Instant
        var isBrightening: Bool
    }

    private var control: VideoControl?
    private var value: Int64 = 0
    /// Since when it is so, or when the last step was made.
    private var since: Instant?
    private var isBrightening = false
    private var lastStep: Step?
    private var restsUntil: Instant?

    package init() {}

    /// - Parameters:
    ///   - status: as it is shown.
    ///   - exposure: the driver's exposure compensation, with its value when the camera was opened; `nil` where there is
    ///     none.
    /// - Returns: the compensation to set, in the driver's unit, within its limits and on its steps; `nil` for no change.
    package mutating func see(_ status: DetectionStatus, exposure: CameraControlFacts?, at now: Instant) -> Int64? {
        guard let exposure, exposure.control.minimum < exposure.control.maximum else { return nil }
        if control != exposure.control {
            (control, value) = (exposure.control, exposure.value ?? exposure.control.standard)
            forgetTimes()
        }
        let brightens: Bool
        switch status {
        case .failed(.tooDark): brightens = true
        case .failed(.tooBright): brightens = false
        case .noObject, .processing, .detected, .finished, .failed:
            since = nil
            return nil
        }
        if let restsUntil, now < restsUntil { return nil }
        guard let since, isBrightening == brightens else {
            (self.since, isBrightening) = (now, brightens)
            return nil
        }
        let isFirst = lastStep.map { $0.at < since } ?? true
        guard now - since >= (isFirst ? ExposureNudge.patience : ExposureNudge.settling) else { return nil }
        if let lastStep, lastStep.isBrightening != brightens, now - lastStep.at < ExposureNudge.rest / 2 {
            restsUntil = now + ExposureNudge.rest
            return nil
        }
        let span = exposure.control.maximum - exposure.control.minimum
        let step = max(exposure.control.step, (span + ExposureNudge.steps - 1) / ExposureNudge.steps)
        let next = exposure.control.nearest(to: value + (brightens ? step : -step))
        (self.since, lastStep) = (now, Step(at: now, isBrightening: brightens))
        guard next != value else { return nil }
        value = next
        return next
    }

    /// Moments from here on are on another time line.
    package mutating func forgetTimes() { (since, lastStep, restsUntil) = (nil, nil, nil) }
}
