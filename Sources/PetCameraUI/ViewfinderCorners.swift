import Core
import Views

/// Four corners that say where to look while nothing is found yet.
struct ViewfinderCorners: View {
    @Environment(\.unit) private var unit

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                ForEach(0..<4) { index in
                    ZStack {
                        // Keeps white apart from a white wall.
                        CornerMark(index: index).stroke(Color.ink.opacity(0.28), style: .rounded(max(6, 1.1 * unit)))
                        CornerMark(index: index).stroke(Color.white.opacity(0.85), style: .rounded(max(4, 0.6 * unit)))
                    }
                    .frame(width: proxy.size.width, height: proxy.size.height)
                }
            }
        }
    }
}

/// One corner of a rectangle: two short strokes that meet.
private struct CornerMark: Shape {
    let index: Int

    func outline(in rect: Rect) -> DrawShape {
        let length = 0.18 * min(rect.width, rect.height)
        let (right, bottom) = (index % 2 == 1, index / 2 == 1)
        let corner = Point(x: right ? rect.maxX : rect.minX, y: bottom ? rect.maxY : rect.minY)
        let along = Point(x: corner.x + (right ? -length : length), y: corner.y)
        let down = Point(x: corner.x, y: corner.y + (bottom ? -length : length))
        return .polyline([along, corner, down])
    }
}
