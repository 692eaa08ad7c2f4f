/// How far the picture is turned clockwise on the panel, in degrees.
public enum PanelRotation: Int, CaseIterable, Equatable, Sendable {
    case none = 0
    case quarter = 90
    case half = 180
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
