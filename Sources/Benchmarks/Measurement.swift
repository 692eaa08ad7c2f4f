import Core

/// One figure: how much work a second, or how much of something, beside what the product asks for.
struct Measurement {
    let name: String
    let value: Double
    let unit: String
    /// Whether larger is better, and from where on it is enough; `nil` without a demand.
    var demand: Demand?

    enum Demand {
        case atLeast(Double)
        case atMost(Double)

        func isMet(by value: Double) -> Bool {
            switch self {
            case .atLeast(let limit): value >= limit
            case .atMost(let limit): value <= limit
            }
        }

        var limit: Double {
            switch self {
            case .atLeast(let limit), .atMost(let limit): limit
            }
        }
    }

    var json: JSONValue {
        .members([
            "name": .string(name), "value": .number(value), "unit": .string(unit),
            "demand": demand.map { .number($0.limit) } ?? .null,
            "met": demand.map { .bool($0.isMet(by: value)) } ?? .null,
        ])
    }
}
