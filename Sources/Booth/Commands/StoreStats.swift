import Core
import Registrations

/// `nosebooth store stats`: how the registrations came out, and what room is left.
@MainActor enum StoreStats {
    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        do {
            let store = try StoreCommand.open(arguments)
            let statistics = try store.statistics()
            let health = try store.health()
            let vanished = try store.vanished().count
            if arguments.has("--json") {
                StandardOutput.write(json(statistics, health, vanished: vanished).text + "\n")
            } else {
                StandardOutput.write(page(statistics, health, vanished: vanished))
            }
            guard vanished == 0 else {
                let verb = vanished == 1 ? "was kept here and has vanished" : "were kept here and have vanished"
                throw CommandFailure(.badData, "\(StoreText.registrations(vanished)) \(verb)")
            }
            return .done
        } catch {
            throw CommandFailure(any: error)
        }
    }

    private static func json(
        _ statistics: RegistrationStatistics, _ health: StoreHealth, vanished: Int
    ) -> JSONValue {
        .members([
            "registrations": .integer(statistics.registrations), "tests": .integer(statistics.tests),
            "unreadable": .integer(statistics.unreadable), "pictures": .integer(statistics.pictures),
            "bytes": .integer(statistics.bytes),
            "species": .object(
                statistics.bySpecies.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: .integer($0.value)) }),
            "quality": ranges(statistics.quality),
            "months": .array(
                statistics.months.map { month in
                    .members([
                        "month": .optional(month.name), "registrations": .integer(month.registrations),
                        "quality": ranges(month.quality),
                    ])
                }),
            "freeBytes": .integer(health.freeBytes),
            "freeFiles": health.freeFiles.map { .integer($0) } ?? .null,
            "quarantined": .integer(health.quarantined), "vanished": .integer(vanished),
        ])
    }

    private static func ranges(_ quality: [String: QualityRange]) -> JSONValue { StoreText.json(quality) }

    private static func page(
        _ statistics: RegistrationStatistics, _ health: StoreHealth, vanished: Int
    ) -> String {
        let species = statistics.bySpecies.sorted { $0.key < $1.key }.map { "\($0.value) of a \($0.key)" }
        var lines = [
            StoreText.registrations(statistics.registrations)
                + (species.isEmpty ? "" : ": " + species.joined(separator: ", ")),
            "\(statistics.pictures) pictures, \(statistics.bytes) bytes; \(health.freeBytes >> 20) MiB are free",
        ]
        if statistics.tests > 0 { lines.append("\(statistics.tests) with trial pictures, not counted here") }
        if statistics.unreadable > 0 { lines.append("\(statistics.unreadable) cannot be read") }
        if health.quarantined > 0 { lines.append("\(health.quarantined) in quarantine") }
        if vanished > 0 { lines.append("\(vanished) kept here and vanished") }
        lines += StoreText.table(statistics.quality)
        for month in statistics.months {
            lines.append("\(month.name ?? "clock not synchronised"): \(StoreText.registrations(month.registrations))")
            lines += StoreText.table(month.quality.filter { $0.key == "overall" })
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
