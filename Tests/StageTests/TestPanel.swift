import Core
import Imaging
import Testing
import Views

@testable import Stage

/// A small panel in memory with what tests ask of it.
@MainActor enum TestPanel {
    static func draw(
        _ width: Double, _ height: Double, scale: Double = 1, rotation: PanelRotation = .none,
        assets: AssetFolder? = nil, _ commands: [DrawCommand]
    ) throws -> Picture {
        let stage = try OffscreenStage(
            size: Size(width: width, height: height), scale: scale, rotation: rotation, assets: assets)
        return try stage.picture(of: list(commands))
    }

    static func list(_ commands: [DrawCommand]) -> DrawList {
        var list = DrawList()
        for command in commands { list.append(command) }
        return list
    }

    static func feed(
        _ frame: Frame, in rect: Rect, gravity: FeedGravity = .resizeAspectFill, mirrored: Bool = false,
        blur: Double = 0
    ) -> DrawCommand {
        let feed = FrameFeed()
        feed.show(frame)
        // The list holds the feed.
        return .feed(
            FeedReference(feed), revision: feed.revision, in: rect, gravity: gravity, mirrored: mirrored,
            blurRadius: blur)
    }
}

extension Picture {
    /// Brightness of a grey pixel.
    func grey(_ x: Int, _ y: Int) -> Int { Int(self[x, y].red) }

    func isNear(_ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int, within tolerance: Int = 3) -> Bool {
        let pixel = self[x, y]
        return abs(Int(pixel.red) - red) <= tolerance && abs(Int(pixel.green) - green) <= tolerance
            && abs(Int(pixel.blue) - blue) <= tolerance
    }

    /// Sum of the red parts in whole pixels of white: how much area is covered.
    var whiteArea: Double { stride(from: 0, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) } / 255 }

    /// The smallest box around pixels brighter than a threshold; `nil` when there are none.
    func inkBox(above threshold: UInt8 = 40) -> (left: Int, top: Int, right: Int, bottom: Int)? {
        var box: (left: Int, top: Int, right: Int, bottom: Int)?
        for y in 0..<height {
            for x in 0..<width where self[x, y].red > threshold {
                let old = box ?? (x, y, x, y)
                box = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
            }
        }
        return box
    }

    /// The same turned clockwise by a quarter.
    var turned: Picture {
        var result = [UInt8](repeating: 0, count: pixels.count)
        for y in 0..<height {
            for x in 0..<width {
                let to = (x * height + (height - 1 - y)) * 4
                for part in 0..<4 { result[to + part] = pixels[(y * width + x) * 4 + part] }
            }
        }
        return Picture(width: height, height: width, pixels: result)
    }

    /// The greatest difference of any byte.
    func difference(_ other: Picture) -> Int {
        guard width == other.width, height == other.height else { return 255 }
        return zip(pixels, other.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
}
