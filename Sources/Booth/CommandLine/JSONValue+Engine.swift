import Core
import PetCamera

extension JSONValue {
    /// `[x, y, width, height]` in fractions.
    static func box(_ box: Rect) -> JSONValue {
        .array([.number(box.minX), .number(box.minY), .number(box.width), .number(box.height)])
    }

    /// The quality vector as the contract writes it, one decimal a component.
    static func quality(_ quality: QualityVector) -> JSONValue {
        let components = quality.components.map {
            Member(key: $0.name, value: .number(($0.value * 10).rounded() / 10))
        }
        let raw = quality.raw.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: .number($0.value)) }
        return .object(components + [Member(key: "raw", value: .object(raw))])
    }
}
