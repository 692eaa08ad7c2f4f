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
    /// The first view of this building that changed what a body had read, while it was itself being read.
    private(set) var restless: Any.Type?

    init(stale: StaleFlag, ruler: TextRuler) {
        self.stale = stale
        self.ruler = ruler
    }

    func begin() {
        number += 1
        restless = nil
    }

    /// Reads a body, or what else a view makes late, and notes the view when that changes what something has read.
    func watching<Value>(_ view: Any.Type, _ make: () -> Value) -> Value {
        let wasRaised = stale.isRaised
        let made = make()
        if restless == nil, !wasRaised, stale.isRaisedHere { restless = view }
        return made
    }

    func takeActions() -> [@MainActor () -> Void] {
        defer { actions.removeAll() }
        return actions
    }
}
