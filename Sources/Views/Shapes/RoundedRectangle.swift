public import Core

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
    public var cornerRadius: Double

    public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }

    public func outline(in rect: Rect) -> DrawShape {
        let greatest = max(0, min(rect.width, rect.height) / 2)
        return .roundedRectangle(rect, cornerRadius: min(max(0, cornerRadius), greatest))
    }

    public var animatableData: SIMD4<Double> {
        get { [cornerRadius, 0, 0, 0] }
        set { cornerRadius = newValue[0] }
    }
}
