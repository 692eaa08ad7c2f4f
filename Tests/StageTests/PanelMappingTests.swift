import Core
import Testing

@testable import Stage

@Suite struct PanelMappingTests {
    static let sizes = [(800, 480), (480, 800), (1280, 720), (1920, 1080), (1025, 601)]

    @Test("panel to view to panel is the identity", arguments: PanelRotation.allCases, [false, true])
    func identity(rotation: PanelRotation, mirrored: Bool) {
        for (width, height) in Self.sizes {
            for scale in [1.0, 1.5, 2.25] {
                let mapping = PanelMapping(
                    panel: PixelSize(width: width, height: height), rotation: rotation, mirrored: mirrored,
                    scale: scale)
                for x in [0, 0.5, 1] {
                    for y in [0, 0.5, 1] {
                        let point = Point(x: x * Double(width), y: y * Double(height))
                        #expect(mapping.panelPoint(mapping.viewPoint(point)).distance(to: point) < 1e-9)
                    }
                }
            }
        }
    }

    @Test("the corners of the panel are the corners of the view", arguments: PanelRotation.allCases, [false, true])
    func corners(rotation: PanelRotation, mirrored: Bool) {
        for (width, height) in Self.sizes {
            let mapping = PanelMapping(
                panel: PixelSize(width: width, height: height), rotation: rotation, mirrored: mirrored, scale: 2)
            let view = Rect(origin: .zero, size: mapping.viewSize)
            for fraction in Rect.whole.corners {
                let point = mapping.viewPoint(fraction: fraction)
                #expect(view.corners.contains { $0.distance(to: point) < 1e-9 })
            }
        }
    }

    @Test(
        "the view's origin lies at the corner that the turn moves it to",
        arguments: [
            (PanelRotation.none, Point(x: 0, y: 0)), (.quarter, Point(x: 800, y: 0)), (.half, Point(x: 800, y: 480)),
            (.threeQuarters, Point(x: 0, y: 480)),
        ])
    func origin(rotation: PanelRotation, corner: Point) {
        let mapping = PanelMapping(panel: PixelSize(width: 800, height: 480), rotation: rotation)
        #expect(mapping.panelPoint(.zero) == corner)
    }

    @Test("a sideways panel gives a portrait view") func portrait() {
        let mapping = PanelMapping(panel: PixelSize(width: 800, height: 480), rotation: .quarter, scale: 2)
        #expect(mapping.viewSize == Size(width: 240, height: 400))
    }

    @Test("a mirrored view has its origin at the right") func mirrored() {
        let mapping = PanelMapping(panel: PixelSize(width: 800, height: 480), mirrored: true)
        #expect(mapping.panelPoint(.zero) == Point(x: 800, y: 0))
    }
}
