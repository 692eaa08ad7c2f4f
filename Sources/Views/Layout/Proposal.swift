import Core

/// The room that a parent offers. `nil` asks for the ideal length, 0 for the least, infinity for the most.
struct Proposal: Hashable {
    var width: Double?
    var height: Double?

    static let ideal = Proposal(width: nil, height: nil)

    init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) { self.init(width: size.width, height: size.height) }

    init(along axis: Axis, _ length: Double?, across: Double?) {
        switch axis {
        case .horizontal: self.init(width: length, height: across)
        case .vertical: self.init(width: across, height: length)
        }
    }

    func along(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

    func across(_ axis: Axis) -> Double? { axis == .horizontal ? height : width }

    func insetBy(width: Double, height: Double) -> Proposal {
        Proposal(width: self.width.map { max(0, $0 - width) }, height: self.height.map { max(0, $0 - height) })
    }

    /// The offered size, with a given length where the ideal is asked for.
    func size(orIdeal length: Double = 10) -> Size { Size(width: width ?? length, height: height ?? length) }
}

extension Size {
    func along(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

    func across(_ axis: Axis) -> Double { axis == .horizontal ? height : width }

    init(along axis: Axis, _ length: Double, across: Double) {
        switch axis {
        case .horizontal: self.init(width: length, height: across)
        case .vertical: self.init(width: across, height: length)
        }
    }
}
