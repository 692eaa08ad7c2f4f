package import Core

/// Keeps what people read from flickering: news has to last before it is shown, and a shown reason stays readable.
package struct StatusFilter: Equatable, Sendable {
    /// Seconds that news has to last, by what it is.
    static let reasonDelay = 0.25
    static let goodDelay = 0.15
    static let emptyDelay = 0.35
    /// Seconds that a reason stays once it is shown.
    static let reasonStay = 0.8

    private(set) package var shown: DetectionStatus = .noObject
    private var shownSince: Instant?
    private var pending: DetectionStatus?
    private var pendingSince = Instant.zero

    package init() {}

    /// Takes the raw status of a moment and returns what is to be shown.
    package mutating func take(_ raw: DetectionStatus, at now: Instant) -> DetectionStatus {
        guard raw != shown else {
            pending = nil
            return shown
        }
        if pending != raw {
            pending = raw
            pendingSince = now
        }
        if now - pendingSince >= delay(to: raw), hasBeenReadable(at: now) {
            show(raw, at: now)
        }
        return shown
    }

    /// Shows a status at once: a session that is over or starts again.
    package mutating func force(_ status: DetectionStatus, at now: Instant) { show(status, at: now) }

    /// Moments from here on are on another time line: what is shown stays until there is news.
    package mutating func forgetTimes() {
        shownSince = nil
        pending = nil
    }

    private mutating func show(_ status: DetectionStatus, at now: Instant) {
        shown = status
        shownSince = now
        pending = nil
    }

    private func delay(to raw: DetectionStatus) -> Double {
        switch (shown, raw) {
        case (.noObject, .processing): 0
        case (_, .failed): StatusFilter.reasonDelay
        case (_, .detected): StatusFilter.goodDelay
        case (_, .noObject): StatusFilter.emptyDelay
        case (_, .processing): StatusFilter.reasonDelay
        case (_, .finished): 0
        }
    }

    private func hasBeenReadable(at now: Instant) -> Bool {
        guard case .failed = shown, let since = shownSince else { return true }
        return now - since >= StatusFilter.reasonStay
    }
}
