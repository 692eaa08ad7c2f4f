import Core
import Glibc

/// Looks at all of a store that is not a bag: small files by their seals, names by what belongs where, and what ought to
/// be there by the chain log.
struct StoreInspector {
    private let chain: ChainLog
    private(set) var problems: [StoreProblem] = []
    private(set) var foreign: [String] = []

    init(chain: ChainLog) { self.chain = chain }

    mutating func inspect(_ root: borrowing Directory, reserve: Int) throws(SystemError) {
        let names = try root.names()
        foreign += names.filter { !StoreNames.all.contains($0) && !isReplacement($0) }
        for name in StoreNames.directories { checkKind(of: name, .directory, in: root) }
        // A store of version 0.1.0 has neither chain nor seals until its next start.
        let booth = read(StoreNames.booth, limit: 4096, in: root)
        let identity = booth.flatMap { BoothIdentity(json: $0) }
        if booth != nil, identity == nil { problems.append(.altered(StoreNames.booth)) }
        let isOld = booth.map { $0 == identity?.uncheckedJSON } ?? false
        if !isOld || names.contains(StoreNames.chain) {
            checkKind(of: StoreNames.chain, .file, in: root)
            if chain.condition != .whole { problems.append(.altered(StoreNames.chain)) }
        }
        checkSmallFiles(names, in: root, isOld: isOld, reserve)
        try checkRegistrations(root, isOld: isOld)
        try checkTombstones(root)
        try checkState(root)
    }

    private mutating func checkSmallFiles(
        _ names: [String], in root: borrowing Directory, isOld: Bool, _ reserve: Int
    ) {
        if names.contains(StoreNames.bootCounter), let bytes = read(StoreNames.bootCounter, limit: 256, in: root) {
            let counter = BootCounter(bytes)
            if counter == nil || (!isOld && counter?.isWritten(as: bytes) == false) {
                problems.append(.altered(StoreNames.bootCounter))
            }
        } else if !isOld, chain.standing.values.contains(where: { if case .registered = $0 { true } else { false } }) {
            problems.append(.missing(StoreNames.bootCounter))
        }
        if names.contains(StoreNames.lock), let bytes = read(StoreNames.lock, limit: 64, in: root), !bytes.isEmpty {
            problems.append(.altered(StoreNames.lock))
        } else if !names.contains(StoreNames.lock) {
            problems.append(.missing(StoreNames.lock))
        }
        // It may be missing: it is given up when the disk is full.
        if names.contains(StoreNames.reserve), let bytes = read(StoreNames.reserve, limit: 16 << 20, in: root),
            !bytes.allSatisfy({ $0 == 0 }) || (reserve > 0 && bytes.count != reserve)
        {
            problems.append(.altered(StoreNames.reserve))
        }
    }

    private mutating func checkRegistrations(_ root: borrowing Directory, isOld: Bool) throws(SystemError) {
        let names = try Self.names(of: StoreNames.ready, in: root)
        foreign += names.filter { RegistrationID($0) == nil }.map { "\(StoreNames.ready)/\($0)" }
        let ready = Set(names.compactMap { RegistrationID($0) })
        let erased = Set(try Self.names(of: StoreNames.tombstones, in: root).compactMap(StoreNames.erasedID))
        let aside = Set(try Self.names(of: StoreNames.quarantine, in: root).compactMap(StoreNames.leadingID))
        for (id, event) in chain.standing.sorted(by: { $0.key < $1.key }) {
            switch event {
            case .registered where !ready.contains(id) && !erased.contains(id) && !aside.contains(id):
                problems.append(.vanished(id))
            case .erased where !erased.contains(id): problems.append(.missing("\(StoreNames.tombstones)/\(id).json"))
            case .registered, .erased, .evicted, .withdrawn, .quarantined: break
            }
        }
        guard !isOld else { return }
        for id in ready.subtracting(erased).sorted() {
            if case .registered = chain.standing[id] { continue }
            problems.append(.unchained(id))
        }
        for id in erased.sorted() {
            if case .erased = chain.standing[id] { continue }
            problems.append(.unchained(id))
        }
        for id in ready.intersection(erased).sorted() { problems.append(.remains("\(StoreNames.ready)/\(id)")) }
    }

    private mutating func checkTombstones(_ root: borrowing Directory) throws(SystemError) {
        for name in try Self.names(of: StoreNames.tombstones, in: root).sorted() {
            let path = "\(StoreNames.tombstones)/\(name)"
            guard let id = StoreNames.erasedID(name) else {
                if !isReplacement(name) { foreign.append(path) }
                continue
            }
            let directory = try root.directory(StoreNames.tombstones)
            guard let bytes = read(name, limit: 4096, in: directory, as: path) else { continue }
            if Tombstone(json: bytes)?.id != id { problems.append(.altered(path)) }
        }
    }

    private mutating func checkState(_ root: borrowing Directory) throws(SystemError) {
        for name in try Self.names(of: StoreNames.state, in: root).sorted() {
            let path = "\(StoreNames.state)/\(name)"
            guard let id = StoreNames.leadingID(name) else {
                foreign.append(path)
                continue
            }
            if case .erased = chain.standing[id] { problems.append(.remains(path)) }
            let directory = try root.directory(StoreNames.state)
            if Receipt.isName(name) {
                guard let bytes = read(name, limit: 4096, in: directory, as: path) else { continue }
                if Receipt(json: bytes)?.fileName != name { problems.append(.altered(path)) }
            } else if RegistrationStore.thumbnailDigits(name) != nil {
                let limit = RegistrationStore.largestThumbnail
                guard let bytes = read(name, limit: limit, in: directory, as: path) else { continue }
                if RegistrationStore.thumbnailName(id, bytes) != name { problems.append(.altered(path)) }
            } else if !isReplacement(name) {
                foreign.append(path)
            }
        }
    }

    /// A small file that was being replaced when the power went.
    private func isReplacement(_ name: String) -> Bool { name.hasSuffix(".new") }

    private mutating func checkKind(of name: String, _ kind: FileStatus.Kind, in root: borrowing Directory) {
        do throws(SystemError) {
            if try root.status(of: name).kind != kind { problems.append(.wrongKind(name)) }
        } catch {
            note(error, about: name)
        }
    }

    private mutating func read(
        _ name: String, limit: Int, in directory: borrowing Directory, as path: String? = nil
    ) -> [UInt8]? {
        do throws(SystemError) {
            return try directory.readFile(name, limit: limit)
        } catch {
            note(error, about: path ?? name)
            return nil
        }
    }

    private mutating func note(_ error: SystemError, about name: String) {
        switch error.errno {
        case ENOENT: problems.append(.missing(name))
        case ELOOP, EINVAL, ENOTDIR, EISDIR, ENXIO: problems.append(.wrongKind(name))
        case EFBIG: problems.append(.altered(name))
        default: problems.append(.unreadable(name, reason: error.description))
        }
    }

    /// None for a directory that is not there, which `checkKind` has named.
    private static func names(of name: String, in root: borrowing Directory) throws(SystemError) -> [String] {
        do throws(SystemError) {
            return try root.directory(name).names()
        } catch {
            guard [ENOENT, ENOTDIR, ELOOP].contains(error.errno) else { throw error }
            return []
        }
    }
}
