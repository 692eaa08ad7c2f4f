import Core
import Views

/// Draw lists written by hand, to draw without any views.
enum SampleScreens {
    /// The camera screen on a landscape panel of 800 × 480 points.
    static func camera(feed: (any LiveFeed)? = nil) -> DrawList {
        var list = DrawList()
        let ink = Color(hex: 0x101417, opacity: 0.72)
        let green = Color(hex: 0x2FB36B)
        func fill(_ shape: DrawShape, _ color: Color) { list.append(.fill(shape, color)) }
        func stroke(_ shape: DrawShape, _ color: Color, _ width: Double) {
            list.append(.stroke(shape, color, lineWidth: width))
        }
        func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> DrawShape {
            .ellipse(Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
        }
        func text(_ line: String, _ size: Double, _ x: Double, _ y: Double, semibold: Bool = false) {
            let font = ResolvedFont(size: size, weight: semibold ? .semibold : .regular)
            list.append(.text(line, font: font, color: .white, origin: Point(x: x, y: y)))
        }
        let panel = Rect(x: 0, y: 0, width: 800, height: 480)
        if let feed {
            list.append(
                .feed(
                    FeedReference(feed), revision: feed.revision, in: panel, gravity: .resizeAspectFill,
                    mirrored: false, blurRadius: 0))
        } else {
            fill(.rectangle(panel), Color(hex: 0x93816C))
            fill(ellipse(400, 215, 150, 170), Color(hex: 0x8C6B49))
            fill(ellipse(400, 255, 88, 80), Color(hex: 0xA98560))
            fill(ellipse(345, 150, 14, 16), Color(hex: 0x15110E))
            fill(ellipse(455, 150, 14, 16), Color(hex: 0x15110E))
        }
        stroke(ellipse(400, 240, 82, 82), .white.opacity(0.28), 7)
        stroke(.arc(center: Point(x: 400, y: 240), radius: 82, start: -.pi / 2, end: 2.84), green, 7)
        fill(.roundedRectangle(Rect(x: 288, y: 94, width: 224, height: 46), cornerRadius: 23), ink)
        fill(.polygon([Point(x: 392, y: 140), Point(x: 400, y: 151), Point(x: 408, y: 140)]), ink)
        text("Hold still", 20, 356, 103)
        for x in [44.0, 690, 756] { fill(ellipse(x, 44, 28, 28), ink) }
        stroke(.polyline([Point(x: 34, y: 34), Point(x: 54, y: 54)]), .white, 4)
        stroke(.polyline([Point(x: 54, y: 34), Point(x: 34, y: 54)]), .white, 4)
        let bolt = [(693.0, 28.0), (681, 47), (689, 47), (687, 60), (699, 41), (691, 41)]
        fill(.polygon(bolt.map { Point(x: $0.0, y: $0.1) }), .white)
        stroke(.arc(center: Point(x: 756, y: 44), radius: 16, start: 3.3, end: 5.5), .white, 4)
        stroke(.arc(center: Point(x: 756, y: 44), radius: 16, start: 0.2, end: 2.4), .white, 4)
        fill(.roundedRectangle(Rect(x: 200, y: 382, width: 400, height: 82), cornerRadius: 14), ink)
        stroke(ellipse(234, 422, 18, 18), green, 4)
        stroke(.polyline([Point(x: 226, y: 422), Point(x: 232, y: 429), Point(x: 244, y: 415)]), green, 4)
        text("Good. 3 of 5", 24, 266, 394, semibold: true)
        fill(.roundedRectangle(Rect(x: 266, y: 436, width: 260, height: 8), cornerRadius: 4), .white.opacity(0.24))
        fill(.roundedRectangle(Rect(x: 266, y: 436, width: 156, height: 8), cornerRadius: 4), Color(hex: 0x2F7DE1))
        text("60 %", 18, 538, 427)
        stroke(ellipse(742, 424, 36, 36), .white, 5)
        fill(ellipse(742, 424, 27, 27), .white)
        for (index, color) in [Color(hex: 0xA98560), Color(hex: 0x8C6B49)].enumerated() {
            let rect = Rect(x: 640 + 8 * Double(index), y: 396 - 6 * Double(index), width: 44, height: 56)
            fill(.roundedRectangle(rect, cornerRadius: 6), color)
            stroke(.roundedRectangle(rect, cornerRadius: 6), .white, 3)
        }
        fill(ellipse(692, 392, 12, 12), green)
        text("3", 15, 688, 382)
        return list
    }
}
