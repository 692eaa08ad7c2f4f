/// A turn; positive is clockwise on the screen.
public struct Angle: Hashable, Sendable {
    /// A whole turn is 2π; kept as it is given, more than one turn and less than none too.
    public var radians: Double

    /// A turn in radians, 2π being a whole one.
    public init(radians: Double) { self.radians = radians }

    /// A turn in degrees, 360 being a whole one.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// A turn in degrees, 360 being a whole one.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// A turn in radians, 2π being a whole one.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// No turn.
    public static let zero = Angle(radians: 0)

    /// The same turn in degrees, 360 being a whole one.
    public var degrees: Double { radians * 180 / .pi }
}
