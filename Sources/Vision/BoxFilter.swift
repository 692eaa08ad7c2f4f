import Core
import Glibc

/// Follows a box: steady while it rests, without lag when it moves or grows, and between detections.
///
/// Size and shape are followed in place of width and height. An animal that comes nearer changes the size alone, while
/// most of a detector's jitter in width and height goes together; and in logarithms a steady approach is a straight line.
struct BoxFilter: Equatable, Sendable {
    private var x: AdaptiveFilter
    private var y: AdaptiveFilter
    /// Logarithm of the geometric mean of width and height.
    private var size: AdaptiveFilter
    /// Logarithm of the square root of width over height.
    private var shape: AdaptiveFilter

    init(_ box: Rect) {
        x = AdaptiveFilter(box.midX, jitter: .place)
        y = AdaptiveFilter(box.midY, jitter: .place)
        size = AdaptiveFilter(BoxFilter.size(of: box), jitter: .size)
        shape = AdaptiveFilter(BoxFilter.shape(of: box), jitter: .shape)
    }

    /// The box some seconds after the last detection.
    func box(after elapsed: Double) -> Rect {
        let (size, shape) = (size.value(after: elapsed), shape.value(after: elapsed))
        let (width, height) = (exp(size + shape), exp(size - shape))
        return Rect(
            x: x.value(after: elapsed) - width / 2, y: y.value(after: elapsed) - height / 2, width: width,
            height: height)
    }

    /// - Parameter elapsed: seconds since the detection before; at 0 there is nothing to be learnt.
    mutating func update(_ box: Rect, after elapsed: Double) {
        guard elapsed > 0 else { return }
        let known = self.box(after: elapsed)
        x.update(box.midX, after: elapsed, unit: known.width)
        y.update(box.midY, after: elapsed, unit: known.height)
        size.update(BoxFilter.size(of: box), after: elapsed, unit: 1)
        shape.update(BoxFilter.shape(of: box), after: elapsed, unit: 1)
    }

    // A box that is cut to nothing at the picture's edge has no logarithm.
    private static func logarithms(of box: Rect) -> (width: Double, height: Double) {
        (log(max(box.width, 1e-6)), log(max(box.height, 1e-6)))
    }

    private static func size(of box: Rect) -> Double {
        let (width, height) = logarithms(of: box)
        return (width + height) / 2
    }

    private static func shape(of box: Rect) -> Double {
        let (width, height) = logarithms(of: box)
        return (width - height) / 2
    }
}
