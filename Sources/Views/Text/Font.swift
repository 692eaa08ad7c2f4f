/// A font by its role in the look, or by its size in points.
public struct Font: Hashable, Sendable {
    /// How heavy the strokes are; the look has two weights, and everything from medium on is drawn semibold.
    public enum Weight: Hashable, Sendable {
        /// From the lightest to the heaviest.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var resolved: ResolvedFont.Weight {
            switch self {
            case .ultraLight, .thin, .light, .regular: .regular
            case .medium, .semibold, .bold, .heavy, .black: .semibold
            }
        }
    }

    private enum Length: Hashable {
        case units(Double)
        case points(Double)
    }

    private var length: Length
    private var weight: Weight
    private var hasTabularDigits = false

    private init(units: Double, _ weight: Weight = .regular) {
        length = .units(units)
        self.weight = weight
    }

    /// Large figures, as a registration's number.
    public static let largeTitle = Font(units: 6, .semibold)
    /// 4 units, semibold. A unit is `EnvironmentValues.unit`.
    public static let title = Font(units: 4, .semibold)
    /// 3.5 units, semibold.
    public static let title2 = Font(units: 3.5, .semibold)
    /// 3 units, semibold.
    public static let title3 = Font(units: 3, .semibold)
    /// 3 units, semibold, as `title3`.
    public static let headline = Font(units: 3, .semibold)
    /// 2.4 units, as `body`.
    public static let subheadline = Font(units: 2.4)
    /// 2.4 units, regular: the font where nobody has set one.
    public static let body = Font(units: 2.4)
    /// 2.4 units, as `body`.
    public static let callout = Font(units: 2.4)
    /// 1.9 units, regular.
    public static let footnote = Font(units: 1.9)
    /// 1.9 units, as `footnote`.
    public static let caption = Font(units: 1.9)

    /// A size in points, before `EnvironmentValues.textScale`. One that is not above 0, or no number, is that of
    /// `body`; no font becomes larger than 1000 points.
    public static func system(size: Double, weight: Weight = .regular) -> Font {
        var font = Font(units: 0, weight)
        font.length = .points(size)
        return font
    }

    /// The same size with this weight. A `fontWeight` in the environment goes before it.
    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }

    /// The same size in semibold, the heavier of the look's two weights.
    public func bold() -> Font { weight(.semibold) }

    /// Digits of equal width, so that a growing number does not shake.
    public func monospacedDigit() -> Font {
        var copy = self
        copy.hasTabularDigits = true
        return copy
    }

    /// Higher than any panel needs its letters: a letter of this size is a picture of a megabyte.
    private static let greatestSize = 1000.0

    func resolved(in environment: EnvironmentValues) -> ResolvedFont {
        let size: Double
        switch length {
        case .units(let units): size = units * environment.unit * environment.textScale
        // Without a size that letters can have, text is still there to be read.
        case .points(let points) where !points.isFinite || points <= 0: size = Font.body.resolved(in: environment).size
        case .points(let points): size = points * environment.textScale
        }
        return ResolvedFont(
            size: min(size, Self.greatestSize), weight: (environment.fontWeight ?? weight).resolved,
            monospacedDigits: hasTabularDigits || environment.hasTabularDigits)
    }
}
