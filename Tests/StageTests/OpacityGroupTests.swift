import Core
import Testing
import Views

@testable import Stage

@MainActor @Suite("A group with an opacity", .serialized) struct OpacityGroupTests {
    private let white = DrawCommand.fill(.rectangle(Rect(x: 0, y: 0, width: 200, height: 200)), .white)

    /// Shapes and a text, translucent and turned and cut, that lie over each other.
    private let things: [DrawCommand] = [
        .fill(.roundedRectangle(Rect(x: 8, y: 8, width: 60, height: 44), cornerRadius: 9), .blue.opacity(0.8)),
        .stroke(.ellipse(Rect(x: 14, y: 6, width: 40, height: 40)), .red, lineWidth: 5),
        .text("Nose", font: ResolvedFont(size: 18), color: .white, origin: Point(x: 18, y: 18)),
        .pushTransform(rotation: 0.4, scale: 1.2, anchor: Point(x: 40, y: 30)),
        .pushClip(Rect(x: 30, y: 20, width: 30, height: 24), cornerRadius: 6),
        .fill(.rectangle(Rect(x: 0, y: 0, width: 90, height: 90)), .green.opacity(0.5)), .popClip, .popTransform,
        .fill(.rectangle(Rect(x: 2, y: 40, width: 30, height: 10)), .black),
    ]

    /// How far a picture is, at most, from a mixture of two others.
    private func distance(_ picture: Picture, _ back: Picture, _ front: Picture, _ opacity: Double) -> Double {
        picture.pixels.indices.reduce(0.0) { greatest, index in
            let mixed = Double(back.pixels[index]) * (1 - opacity) + Double(front.pixels[index]) * opacity
            return max(greatest, abs(Double(picture.pixels[index]) - mixed))
        }
    }

    @Test("does not let its parts show through each other") func overlap() throws {
        let picture = try TestPanel.draw(
            40, 20,
            [
                white, .pushOpacity(0.5), .fill(.rectangle(Rect(x: 0, y: 0, width: 30, height: 20)), .black),
                .fill(.rectangle(Rect(x: 10, y: 0, width: 10, height: 20)), .white), .popOpacity,
            ])
        #expect(picture.isNear(5, 10, 128, 128, 128) && picture.isNear(25, 10, 128, 128, 128))
        #expect(picture.grey(15, 10) == 255 && picture.grey(35, 10) == 255)
    }

    @Test("looks like its whole, mixed with what lies behind it", arguments: PanelRotation.allCases, [0.25, 0.5, 0.9])
    func mixture(rotation: PanelRotation, opacity: Double) throws {
        func draw(_ commands: [DrawCommand]) throws -> Picture {
            try TestPanel.draw(90, 60, scale: 1.5, rotation: rotation, [white] + commands)
        }
        let picture = try draw([.pushOpacity(opacity)] + things + [.popOpacity])
        #expect(picture.pixels.indices.allSatisfy { $0 % 4 != 3 || picture.pixels[$0] == 255 })
        #expect(try distance(picture, draw([]), draw(things), opacity) <= 5)
    }

    @Test("has room for lines that are wider than a map that squeezes them says", arguments: PanelRotation.allCases)
    func squeezed(rotation: PanelRotation) throws {
        let line = [Point(x: 40, y: 25), Point(x: 40, y: 35)]
        let group: [DrawCommand] = [
            .fill(.rectangle(Rect(x: 38, y: 26, width: 4, height: 8)), .blue),
            // Sixteen pixels wide in every direction, though widths are a quarter.
            .pushScale(x: 0.25, y: 4, anchor: Point(x: 40, y: 30)), .stroke(.polyline(line), .red, lineWidth: 16),
            .popTransform,
        ]
        func draw(_ commands: [DrawCommand]) throws -> Picture {
            try TestPanel.draw(90, 60, rotation: rotation, [white] + commands)
        }
        let picture = try draw([.pushOpacity(0.5)] + group + [.popOpacity])
        #expect(try distance(picture, draw([]), draw(group), 0.5) <= 5)
    }

    @Test("is a whole within another one") func nested() throws {
        let inner = [.pushOpacity(0.5)] + things + [.popOpacity]
        let patch = DrawCommand.fill(.rectangle(Rect(x: 0, y: 0, width: 50, height: 30)), .yellow)
        let front = try TestPanel.draw(90, 60, [white, patch] + inner)
        let picture = try TestPanel.draw(90, 60, [white, .pushOpacity(0.5), patch] + inner + [.popOpacity])
        let back = try TestPanel.draw(90, 60, [white])
        #expect(distance(picture, back, front, 0.5) <= 5)
    }

    @Test("is cut by the clips around it") func clipped() throws {
        let clip = DrawCommand.pushClip(Rect(x: 5, y: 5, width: 60, height: 40), cornerRadius: 18)
        let picture = try TestPanel.draw(
            90, 60, [white, clip, .pushOpacity(0.5)] + things + [.popOpacity, .popClip])
        let front = try TestPanel.draw(90, 60, [white, clip] + things + [.popClip])
        let back = try TestPanel.draw(90, 60, [white])
        // At a cut edge of coverage c, three things that overlap cover 1 - (1 - c)³ and their whole covers c: at half
        // their opacity that makes a difference of 49 at most.
        #expect(distance(picture, back, front, 0.5) <= 49)
        #expect(picture.grey(6, 6) == 255 && picture.grey(80, 55) == 255)
        #expect(picture.isNear(10, 45, 255, 255, 255) && picture.grey(28, 42) < 140)
    }

    @Test("a whole screen at half its opacity over black has half of each colour") func screen() throws {
        let list = SampleScreens.camera().commands
        let full = try TestPanel.draw(800, 480, list)
        let half = try TestPanel.draw(800, 480, [.pushOpacity(0.5)] + list + [.popOpacity])
        let black = try TestPanel.draw(800, 480, [])
        #expect(distance(half, black, full, 0.5) <= 3)
    }

    @Test("makes no layer for a single part, nor for parts beside each other, nor for all or nothing")
    func fast() throws {
        let left = DrawCommand.fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 20)), .white)
        let right = DrawCommand.fill(.rectangle(Rect(x: 20, y: 0, width: 20, height: 20)), .white)
        let lists: [[DrawCommand]] = [
            [.pushOpacity(0.5), left, .popOpacity], [.pushOpacity(0.5), left, right, .popOpacity],
            [.pushOpacity(0), left, left, .popOpacity], [.pushOpacity(1), left, left, .popOpacity],
            [.pushOpacity(.nan), left, left, .popOpacity],
            [.pushOpacity(0.5), .pushOpacity(0.5), left, .popOpacity, right, .popOpacity],
        ]
        let stage = try OffscreenStage(size: Size(width: 40, height: 20))
        for list in lists { _ = try stage.picture(of: TestPanel.list(list)) }
        #expect(stage.canvas.makings == 0)
        _ = try stage.picture(of: TestPanel.list([.pushOpacity(0.5), left, left, .popOpacity]))
        #expect(stage.canvas.makings == 1)
    }

    @Test("that fades and moves makes nothing") func fading() throws {
        let stage = try OffscreenStage(size: Size(width: 200, height: 120))
        func draw(_ step: Double) throws {
            let list: [DrawCommand] = [
                white, .pushOpacity(0.3 + step / 100),
                .fill(.rectangle(Rect(x: step / 2, y: 10, width: 50, height: 30)), .black),
                .fill(.ellipse(Rect(x: step / 2 + 5, y: 15, width: 20, height: 20)), .red), .popOpacity,
            ]
            _ = try stage.picture(of: TestPanel.list(list))
        }
        try draw(0)
        #expect(stage.canvas.makings == 1)
        for step in 1...60 { try draw(Double(step)) }
        #expect(stage.canvas.makings == 1)
    }

    @Test("that is gone for long gives its memory back, and one that goes on does not") func memory() throws {
        let pool = TargetPool<SoftwarePainter>()
        let painter = try SoftwarePainter(size: PixelSize(width: 8, height: 8))
        let size = PixelSize(width: 2048, height: 1024)
        for _ in 0..<300 {
            pool.beginRound()
            let images = try (0..<3).map { _ in try pool.take(size, painter: painter) }
            for image in images { pool.giveBack(image) }
        }
        #expect(painter.makings == 3)
        for _ in 0..<3 { pool.beginRound() }
        // Three of 8 MB are more than is kept for nobody.
        _ = try (0..<3).map { _ in try pool.take(size, painter: painter) }
        #expect(painter.makings == 4)
    }
}
