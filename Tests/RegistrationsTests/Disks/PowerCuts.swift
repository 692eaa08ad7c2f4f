/// All that a disk may hold when the power goes at a moment: every subset of the unsynced names, and of each unsynced
/// write nothing, all, its first blocks of 512 bytes, its length with noughts, with garbage, or with noughts after the
/// first block.
///
/// Nothing is sampled. What cannot be told apart is not looked at twice: changes in directories that are not reachable
/// after the cut are left out, and states with the same tree are one.
struct PowerCuts {
    private let moment: ModelDisk.Moment
    private let directories: Set<Int>
    private var seen: Set<Fingerprint> = []
    /// Digests of the files that no unsynced write touches.
    private var settled: [Int: Fingerprint] = [:]
    private let names: [Int]
    private let writes: [Int: [Int]]

    init(at moment: ModelDisk.Moment, directories: Set<Int>) {
        self.moment = moment
        self.directories = directories
        var names: [Int] = []
        var writes: [Int: [Int]] = [:]
        for (index, change) in moment.pending.enumerated() {
            if case .write(let node, _, _) = change {
                writes[node, default: []].append(index)
            } else {
                names.append(index)
            }
        }
        self.names = names
        self.writes = writes
    }

    /// Calls the closure with each state once, until it says that it has seen enough.
    ///
    /// - Returns: how many there were.
    @discardableResult
    mutating func forEach(_ body: (ModelState, Fingerprint) throws -> Bool) rethrows -> Int {
        _ = try chooseNames(from: [], decided: [], body)
        return seen.count
    }

    private mutating func chooseNames(
        from chosen: Set<Int>, decided: Set<Int>, _ body: (ModelState, Fingerprint) throws -> Bool
    ) rethrows -> Bool {
        var state = moment.durable
        for index in names where chosen.contains(index) { state.apply(moment.pending[index]) }
        let reachable = reachableNodes(of: state)
        let next = names.first { index in
            !decided.contains(index) && moment.pending[index].places.contains { reachable.contains($0.directory) }
        }
        if let next {
            let decided = decided.union([next])
            // All first: what was done in order is the likeliest to hide a missing step.
            return try chooseNames(from: chosen.union([next]), decided: decided, body)
                && chooseNames(from: chosen, decided: decided, body)
        }
        let files = writes.keys.filter { reachable.contains($0) }.sorted()
        return try chooseWrites(state, files.flatMap { writes[$0] ?? [] }[...], body)
    }

    private mutating func chooseWrites(
        _ state: ModelState, _ open: ArraySlice<Int>, _ body: (ModelState, Fingerprint) throws -> Bool
    ) rethrows -> Bool {
        guard let index = open.first, case .write(let node, let offset, let piece) = moment.pending[index] else {
            let fingerprint = fingerprint(of: state)
            guard seen.insert(fingerprint).inserted else { return true }
            return try body(state, fingerprint)
        }
        for outcome in Self.outcomes(of: piece) {
            var next = state
            if let outcome { next.put(outcome, at: offset, in: node) }
            guard try chooseWrites(next, open.dropFirst(), body) else { return false }
        }
        return true
    }

    /// What may come of one write; `nil` for nothing.
    static func outcomes(of piece: [UInt8]) -> [[UInt8]?] {
        let noughts = [UInt8](repeating: 0, count: piece.count)
        var outcomes: [[UInt8]?] = [piece, nil, noughts, piece.map { $0 ^ 0xA5 }]
        for end in stride(from: 512, to: piece.count, by: 512) { outcomes.append(Array(piece[..<end])) }
        if piece.count > 512 { outcomes.append(Array(piece[..<512]) + noughts[512...]) }
        return outcomes
    }

    private func reachableNodes(of state: ModelState) -> Set<Int> {
        var found: Set<Int> = [1]
        var open = [1]
        while let directory = open.popLast() {
            for node in (state.entries[directory] ?? [:]).values where found.insert(node).inserted { open.append(node) }
        }
        return found
    }

    private mutating func fingerprint(of state: ModelState) -> Fingerprint {
        var total = Fingerprint()
        var open = [1]
        while let directory = open.popLast() {
            var names = Fingerprint()
            for (name, node) in (state.entries[directory] ?? [:]).sorted(by: { $0.key < $1.key }) {
                names.add(name.utf8)
                names.add(node)
                if directories.contains(node) {
                    open.append(node)
                } else {
                    names.add(contents(of: node, in: state))
                }
            }
            total.add(directory)
            total.add(names)
        }
        return total
    }

    private mutating func contents(of node: Int, in state: ModelState) -> Fingerprint {
        if writes[node] == nil, let known = settled[node] { return known }
        var digest = Fingerprint()
        digest.add(state.bytes[node] ?? [])
        if writes[node] == nil { settled[node] = digest }
        return digest
    }
}

/// 128 bits that tell states apart; nobody tries to make two alike.
struct Fingerprint: Hashable, Sendable {
    private var high: UInt64 = 0xCBF2_9CE4_8422_2325
    private var low: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func add(_ bytes: some Sequence<UInt8>) {
        var count: UInt64 = 0
        for byte in bytes {
            mix(UInt64(byte))
            count += 1
        }
        mix(count &+ 0x1_0000)
    }

    mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number)) &+ 0x2_0000) }

    mutating func add(_ other: Fingerprint) {
        mix(other.high)
        mix(other.low)
    }

    private mutating func mix(_ value: UInt64) {
        high = (high ^ value) &* 0x0000_0100_0000_01B3
        low = (low &+ value &+ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        low ^= low >> 29
    }
}
