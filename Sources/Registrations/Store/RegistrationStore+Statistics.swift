extension RegistrationStore {
    /// Reads all records, one after the other, and sums them up.
    public func statistics() throws(StoreError) -> RegistrationStatistics {
        var statistics = RegistrationStatistics()
        var all: [String: RangeSum] = [:]
        var months: [String: (count: Int, sums: [String: RangeSum])] = [:]
        for id in try ids("count") {
            let registration: Registration
            do throws(StoreError) {
                registration = try show(id)
            } catch {
                if error.kind != .noSuchRegistration { statistics.unreadable += 1 }
                continue
            }
            guard !registration.captures.contains(where: \.facts.test) else {
                statistics.tests += 1
                continue
            }
            statistics.registrations += 1
            statistics.pictures += registration.captures.count
            statistics.bytes += registration.captures.reduce(0) { $0 + $1.bytes }
            statistics.bySpecies[registration.species, default: 0] += 1
            let created = registration.created
            // "" sorts before every month.
            let name = created.clockSynchronised ? String(created.wall.date.dropLast(3)) : ""
            months[name, default: (0, [:])].count += 1
            for (component, range) in registration.quality {
                all[component, default: RangeSum()].add(range)
                months[name, default: (0, [:])].sums[component, default: RangeSum()].add(range)
            }
        }
        statistics.quality = all.mapValues(\.range)
        statistics.months = months.sorted { $0.key < $1.key }.map { name, month in
            .init(
                name: name.isEmpty ? nil : name, registrations: month.count, quality: month.sums.mapValues(\.range))
        }
        return statistics
    }
}

/// Ranges of sessions on the way to one range.
private struct RangeSum {
    private var minimum = Double.infinity
    private var maximum = -Double.infinity
    private var sum = 0.0
    private var count = 0

    mutating func add(_ range: QualityRange) {
        minimum = min(minimum, range.minimum)
        maximum = max(maximum, range.maximum)
        sum += range.mean
        count += 1
    }

    var range: QualityRange { QualityRange(minimum: minimum, mean: sum / Double(max(count, 1)), maximum: maximum) }
}
