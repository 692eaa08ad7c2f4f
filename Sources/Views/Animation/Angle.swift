/// A turn; positive is clockwise on the screen.
public struct Angle: Hashable, Sendable {
    public var radians: Double

    public init(radians: Double) { self.radians = radians }

    public init(degrees: Double) { radians = degrees * .pi / 180 }

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static let zero = Angle(radians: 0)

    public var degrees: Double { radians * 180 / .pi }
}
