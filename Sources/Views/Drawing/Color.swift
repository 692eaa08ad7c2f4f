/// A colour in sRGB with straight alpha, each component 0…1.
public struct Color: Equatable, Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        alpha = opacity
    }

    /// A colour from its usual six digits, `0xRRGGBB`.
    public init(hex: UInt32, opacity: Double = 1) {
        func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }

    public func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, opacity: opacity.isNaN ? alpha : alpha * min(1, max(0, opacity)))
    }

    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let white = Color(red: 1, green: 1, blue: 1)
    public static let gray = Color(hex: 0x9AA3AB)
    public static let red = Color(hex: 0xE5534B)
    public static let green = Color(hex: 0x2FB36B)
    public static let blue = Color(hex: 0x2F7DE1)
    public static let yellow = Color(hex: 0xF2C230)
    public static let orange = Color(hex: 0xE8862E)
}
