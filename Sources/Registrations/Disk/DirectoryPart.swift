import Core

/// What one thread looks at in a directory.
final class DirectoryPart<Item: Sendable, Seen: Sendable>: Sendable {
    private let directory: Directory
    private let items: ArraySlice<Item>
    private let seen = Locked<[Seen]>([])
    private let thread = Locked<NamedThread?>(nil)

    init(_ directory: consuming Directory, _ items: ArraySlice<Item>) {
        self.directory = directory
        self.items = items
    }

    func begin(_ look: @escaping @Sendable (borrowing Directory, Item) -> Seen) {
        thread.withLock {
            $0 = NamedThread("store-reader") { [self] in
                let all = items.map { look(directory, $0) }
                seen.withLock { $0 = all }
            }
        }
    }

    /// Waits for the end.
    func finish() -> [Seen] {
        let running = thread.withLock { $0.take() }
        if let running = consume running { running.join() }
        return seen.withLock { $0 }
    }
}
