import CSDL2
package import Core
package import Views

/// Turns the wheel: input to the content, and the panel drawn when there is something new on it, else not.
@MainActor package final class StageLoop {
    package let window: StageWindow
    private let content: any StageContent
    private let clock: any MonotonicClock
    private var shown = DrawList()
    /// Pictures presented since the start.
    package private(set) var pictures = 0

    /// Sees every input before the content and may swallow it: the tap that wakes a sleeping screen, say.
    package var filter: (InputEvent, Instant) -> Bool = { _, _ in true }

    package init(_ window: StageWindow, content: any StageContent, clock: any MonotonicClock = SystemClock()) {
        self.window = window
        self.content = content
        self.clock = clock
    }

    /// Runs until the window is closed, the system asks to end, or the closure returns false.
    ///
    /// - Parameter onTurn: called after each turn, that is after each presented picture and at least every 10 ms
    ///   without one: the place to drain mailboxes and to feed a watchdog.
    package func run(onTurn: (Instant) throws(StageError) -> Bool) throws(StageError) {
        while true {
            let start = clock.now
            let isDrawn = try turn(at: start)
            guard try onTurn(clock.now), !window.wantsToQuit else { return }
            if !isDrawn {
                window.wait(milliseconds: 10)
                continue
            }
            // 60 pictures a second where no display sets the pace; a bound where a driver only says that it waits.
            let pace = window.waitsForRefresh ? 1.0 / 120 : 1.0 / 60
            let spent: Double = clock.now - start
            let rest = pace - spent
            if rest > 0.001 { window.pause(milliseconds: UInt32(rest * 1000)) }
        }
    }

    /// One turn; true when a picture was presented.
    package func turn(at now: Instant) throws(StageError) -> Bool {
        // Fits the window first, for whose size and density the events are meant.
        let input = try window.takeInput()
        if let density = window.pointsPerMillimetre { content.fit(pointsPerMillimetre: density) }
        for event in input where filter(event, now) { content.handle(event, now: now) }
        content.turn()
        let isChanged = window.canvas.retry(at: now)
        // A picture that can be read now may have another size than the gap in its place.
        if isChanged { content.rebuild() }
        let isStale = window.isStale || window.canvas.isIncomplete || isChanged
        guard content.needsUpdate(at: now) || isStale else { return false }
        let list = content.update(size: window.viewSize, now: now)
        window.tell(content.problems)
        guard list != shown || isStale else { return false }
        shown = list
        window.show(list)
        pictures += 1
        return true
    }

    /// What the panel shows.
    package func screenshot() throws(StageError) -> Picture { try window.picture(of: shown) }
}
