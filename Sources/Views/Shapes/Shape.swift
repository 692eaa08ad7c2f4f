public import Core

/// A view that is an outline; by itself it is filled with the foreground colour.
public protocol Shape: View {
    /// The outline in a rectangle of the screen.
    func outline(in rect: Rect) -> DrawShape
    /// What of the shape can be shown on its way: up to four numbers, in an order that the shape chooses.
    var animatableData: SIMD4<Double> { get set }
}

extension Shape {
    /// Nothing: the form is another one at once. Place, size, colour and line width still move.
    public var animatableData: SIMD4<Double> {
        get { .zero }
        set {}
    }

    /// The shape filled with the foreground colour.
    public var body: some View { FilledShape(shape: self, color: nil) }

    /// Fills the shape. Unless the colour is clear, touches count on all of its frame.
    public func fill(_ color: Color) -> some View { FilledShape(shape: self, color: color) }

    /// A line centred on the outline, half of it outside of the shape's frame, with flat ends and sharp corners.
    public func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
        stroke(color, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line centred on the outline, with the style's width, ends and corners. Touches go through it.
    public func stroke(_ color: Color, style: StrokeStyle) -> some View {
        StrokedShape(shape: self, color: color, style: style, isInside: false)
    }

    /// A line in the foreground colour, centred on the outline. The width is in points; at 0 or less there is no line.
    public func stroke(lineWidth: Double = 1) -> some View {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line in the foreground colour, centred on the outline, with the style's width, ends and corners.
    public func stroke(style: StrokeStyle) -> some View {
        StrokedShape(shape: self, color: nil, style: style, isInside: false)
    }

    /// A line within the shape's frame.
    public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> some View {
        StrokedShape(shape: self, color: color, style: StrokeStyle(lineWidth: lineWidth), isInside: true)
    }
}
