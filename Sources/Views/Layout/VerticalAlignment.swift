/// How views of different heights line up.
public enum VerticalAlignment: Hashable, Sendable {
    /// By their upper edges.
    case top
    /// By their middles.
    case center
    /// By their lower edges.
    case bottom
    /// By the line on which the letters of the first line stand: in rows, layers, overlays and backgrounds. A view without
    /// text lines up by its bottom edge, and a frame, which has nothing but edges, puts its content at the bottom.
    case firstTextBaseline
    /// The same with the last line of each.
    case lastTextBaseline

    /// The part of the free height that lies above, where only edges count.
    var fraction: Double {
        switch self {
        case .top: 0
        case .center: 0.5
        case .bottom, .firstTextBaseline, .lastTextBaseline: 1
        }
    }

    var isOfText: Bool {
        switch self {
        case .top, .center, .bottom: false
        case .firstTextBaseline, .lastTextBaseline: true
        }
    }

    /// How far below its top a view of this height lines up with others.
    func guide(height: Double, _ baselines: Baselines?) -> Double {
        switch self {
        case .top: 0
        case .center: height / 2
        case .bottom: height
        case .firstTextBaseline: baselines?.first ?? height
        case .lastTextBaseline: baselines?.last ?? height
        }
    }
}
