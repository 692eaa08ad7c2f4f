import Core
import Imaging
import Testing

@Suite("From the picture to the view and back")
struct PictureMappingTests {
    struct Case: Sendable {
        let picture: Size
        let view: Rect
        let gravity: PictureMapping.Gravity
        let mirrored: Bool

        var mapping: PictureMapping {
            PictureMapping(picture: picture, view: view, gravity: gravity, mirrored: mirrored)
        }
    }

    static let cases: [Case] = {
        let pictures = [(1280, 720), (720, 1280), (640, 480), (333, 777), (100, 100)]
        let views = [
            Rect(x: 0, y: 0, width: 800, height: 480), Rect(x: 12, y: -34, width: 480, height: 800),
            Rect(x: 100, y: 50, width: 300, height: 300), Rect(x: 0, y: 0, width: 1920, height: 1080),
            Rect(x: 0.5, y: 0.25, width: 31.5, height: 977),
        ]
        return pictures.flatMap { picture in
            views.flatMap { view in
                [PictureMapping.Gravity.aspect, .aspectFill].flatMap { gravity in
                    [false, true].map { mirrored in
                        Case(
                            picture: Size(width: Double(picture.0), height: Double(picture.1)), view: view,
                            gravity: gravity, mirrored: mirrored)
                    }
                }
            }
        }
    }()

    @Test("picture to view to picture is the identity at corners, edges and centre", arguments: cases)
    func identity(mapped: Case) {
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1), (0.5, 0), (0, 0.5), (1, 0.5), (0.5, 1), (0.5, 0.5), (0.2, 0.9)] {
            // The rectangle's own near corner lies left or right in the view, as the mirror says.
            let rect = mapped.mapping.viewRect(Rect(x: x, y: y, width: 0, height: 0))
            let back = mapped.mapping.pictureFraction(rect.origin)
            #expect(back.distance(to: Point(x: x, y: y)) < 1e-9)
        }
    }

    @Test("view to picture to view is the identity at corners and centre of the view", arguments: cases)
    func viewIdentity(mapped: Case) {
        let view = mapped.view
        let corners = [(view.minX, view.minY), (view.maxX, view.minY), (view.minX, view.maxY), (view.maxX, view.maxY)]
        for (x, y) in corners + [(view.midX, view.midY)] {
            let fraction = mapped.mapping.pictureFraction(Point(x: x, y: y))
            let rect = mapped.mapping.viewRect(Rect(x: fraction.x, y: fraction.y, width: 0, height: 0))
            #expect(rect.origin.distance(to: Point(x: x, y: y)) < 1e-6)
        }
    }

    @Test("the picture keeps its shape and its centre", arguments: cases)
    func shape(mapped: Case) {
        let rect = mapped.mapping.pictureRect
        #expect(abs(rect.width / rect.height - mapped.picture.width / mapped.picture.height) < 1e-9)
        #expect(rect.center.distance(to: mapped.view.center) < 1e-9)
    }

    @Test(
        "with aspect all of the picture is in the view, and with fill all of the view in the picture", arguments: cases)
    func covers(mapped: Case) {
        let picture = mapped.mapping.pictureRect
        let (inner, outer) = mapped.gravity == .aspect ? (picture, mapped.view) : (mapped.view, picture)
        #expect(outer.insetBy(dx: -1e-9, dy: -1e-9).intersection(inner).overlap(with: inner) > 1 - 1e-9)
    }

    @Test("the visible part of the picture lies on the visible part of the view", arguments: cases)
    func visible(mapped: Case) {
        let shown = mapped.mapping.viewRect(mapped.mapping.visibleFraction)
        #expect(shown.overlap(with: mapped.view.intersection(mapped.mapping.pictureRect)) > 1 - 1e-9)
    }

    static let unmirrored = cases.filter { !$0.mirrored }

    @Test("a mirror trades left and right in the view and nothing else", arguments: unmirrored)
    func mirror(mapped: Case) {
        let box = Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
        let plain = mapped.mapping.viewRect(box)
        let mirrored = PictureMapping(
            picture: mapped.picture, view: mapped.view, gravity: mapped.gravity, mirrored: true
        ).viewRect(box)
        #expect(abs((plain.midX - mapped.view.midX) + (mirrored.midX - mapped.view.midX)) < 1e-6)
        #expect(mirrored.minY == plain.minY && mirrored.size == plain.size)
    }
}
