import Core
import Views

@testable import Stage

/// Shows whatever list a test gives it.
@MainActor final class ListContent: StageContent {
    var list = DrawList() {
        didSet { needsUpdate = true }
    }
    private(set) var needsUpdate = true
    /// For which it was laid out last.
    private(set) var size: Size?
    private(set) var events: [InputEvent] = []
    var problems: [String] = []

    func turn() {}

    func needsUpdate(at now: Instant) -> Bool { needsUpdate }

    func update(size: Size, now: Instant) -> DrawList {
        self.size = size
        needsUpdate = false
        return list
    }

    func handle(_ event: InputEvent, now: Instant) { events.append(event) }
}
