package import Core
package import Vision

/// One try to get the pictures of one animal, from start of detection to finished. A value: the same sightings give
/// the same status, progress and pictures; time is that of the frames.
package struct DetectionSession: Sendable {
    private enum Phase: Equatable, Sendable {
        case running
        case paused
        case finished
    }

    /// Seconds without a sighting after which a box is no longer shown.
    private static let boxPatience = 0.2

    package let configuration: DetectionConfiguration
    private let gates: PictureGates
    /// What a whole head is judged by: a cat's, whatever the session registers.
    private let headThresholds: GateThresholds
    private let kinds: TargetKinds
    private var phase = Phase.running
    private var filter = StatusFilter()
    private var evidence = SpeciesEvidence()
    private var nose = NoseMemory()
    /// What only a frame with detections can tell, until the next one.
    private var held: PictureGates.Verdict?
    private var best: PictureCandidate?
    private var burstStart = Instant.zero
    private var lastAccepted: Instant?
    private var appearance: AppearanceChoice
    private var latest: Sighting?
    /// The track whose box is shown.
    private var followed: Track?

    /// Accepted pictures so far.
    private(set) package var accepted = 0
    /// Where the target was in the last sighting, in fractions of the picture; `nil` when it is not in view.
    private(set) package var box: Rect?
    private(set) package var quality: QualityVector?

    /// - Parameter limits: used where the configuration has no thresholds of its own.
    package init(configuration: DetectionConfiguration, limits: QualityLimits) {
        self.configuration = configuration
        let (species, purpose) = (configuration.species, configuration.purpose)
        gates = PictureGates(thresholds: configuration.thresholds ?? limits[species, purpose], species: species)
        headThresholds = limits[.cat, purpose]
        kinds = configuration.species == .dog ? .dog : .cat
        appearance = AppearanceChoice()
    }

    package var status: DetectionStatus { filter.shown }

    /// 0…100: accepted pictures over needed ones; never goes back within a session.
    package var progress: Int { 100 * accepted / configuration.neededPictures }

    package var role: PictureRole { configuration.species == .dog ? .nose : .face }

    /// Keeps progress and stops judging; the preview goes on elsewhere.
    package mutating func pause() {
        guard phase == .running else { return }
        phase = .paused
        best = nil
    }

    package mutating func resume() {
        if phase == .paused { phase = .running }
    }

    /// Forgets what was seen: sightings from here on are of another camera, or of one that has begun anew, and so on
    /// another time line. Accepted pictures and progress stay, and the best picture of the whole animal; what is shown
    /// begins anew unless the session is paused or over.
    package mutating func changeCamera() {
        if phase == .running { filter = StatusFilter() } else { filter.forgetTimes() }
        evidence = SpeciesEvidence()
        nose = NoseMemory()
        (held, best, lastAccepted) = (nil, nil, nil)
        (latest, followed, box, quality) = (nil, nil, nil, nil)
    }

    /// Takes in one sighting. Moments never go back, but for `changeCamera()`.
    package mutating func handle(_ sighting: Sighting) -> [DetectionEffect] {
        latest = sighting
        guard phase == .running else { return [] }
        let now = sighting.time
        if let detections = sighting.detections {
            evidence.take(detections, kinds: kinds, at: now)
        }
        nose.take(sighting)
        let past = PictureGates.Past(shown: filter.shown, isWrongSpecies: evidence.isWrongSpecies, nose: nose)
        let verdict = steady(gates.judge(sighting, after: past), sighting)
        followed = DetectionSession.fresh(sighting.target ?? sighting.face, at: now)
        box = followed.flatMap { DetectionSession.visible($0.box) }
        quality = sighting.measures.map(rating)
        let status = filter.take(rawStatus(verdict), at: now)
        if let face = sighting.face, status != .failed(.wrongSpecies) {
            appearance.consider(sighting, face: face, thresholds: headThresholds)
        }
        guard status == .detected, let quality else { return endBurst(at: now) }
        switch verdict {
        case .good:
            return collect(
                PictureCandidate(
                    frame: sighting.frame, box: box, score: sighting.target?.score ?? 0, quality: quality,
                    isManual: false), at: now)
        case .marginal: return isBurstOver(at: now) ? endBurst(at: now) : []
        case .nothingThere, .undecided, .refused: return endBurst(at: now)
        }
    }

    /// Where the target is in a frame that is shown and was not looked at yet; `nil` when it is not in view.
    package func box(at now: Instant) -> Rect? {
        guard phase == .running, let followed else { return box }
        return DetectionSession.visible(followed.box(at: now))
    }

    /// Takes the newest frame by hand, whatever the gates say; its scores stay with it. Does nothing when it is damaged.
    package mutating func captureNow() -> [DetectionEffect] {
        guard phase != .finished, let latest else { return [] }
        let candidate = PictureCandidate(
            frame: latest.frame, box: latest.target?.box, score: latest.target?.score ?? 0,
            quality: latest.measures.map(rating) ?? .unknown, isManual: true)
        guard candidate.isWhole else { return [] }
        best = nil
        return accept(candidate, at: latest.time)
    }

    private func rating(_ measures: TargetMeasures) -> QualityVector {
        QualityVector(measures, thresholds: gates.thresholds, species: configuration.species)
    }

    /// Where a track is, as long as it was seen lately: a box that stands where nothing is any more would lie.
    private static func fresh(_ track: Track?, at now: Instant) -> Track? {
        guard let track, now - track.lastSeen <= DetectionSession.boxPatience else { return nil }
        return track
    }

    /// The part of a box that is in the picture; a track that is carried on may have left it.
    private static func visible(_ box: Rect) -> Rect? {
        let inside = box.intersection(.whole)
        return inside.isEmpty ? nil : inside
    }

    /// Where no track carries what was seen, and for several animals, the last detected frame has the word.
    private mutating func steady(_ verdict: PictureGates.Verdict, _ sighting: Sighting) -> PictureGates.Verdict {
        if sighting.detections != nil {
            let isUntracked = sighting.target == nil && sighting.face == nil
            held = verdict == .refused(.moreThanOneAnimal) || isUntracked ? verdict : nil
        } else if let held, verdict != .refused(.wrongSpecies) {
            return held
        }
        return verdict
    }

    private func rawStatus(_ verdict: PictureGates.Verdict) -> DetectionStatus {
        switch verdict {
        case .nothingThere: .noObject
        case .undecided: .processing
        case .good, .marginal: .detected
        case .refused(let reason): .failed(reason)
        }
    }

    /// A short burst is gathered and its best frame taken, at the earliest when the last one is long enough ago.
    private mutating func collect(_ candidate: PictureCandidate, at now: Instant) -> [DetectionEffect] {
        if let last = lastAccepted, now - last < configuration.spacing { return [] }
        guard let known = best else {
            best = candidate
            burstStart = now
            return []
        }
        if candidate.quality.overall > known.quality.overall { best = candidate }
        return isBurstOver(at: now) ? endBurst(at: now) : []
    }

    private func isBurstOver(at now: Instant) -> Bool { best != nil && now - burstStart >= configuration.burst }

    private mutating func endBurst(at now: Instant) -> [DetectionEffect] {
        guard let candidate = best else { return [] }
        best = nil
        // The next burst will do: a damaged picture is kept of no pet.
        guard candidate.isWhole else { return [] }
        return accept(candidate, at: now)
    }

    private mutating func accept(_ candidate: PictureCandidate, at now: Instant) -> [DetectionEffect] {
        accepted += 1
        lastAccepted = now
        let effect = DetectionEffect.accept(candidate, role: role, progress: progress)
        guard accepted >= configuration.neededPictures else { return [effect] }
        phase = .finished
        filter.force(.finished, at: now)
        return [effect, .finish(appearance: appearance.best.flatMap { $0.isWhole ? $0 : nil } ?? candidate)]
    }
}

extension QualityVector {
    /// For a picture taken by hand when nothing was seen: all zero, nothing measured.
    static let unknown = QualityVector(
        sharpness: 0, exposure: 0, contrast: 0, highlights: 0, resolution: 0, distance: 0, centring: 0, pose: 0,
        motion: 0, confidence: 0, overall: 0, raw: [:])
}
