/// A control as the driver describes it (VIDIOC_QUERY_EXT_CTRL).
package struct VideoControl: Equatable, Sendable {
    package enum Kind: UInt32, Equatable, Sendable {
        case integer = 1
        case boolean = 2
        case menu = 3
        case button = 4
        case integer64 = 5
        case bitmask = 8
        case integerMenu = 9
    }

    package enum Flag {
        package static let disabled: UInt32 = 0x0001
        package static let readOnly: UInt32 = 0x0004
        /// Another control, usually an automatic mode, keeps it from having an effect.
        package static let inactive: UInt32 = 0x0010
        package static let writeOnly: UInt32 = 0x0040
    }

    package var id: UInt32
    package var name: String
    package var kind: Kind
    package var minimum: Int64
    package var maximum: Int64
    package var step: Int64
    package var standard: Int64
    package var flags: UInt32

    package init(
        id: UInt32, name: String, kind: Kind = .integer, minimum: Int64, maximum: Int64, step: Int64 = 1,
        standard: Int64 = 0, flags: UInt32 = 0
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.standard = standard
        self.flags = flags
    }

    /// The nearest value that the driver takes: within its limits, on its steps.
    package func nearest(to value: Int64) -> Int64 {
        guard minimum < maximum else { return minimum }
        let inside = min(max(value, minimum), maximum)
        guard step > 1 else { return inside }
        let steps = (inside - minimum + step / 2) / step
        return min(minimum + steps * step, minimum + (maximum - minimum) / step * step)
    }
}
