import Core
import Testing

@testable import PetCameraUI

@Suite("What lies over the camera's picture")
struct CameraPlacementTests {
    struct Panel: Sendable, CustomTestStringConvertible {
        let view: Size
        let picture: Size
        /// Where the middle of a box in the middle of the picture's upper left quarter is shown.
        let quarter: Point
        /// Width of a box that is a tenth of the picture wide.
        let tenth: Double
        var testDescription: String { "\(picture.width)×\(picture.height) on \(view.width)×\(view.height)" }
    }

    static let wide = Size(width: 1280, height: 720)

    static let panels = [
        // The same shape.
        Panel(view: Size(width: 1920, height: 1080), picture: wide, quarter: Point(x: 480, y: 270), tenth: 192),
        // Wider than the panel: 853⅓ × 480, 26⅔ cut off on each side.
        Panel(view: Size(width: 800, height: 480), picture: wide, quarter: Point(x: 186.667, y: 120), tenth: 85.333),
        // Much wider: 1422⅔ × 800 on a standing panel.
        Panel(view: Size(width: 480, height: 800), picture: wide, quarter: Point(x: -115.556, y: 200), tenth: 142.222),
        // Higher than the panel: 1280 × 960.
        Panel(
            view: wide, picture: Size(width: 640, height: 480), quarter: Point(x: 320, y: 120), tenth: 128),
    ]

    @Test("a box of the picture is shown where that part of the picture is", arguments: panels)
    func mapping(_ panel: Panel) throws {
        // A square of the panel.
        let height = 0.1 * panel.picture.width / panel.picture.height
        let placement = CameraPlacement(
            box: Rect(x: 0.2, y: 0.25 - height / 2, width: 0.1, height: height), status: .detected,
            picture: panel.picture, view: panel.view)
        let ring = try #require(placement.ring)
        #expect(abs(ring.midX - panel.quarter.x) < 0.01)
        #expect(abs(ring.midY - panel.quarter.y) < 0.01)
        #expect(abs(ring.width - 1.12 * panel.tenth) < 0.01)
        #expect(ring.width == ring.height)
    }

    @Test("the ring around what is very near can be seen whole")
    func near() throws {
        for view in [Size(width: 480, height: 800), Size(width: 800, height: 480)] {
            for x in [0.0, 0.05, 0.3] {
                let placement = CameraPlacement(
                    box: Rect(x: x, y: 0, width: 0.7, height: 1), status: .detected,
                    picture: CameraPlacementTests.wide, view: view)
                let (ring, panel) = (try #require(placement.ring), Rect(origin: .zero, size: view))
                #expect(panel.union(ring) == panel)
            }
        }
    }

    @Test("corners are there only when nothing is found")
    func corners() {
        func hasCorners(_ status: DetectionStatus, _ box: Rect? = nil) -> Bool {
            CameraPlacement(
                box: box, status: status, picture: CameraPlacementTests.wide, view: Size(width: 800, height: 480)
            ).hasCorners
        }
        #expect(hasCorners(.noObject))
        // Nothing can be seen for the light.
        #expect(hasCorners(.failed(.tooDark)))
        #expect(!hasCorners(.finished))
        // An animal that was lost for a moment.
        #expect(!hasCorners(.processing))
        #expect(!hasCorners(.detected))
        let box = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        for status in [DetectionStatus.noObject, .processing, .detected, .finished, .failed(.tooFarAway)] {
            #expect(!hasCorners(status, box))
        }
    }

    @Test("before the first picture there is no ring")
    func noPicture() {
        let placement = CameraPlacement(
            box: Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2), status: .noObject, picture: nil,
            view: Size(width: 800, height: 480))
        #expect(placement.ring == nil)
        #expect(placement.hasCorners)
    }
}
