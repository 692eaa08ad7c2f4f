package import Core

/// The one mapping between the upright view in points and the panel in pixels, for drawing and for touch.
///
/// The view is scaled to pixels, mirrored if asked, then turned clockwise.
package struct PanelMapping: Equatable, Sendable {
    package let panel: PixelSize
    package let rotation: PanelRotation
    package let mirrored: Bool
    /// Pixels a point.
    package let scale: Double

    package init(panel: PixelSize, rotation: PanelRotation = .none, mirrored: Bool = false, scale: Double = 1) {
        precondition(scale > 0)
        self.panel = panel
        self.rotation = rotation
        self.mirrored = mirrored
        self.scale = scale
    }

    /// Size of the upright view, in points.
    package var viewSize: Size {
        let (width, height) = (Double(panel.width) / scale, Double(panel.height) / scale)
        return rotation.isSideways ? Size(width: height, height: width) : Size(width: width, height: height)
    }

    /// From view points to panel pixels.
    package var transform: Transform {
        let (width, height) = (Double(panel.width), Double(panel.height))
        let turn =
            switch rotation {
            case .none: Transform()
            case .quarter: Transform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
            case .half: Transform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case .threeQuarters: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
            }
        let flip = mirrored ? Transform(a: -1, tx: viewSize.width * scale) : .identity
        return turn.after(flip).after(Transform(a: scale, d: scale))
    }

    package func panelPoint(_ point: Point) -> Point { transform(point) }

    package func viewPoint(_ point: Point) -> Point {
        guard let inverse = transform.inverse else { preconditionFailure("the scale is above 0") }
        return inverse(point)
    }

    /// From a touch in fractions of the panel, as fingers are reported.
    package func viewPoint(fraction: Point) -> Point {
        viewPoint(Point(x: fraction.x * Double(panel.width), y: fraction.y * Double(panel.height)))
    }
}

extension PanelMapping {
    init(_ panel: PixelSize, _ options: StageOptions, scale: Double) {
        self.init(panel: panel, rotation: options.rotation, scale: scale)
    }
}
