/// How far the picture is turned clockwise on the panel, in degrees.
public enum PanelRotation: Int, CaseIterable, Equatable, Sendable {
    /// The panel stands as the picture does.
    case none = 0
    /// The top of the picture lies on the panel's right side.
    case quarter = 90
    /// Upside down.
    case half = 180
    /// The top of the picture lies on the panel's left side.
    case threeQuarters = 270

    package var isSideways: Bool { self == .quarter || self == .threeQuarters }
}

extension PanelRotation: ExpressibleByIntegerLiteral {
    /// 0, 90, 180 or 270, as one writes it.
    public init(integerLiteral degrees: Int) {
        guard let rotation = PanelRotation(rawValue: degrees) else {
            preconditionFailure("a panel is turned by 0, 90, 180 or 270 degrees")
        }
        self = rotation
    }
}
