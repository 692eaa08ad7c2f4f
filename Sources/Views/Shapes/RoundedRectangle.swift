public import Core

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
    /// In points; brought into 0 to half of the shorter side when drawn.
    public var cornerRadius: Double

    /// A radius in points; it is brought into 0 to half of the shorter side when drawn.
    public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }

    /// With the radius brought into 0 to half of the shorter side.
    public func outline(in rect: Rect) -> DrawShape {
        let greatest = max(0, min(rect.width, rect.height) / 2)
        return .roundedRectangle(rect, cornerRadius: min(max(0, cornerRadius), greatest))
    }

    /// The radius.
    public var animatableData: SIMD4<Double> {
        get { [cornerRadius, 0, 0, 0] }
        set { cornerRadius = newValue[0] }
    }
}
