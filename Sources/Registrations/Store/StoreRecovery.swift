import Core
import Glibc

/// Brings a store to rest at the start of writing: nothing half done is left, and what is in `ready` verifies.
///
/// Runs with the lock held. Can be cut short anywhere and run again.
struct StoreRecovery: ~Copyable {
    private let staging: Directory
    private let ready: Directory
    private let state: Directory
    private let tombstones: Directory
    private let quarantine: Directory
    private let trash: Trash
    private var report = RecoveryReport()

    static func open(_ root: borrowing Directory) throws(SystemError) -> StoreRecovery {
        StoreRecovery(
            staging: try root.directory(StoreNames.staging), ready: try root.directory(StoreNames.ready),
            state: try root.directory(StoreNames.state), tombstones: try root.directory(StoreNames.tombstones),
            quarantine: try root.directory(StoreNames.quarantine), trash: try Trash(in: root))
    }

    private init(
        staging: consuming Directory, ready: consuming Directory, state: consuming Directory,
        tombstones: consuming Directory, quarantine: consuming Directory, trash: consuming Trash
    ) {
        self.staging = staging
        self.ready = ready
        self.state = state
        self.tombstones = tombstones
        self.quarantine = quarantine
        self.trash = trash
    }

    /// - Parameters:
    ///   - doubtful: registrations to be read whole, because their last step failed.
    ///   - chain: what the chain log knows of each registration.
    mutating func run(
        doubtful: Set<RegistrationID>, chain: [RegistrationID: ChainEvent]
    ) throws(SystemError) -> RecoveryReport {
        for name in try staging.names() {
            report.leftovers += 1
            try trash.remove(name, from: staging)
        }
        report.finishedErasures += try trash.empty()
        try finishErasures()
        let names = try ready.names().sorted()
        report.foreign = names.filter { RegistrationID($0) == nil }
        let ids = names.compactMap { RegistrationID($0) }
        let seen = try ready.map(ids) { ready, id in
            Self.look(at: id, in: ready, doubtful.contains(id) ? .whole : .quick, chain[id])
        }
        for (id, sight) in zip(ids, seen) { try record(sight, of: id) }
        // What the disk says of them may be a lie; they are written down when they have been committed again.
        for id in doubtful { report.unchained[id] = nil }
        // What went to quarantine stays there; and names that came here just before a crash of the program alone may
        // still wait in the cache.
        try ready.sync()
        try clearState()
        report.quarantineTotal = try quarantine.names().count
        return report
    }

    private mutating func finishErasures() throws(SystemError) {
        let erased = Set(try tombstones.names().compactMap(StoreNames.erasedID))
        guard !erased.isEmpty else { return }
        // In quarantine a name may have a number behind it.
        let left = try ready.names().filter { StoreNames.leadingID($0).map(erased.contains) == true }
        let aside = try quarantine.names().filter { StoreNames.leadingID($0).map(erased.contains) == true }
        // A program that died may have left a tombstone in the cache only: it has to outlive what it is for.
        if !left.isEmpty || !aside.isEmpty { try tombstones.sync() }
        try trash.discard(left, from: ready)
        try trash.discard(aside, from: quarantine)
        report.finishedErasures += left.count + aside.count
    }

    /// Receipts and thumbnails of what is not there any more go too.
    private mutating func clearState() throws(SystemError) {
        let names = try state.names()
        guard !names.isEmpty else { return }
        let kept = Set(try (ready.names() + quarantine.names()).compactMap(StoreNames.leadingID))
        var hasChanged = false
        for name in names {
            guard let id = StoreNames.leadingID(name), !kept.contains(id) || name.hasSuffix(".new") else { continue }
            try trash.remove(name, from: state)
            hasChanged = true
        }
        if hasChanged { try state.sync() }
    }

    /// What a look at a registration showed. Small: there may be ten thousand.
    private enum Sight: Sendable {
        case whole
        /// Whole, and with this digest of its tag manifest unknown to the chain log.
        case unchained(String?)
        case broken([VerificationProblem])
        /// A refusal to read may pass; it must not hide a good registration.
        case unreadable
    }

    private static func look(
        at id: RegistrationID, in ready: borrowing Directory, _ depth: VerificationDepth, _ event: ChainEvent?
    ) -> Sight {
        var expected: String?
        if case .registered(_, let bag) = event { expected = bag }
        let result: VerificationResult
        do throws(SystemError) {
            result = BagVerifier.verify(
                try ready.directory(id.description), id: id, depth: depth, expectedBag: expected)
        } catch {
            guard error.errno == ENOTDIR || error.errno == ELOOP else { return .unreadable }
            return .broken([.wrongKind(id.description)])
        }
        if result.isBroken { return .broken(result.problems) }
        guard result.isValid else { return .unreadable }
        return expected == nil ? .unchained(result.bag) : .whole
    }

    private mutating func record(_ sight: Sight, of id: RegistrationID) throws(SystemError) {
        switch sight {
        case .whole: report.registrations += 1
        case .unchained(let bag):
            report.registrations += 1
            report.unchained[id] = bag
        case .broken(let problems):
            try Self.putAside(id.description, from: ready, to: quarantine)
            report.quarantined.append(.init(id: id, problems: problems))
        case .unreadable: report.unreadable.append(id)
        }
    }

    /// Moves to quarantine under a free name; nothing is ever overwritten there. The caller syncs either directory: a
    /// rename is one step of the journal.
    static func putAside(
        _ name: String, from place: borrowing Directory, to quarantine: borrowing Directory
    ) throws(SystemError) {
        var free = name
        var attempt = 1
        while try quarantine.contains(free) {
            free = "\(name).\(attempt)"
            attempt += 1
        }
        try place.move(name, to: quarantine, as: free)
    }
}
