/// Keeps values up to a total cost and forgets those that were not asked for longest.
///
/// What was used since `beginRound` is never forgotten, even beyond the bound: a picture needs all that it shows.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let cost: Int
        var round: UInt64
    }

    let bound: Int
    private(set) var cost = 0
    private var entries: [Key: Entry] = [:]
    private var round: UInt64 = 0

    init(bound: Int) { self.bound = bound }

    var count: Int { entries.count }

    mutating func beginRound() { round += 1 }

    subscript(key: Key) -> Value? {
        mutating get {
            guard let index = entries.index(forKey: key) else { return nil }
            entries.values[index].round = round
            return entries.values[index].value
        }
    }

    mutating func insert(_ value: Value, for key: Key, cost newCost: Int) {
        if let old = entries[key] { cost -= old.cost }
        entries[key] = Entry(value: value, cost: newCost, round: round)
        cost += newCost
        if cost > bound { forget() }
    }

    mutating func removeAll() {
        entries.removeAll()
        cost = 0
    }

    /// Down to three quarters, so that the next values do not each sort the whole cache.
    private mutating func forget() {
        let old = entries.filter { $0.value.round < round }.sorted { $0.value.round < $1.value.round }
        for (key, entry) in old where cost > bound / 4 * 3 {
            entries[key] = nil
            cost -= entry.cost
        }
    }
}
