extension Color {
    /// Text on paper, and the panels behind text on pictures.
    public static let ink = Color(hex: 0x101417)
    /// The background of everything that is not a picture.
    public static let paper = Color(hex: 0xF7F5F0)
    /// Actions and progress.
    public static let accentColor = Color(hex: 0x2F7DE1)
    /// Text, icons and shapes where nobody has set a colour: the same as `ink`.
    public static let primary = ink
    /// Text that matters less: a grey that is still easy to read on paper, 0x5B646B.
    public static let secondary = Color(hex: 0x5B646B)

    /// 0x7A5BD6, softer than pure purple.
    public static let purple = Color(hex: 0x7A5BD6)
    /// 0xE0628F.
    public static let pink = Color(hex: 0xE0628F)
    /// 0x2A9D9A.
    public static let teal = Color(hex: 0x2A9D9A)
    /// 0x8C6A4F.
    public static let brown = Color(hex: 0x8C6A4F)

    /// A grey: 0 is black, 1 is white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }
}
