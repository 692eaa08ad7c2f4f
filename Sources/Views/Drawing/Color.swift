/// A colour in sRGB with straight alpha, each component 0…1.
public struct Color: Equatable, Hashable, Sendable {
    /// Of red, 0…1.
    public var red: Double
    /// Of green, 0…1.
    public var green: Double
    /// Of blue, 0…1.
    public var blue: Double
    /// How opaque it is, 0…1; the other three are not multiplied with it.
    public var alpha: Double

    /// Kept as it is given. What lies outside of 0…1 is brought into it when it is drawn, and what is no number is 0.
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

    /// The same colour with its alpha times this factor, which is brought into 0…1. What is no number changes nothing.
    public func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, opacity: opacity.isNaN ? alpha : alpha * min(1, max(0, opacity)))
    }

    /// Nothing to see: black without any opacity.
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    /// Pure black; text is `ink`.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Pure white; backgrounds are `paper`.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// 0x9AA3AB.
    public static let gray = Color(hex: 0x9AA3AB)
    /// The look's red, 0xE5534B.
    public static let red = Color(hex: 0xE5534B)
    /// The look's green, 0x2FB36B.
    public static let green = Color(hex: 0x2FB36B)
    /// The look's blue, 0x2F7DE1, the same as `accentColor`.
    public static let blue = Color(hex: 0x2F7DE1)
    /// The look's yellow, 0xF2C230.
    public static let yellow = Color(hex: 0xF2C230)
    /// The look's orange, 0xE8862E.
    public static let orange = Color(hex: 0xE8862E)
}
