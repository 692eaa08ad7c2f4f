package import Cameras
import Core
import Imaging
package import Vision

/// The whole engine on a clip, without screen and threads, in the clip's own time: the same input gives the same events
/// and the same pictures.
package struct ReplayRun: ~Copyable {
    /// An endless source is given up after so many seconds of its own time.
    static let longest = 60.0

    private let source: any FrameSource
    private let observer: PetObserver
    private let detectionInterval: Int
    private let isTest: Bool
    private var session: DetectionSession
    private var encoder = PictureEncoder()
    private var summary = ReplaySummary()
    private var pictures: [EncodedPicture] = []
    private var analysed = 0
    private var isOver = false

    /// - Parameters:
    ///   - limits: used where the configuration has no thresholds of its own.
    ///   - detectionInterval: 1 detects on every frame, 2 on every second one; the tracker carries the rest.
    package init(
        source: any FrameSource, detector: PetDetector, limits: QualityLimits, configuration: DetectionConfiguration,
        isTest: Bool, detectionInterval: Int = 2
    ) {
        precondition(detectionInterval >= 1)
        self.source = source
        self.isTest = isTest
        self.detectionInterval = detectionInterval
        observer = PetObserver(detector: detector, kinds: configuration.species == .dog ? .dog : .cat)
        session = DetectionSession(configuration: configuration, limits: limits)
    }

    /// Goes on by one frame; `nil` after the end. A finished session ends the run.
    package mutating func step() throws -> [ReplayEvent]? {
        guard !isOver else { return nil }
        switch try source.next() {
        case .end:
            return end([])
        case .opened, .status, .controlChanged:
            return []
        case .dropped, .damaged:
            summary.frames += 1
            summary.dropped += 1
            return []
        case .frame(let frame):
            summary.frames += 1
            return try take(frame)
        }
    }

    private mutating func take(_ frame: Frame) throws -> [ReplayEvent] {
        let observation = try observer.observe(frame, detecting: analysed % detectionInterval == 0)
        analysed += 1
        let effects = session.handle(observation)
        let status = session.status
        if let reason = status.reason { summary.reasons[reason, default: 0] += 1 }
        var events: [ReplayEvent] = [
            .frame(
                FrameReport(
                    index: frame.sequence, time: frame.time, status: status, progress: session.progress,
                    box: session.box, score: (observation.target ?? observation.face)?.score, quality: session.quality))
        ]
        for effect in effects {
            switch effect {
            case .accept(let candidate, let role, let progress):
                let picture = try encoder.encode(candidate, role: role, isTest: isTest)
                pictures.append(picture)
                events.append(.capture(picture, progress: progress))
            case .finish(let appearance):
                let picture = try encoder.encode(appearance, role: .appearance, isTest: isTest)
                events.append(.capture(picture, progress: session.progress))
                events.append(.finished(time: frame.time, captures: pictures + [picture]))
                return end(events)
            }
        }
        return frame.time.seconds >= ReplayRun.longest ? end(events) : events
    }

    private mutating func end(_ events: [ReplayEvent]) -> [ReplayEvent] {
        isOver = true
        summary.status = session.status
        summary.progress = session.progress
        return events + [.end(summary)]
    }
}
