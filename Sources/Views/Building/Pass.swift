import Core

/// What one building of the tree shares and collects.
@MainActor final class Pass {
    private(set) var number = 0
    let stale: StaleFlag
    let ruler: TextRuler
    let room = StackRoom()
    /// View types without attached properties, so that they are looked through only once.
    var plainTypes: Set<ObjectIdentifier> = []
    /// Sheets to be shown above the root, in the order of their appearance.
    var sheets: [SheetRequest] = []
    /// `onAppear`, `onDisappear` and `onChange`, told when the tree stands.
    var actions: [@MainActor () -> Void] = []
    /// What has left the tree and is still to be seen.
    var departures: [Departure] = []

    init(stale: StaleFlag, ruler: TextRuler) {
        self.stale = stale
        self.ruler = ruler
    }

    func begin() { number += 1 }

    func takeActions() -> [@MainActor () -> Void] {
        defer { actions.removeAll() }
        return actions
    }
}
