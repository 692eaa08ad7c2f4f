import Core

/// All that a store holds of one registration, by the places where it lies. Its tombstone is not among it.
struct Remains {
    let ready: [String]
    let quarantine: [String]
    let trash: [String]
    let state: [String]

    init(of id: RegistrationID, in root: borrowing Directory) throws(SystemError) {
        ready = try Self.names(of: id, in: root.directory(StoreNames.ready))
        quarantine = try Self.names(of: id, in: root.directory(StoreNames.quarantine))
        trash = try Self.names(of: id, in: root.directory(StoreNames.trash))
        state = try Self.names(of: id, in: root.directory(StoreNames.state))
    }

    var isEmpty: Bool { ready.isEmpty && quarantine.isEmpty && trash.isEmpty && state.isEmpty }

    /// Removes all of it. When it returns, no power cut brings anything back.
    func discard(from root: borrowing Directory) throws(SystemError) {
        let bin = try Trash(in: root)
        if !trash.isEmpty { _ = try bin.empty() }
        try bin.discard(ready, from: try root.directory(StoreNames.ready))
        try bin.discard(quarantine, from: try root.directory(StoreNames.quarantine))
        guard !state.isEmpty else { return }
        let place = try root.directory(StoreNames.state)
        for name in state { try bin.remove(name, from: place) }
        try place.sync()
    }

    private static func names(
        of id: RegistrationID, in directory: consuming Directory
    ) throws(SystemError) -> [String] {
        try directory.names().filter { StoreNames.leadingID($0) == id }
    }
}
