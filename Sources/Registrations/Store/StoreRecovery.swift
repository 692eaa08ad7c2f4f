import Core
import Glibc

/// Brings a store to rest at the start of writing: nothing half done is left, and what is in `ready` verifies.
///
/// Runs with the lock held. Can be cut short anywhere and run again.
struct StoreRecovery: ~Copyable {
    private let staging: Directory
    private let ready: Directory
    private let tombstones: Directory
    private let quarantine: Directory
    private let trash: Directory
    private var report = RecoveryReport()

    static func open(_ root: borrowing Directory) throws(SystemError) -> StoreRecovery {
        StoreRecovery(
            staging: try root.directory(StoreNames.staging), ready: try root.directory(StoreNames.ready),
            tombstones: try root.directory(StoreNames.tombstones),
            quarantine: try root.directory(StoreNames.quarantine), trash: try root.directory(StoreNames.trash))
    }

    private init(
        staging: consuming Directory, ready: consuming Directory, tombstones: consuming Directory,
        quarantine: consuming Directory, trash: consuming Directory
    ) {
        self.staging = staging
        self.ready = ready
        self.tombstones = tombstones
        self.quarantine = quarantine
        self.trash = trash
    }

    /// - Parameter doubtful: registrations to be read whole, because their last step failed.
    mutating func run(doubtful: Set<RegistrationID>) throws(SystemError) -> RecoveryReport {
        try clearStaging()
        try finishTrash()
        try finishErasures()
        for name in try ready.names().sorted() {
            if let id = RegistrationID(name) {
                try check(id, doubtful.contains(id) ? .whole : .quick)
            } else {
                report.foreign.append(name)
            }
        }
        // Names that came here just before a crash of the program alone may still wait in the cache.
        try ready.sync()
        report.quarantineTotal = try quarantine.names().count
        return report
    }

    private mutating func clearStaging() throws(SystemError) {
        for name in try staging.names() {
            report.leftovers += 1
            try remove(name, from: staging)
        }
    }

    private mutating func finishTrash() throws(SystemError) {
        for name in try trash.names() {
            report.finishedErasures += 1
            try remove(name, from: trash)
        }
    }

    /// Removes what can be removed. What a stranger made unremovable harms nobody there and must not stop the booth.
    private func remove(_ name: String, from directory: borrowing Directory) throws(SystemError) {
        do throws(SystemError) {
            try directory.removeTree(name)
        } catch {
            guard [ENOTEMPTY, EBUSY, EPERM, ELOOP].contains(error.errno) else { throw error }
        }
    }

    private mutating func finishErasures() throws(SystemError) {
        let erased = Set(try tombstones.names().compactMap(StoreNames.erasedID))
        guard !erased.isEmpty else { return }
        try moveToTrash(erased, from: ready)
        try moveToTrash(erased, from: quarantine)
        try finishTrash()
    }

    private func moveToTrash(_ erased: Set<RegistrationID>, from place: borrowing Directory) throws(SystemError) {
        // In quarantine a name may have a number behind it.
        let names = try place.names().filter { name in
            RegistrationID(String(name.prefix { $0 != "." })).map(erased.contains) == true
        }
        guard !names.isEmpty else { return }
        for name in names { try place.move(name, to: trash, as: name) }
        try trash.sync()
        try place.sync()
    }

    private mutating func check(_ id: RegistrationID, _ depth: VerificationDepth) throws(SystemError) {
        let result: VerificationResult
        do throws(SystemError) {
            result = BagVerifier.verify(try ready.directory(id.description), id: id, depth: depth)
        } catch {
            guard error.errno == ENOTDIR || error.errno == ELOOP else {
                report.unreadable.append(id)
                return
            }
            result = VerificationResult(
                id: id, problems: [.wrongKind(id.description)], files: 0, bytes: 0, registration: nil)
        }
        if result.isBroken {
            try Self.putAside(id, from: ready, to: quarantine)
            report.quarantined.append(.init(id: id, problems: result.problems))
        } else if result.isValid {
            report.registrations += 1
        } else {
            // A refusal to read may pass; it must not hide a good registration.
            report.unreadable.append(id)
        }
    }

    /// Moves to quarantine under a free name; nothing is ever overwritten there.
    static func putAside(
        _ id: RegistrationID, from ready: borrowing Directory, to quarantine: borrowing Directory
    ) throws(SystemError) {
        var name = id.description
        var attempt = 1
        while try quarantine.contains(name) {
            name = "\(id).\(attempt)"
            attempt += 1
        }
        try ready.move(id.description, to: quarantine, as: name)
        try quarantine.sync()
        try ready.sync()
    }
}
