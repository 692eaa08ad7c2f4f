/// What a wait for a device came back with.
package struct VideoReadiness: OptionSet, Equatable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A buffer can be taken.
    package static let frame = VideoReadiness(rawValue: 1)
    /// An event can be taken.
    package static let event = VideoReadiness(rawValue: 2)
    /// The driver is in trouble; the next call says which.
    package static let trouble = VideoReadiness(rawValue: 4)
}
