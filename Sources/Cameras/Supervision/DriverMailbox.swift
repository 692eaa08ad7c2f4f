package import Core

/// Between the driver's thread and whoever supervises it. The newest frame wins; what else there is to say is kept.
/// Thread-safe.
package final class DriverMailbox: Sendable {
    private struct Content {
        var reports: [DriverReport] = []
        var overtaken = 0
        var isStopRequested = false
        var settings: [CameraSetting: Int64] = [:]
    }

    /// Reports that are kept besides frames; a driver that says more than is read says nothing new.
    private static let bound = 256

    private let content = Locked(Content())
    /// Raised for every report.
    package let arrived = Signal()

    package init() {}

    package func post(_ report: DriverReport) {
        content.withLock { (content) in
            if report.isPicture, let index = content.reports.lastIndex(where: \.isPicture) {
                content.reports.remove(at: index)
                content.overtaken += 1
            }
            if content.reports.count >= DriverMailbox.bound { content.reports.removeFirst() }
            content.reports.append(report)
        }
        arrived.raise()
    }

    /// The oldest report; `nil` when there is none.
    package func take() -> DriverReport? {
        content.withLock { $0.reports.isEmpty ? nil : $0.reports.removeFirst() }
    }

    /// How many frames a newer one has replaced, since the last question.
    package func takeOvertaken() -> Int {
        content.withLock { (content) in
            defer { content.overtaken = 0 }
            return content.overtaken
        }
    }

    /// Asks for settings, in the driver's own units; of two wishes for the same one the later counts.
    package func ask(for settings: [CameraSetting: Int64]) {
        content.withLock { $0.settings.merge(settings) { $1 } }
    }

    /// What was asked for since the last question.
    package func takeSettings() -> [CameraSetting: Int64] {
        content.withLock { (content) in
            defer { content.settings = [:] }
            return content.settings
        }
    }

    package var isStopRequested: Bool { content.withLock { $0.isStopRequested } }

    package func requestStop() { content.withLock { $0.isStopRequested = true } }
}

extension DriverReport {
    fileprivate var isPicture: Bool {
        switch self {
        case .frame, .damaged: true
        case .opened, .dropped, .controlChanged, .applied, .ended: false
        }
    }
}
