/// How far the picture is turned clockwise on the panel, in degrees.
public enum PanelRotation: Int, CaseIterable, Equatable, Sendable {
    case none = 0
    case quarter = 90
    case half = 180
    case threeQuarters = 270

    package var isSideways: Bool { self == .quarter || self == .threeQuarters }
}
