package import Core

/// Decides when the light is on. A value: looks at brightness go in, changes come out, and time is passed in.
package struct LightControl: Equatable, Sendable {
    /// Mean luma of a frame, 0…255, under which an animal cannot be judged, and above which it can be without a light.
    ///
    /// The upper one is where a light that is on leaves a room that needs it: below, it would switch itself off and on.
    private static let dark = 55.0
    private static let bright = 150.0
    /// Seconds that it has to be so: an animal before the lens, or a door, is no evening.
    private static let patience = 1.5
    /// Seconds between two changes at least.
    private static let rest = 5.0

    package private(set) var mode: LightMode
    package private(set) var isLit = false
    /// Since when the brightness has asked for the other state.
    private var since: Instant?
    private var changed: Instant?

    package init(mode: LightMode) { self.mode = mode }

    /// What a person asks for comes at once. The new state; `nil` when nothing changes.
    package mutating func ask(for mode: LightMode, at now: Instant) -> Bool? {
        self.mode = mode
        since = nil
        switch mode {
        case .off: return set(false, at: now)
        case .on: return set(true, at: now)
        case .auto:
            // A person's choice before is none that has to rest.
            changed = nil
            return nil
        }
    }

    /// The brightness of the newest frame. The new state; `nil` when nothing changes.
    package mutating func see(meanLuma: Double, at now: Instant) -> Bool? {
        guard mode == .auto, isLit ? meanLuma > LightControl.bright : meanLuma < LightControl.dark else {
            since = nil
            return nil
        }
        let begun = since ?? now
        since = begun
        guard now - begun >= LightControl.patience, changed.map({ now - $0 >= LightControl.rest }) ?? true else {
            return nil
        }
        return set(!isLit, at: now)
    }

    /// Nobody is there any more: light is for animals.
    package mutating func rest(at now: Instant) -> Bool? {
        since = nil
        return mode == .auto ? set(false, at: now) : nil
    }

    private mutating func set(_ lit: Bool, at now: Instant) -> Bool? {
        guard lit != isLit else { return nil }
        (isLit, since, changed) = (lit, nil, now)
        return lit
    }
}
