import Core
import Imaging
import TestSupport
import Testing

@testable import Stage

/// What a finger touches is what is drawn there: from the camera's picture to the view, to the pixels of the panel, and back.
@Suite("From the picture to the panel")
struct PictureToPanelTests {
    struct Way: Sendable, CustomTestStringConvertible {
        let rotation: PanelRotation
        let isMirrored: Bool
        var testDescription: String { "\(rotation), \(isMirrored ? "mirrored" : "plain")" }
    }

    static let ways = PanelRotation.allCases.flatMap { turn in
        [false, true].map { Way(rotation: turn, isMirrored: $0) }
    }

    /// Cameras and panels, in pixels: wide, standing, square, and the odd ones that are really sold.
    static let shapes = [
        (1280, 720), (720, 1280), (640, 480), (480, 480), (800, 480), (1920, 1080), (1024, 600), (333, 777),
    ]

    private func mapping(_ way: Way, _ picture: Size, _ panel: PanelMapping, _ gravity: PictureMapping.Gravity)
        -> PictureMapping
    {
        PictureMapping(
            picture: picture, view: Rect(origin: .zero, size: panel.viewSize), gravity: gravity,
            mirrored: way.isMirrored)
    }

    @Test("and back is where it began, for every turn, mirror and shape", arguments: ways)
    func inverse(_ way: Way) {
        var random = SeededGenerator(seed: 7)
        for (width, height) in PictureToPanelTests.shapes {
            let picture = Size(width: Double(width), height: Double(height))
            for (columns, rows) in PictureToPanelTests.shapes {
                let panel = PanelMapping(
                    panel: PixelSize(width: columns, height: rows), rotation: way.rotation,
                    scale: .random(in: 0.7...3, using: &random))
                for gravity in [PictureMapping.Gravity.aspect, .aspectFill] {
                    let mapping = mapping(way, picture, panel, gravity)
                    for _ in 0..<10 {
                        let place = Point(
                            x: .random(in: -0.2...1.2, using: &random), y: .random(in: -0.2...1.2, using: &random))
                        let shown = mapping.viewRect(Rect(x: place.x, y: place.y, width: 0, height: 0)).origin
                        let back = mapping.pictureFraction(panel.viewPoint(panel.panelPoint(shown)))
                        #expect(back.distance(to: place) < 1e-9)
                        let pixel = Point(
                            x: .random(in: 0...Double(columns), using: &random),
                            y: .random(in: 0...Double(rows), using: &random))
                        let touched = mapping.pictureFraction(panel.viewPoint(pixel))
                        let drawn = mapping.viewRect(Rect(x: touched.x, y: touched.y, width: 0, height: 0)).origin
                        #expect(panel.panelPoint(drawn).distance(to: pixel) < 1e-6)
                    }
                }
            }
        }
    }

    @Test("fills every pixel of the panel, and fits into it whole", arguments: ways)
    func filled(_ way: Way) {
        for (width, height) in PictureToPanelTests.shapes {
            let picture = Size(width: Double(width), height: Double(height))
            for (columns, rows) in PictureToPanelTests.shapes {
                let panel = PanelMapping(
                    panel: PixelSize(width: columns, height: rows), rotation: way.rotation, scale: 1.5)
                let fill = mapping(way, picture, panel, .aspectFill)
                for corner in Rect.whole.corners {
                    let seen = fill.pictureFraction(panel.viewPoint(fraction: corner))
                    #expect(seen.x > -1e-9 && seen.x < 1 + 1e-9 && seen.y > -1e-9 && seen.y < 1 + 1e-9)
                }
                let fit = mapping(way, picture, panel, .aspect)
                for corner in Rect.whole.corners {
                    let shown = panel.panelPoint(
                        fit.viewRect(Rect(x: corner.x, y: corner.y, width: 0, height: 0)).origin)
                    #expect(shown.x > -1e-6 && shown.x < Double(columns) + 1e-6)
                    #expect(shown.y > -1e-6 && shown.y < Double(rows) + 1e-6)
                }
            }
        }
    }

    @Test("shows what is left in the picture at the left, and in a mirror at the right", arguments: ways)
    func handed(_ way: Way) {
        let panel = PanelMapping(panel: PixelSize(width: 800, height: 480), rotation: way.rotation)
        let mapping = mapping(way, Size(width: 1280, height: 720), panel, .aspectFill)
        let left = panel.viewPoint(panel.panelPoint(mapping.viewRect(Rect(x: 0.3, y: 0.5, width: 0, height: 0)).origin))
        #expect((left.x < panel.viewSize.width / 2) != way.isMirrored)
    }
}
