/// How views of different heights line up.
public enum VerticalAlignment: Hashable, Sendable {
    case top
    case center
    case bottom
    /// The measurer knows no baselines; lines of one size have them at the same height from the bottom.
    case firstTextBaseline
    case lastTextBaseline

    /// The part of the free height that lies above.
    var fraction: Double {
        switch self {
        case .top: 0
        case .center: 0.5
        case .bottom, .firstTextBaseline, .lastTextBaseline: 1
        }
    }
}
