import Cameras
import Core
import Imaging
import TestSupport
import Testing

/// A photograph filmed by a camera that is turned by hand: the same frames every time, with the sensor's noise, and
/// where the animal is in each of them is known.
struct PannedPhotograph {
    static let (width, height) = (640, 360)

    private let photograph: Frame
    /// Box of the nose or face in the photograph's pixels.
    private let box: Rect
    /// Share of the picture's width that the box fills.
    private let size: Double
    private let pool = FramePool()

    init(_ file: String, size: Double) throws {
        let known = try #require(Photograph.named(file))
        var decoder = JPEGDecoder(pool: FramePool())
        photograph = try decoder.decode(
            FileBytes.read("\(Photograph.folder)/\(file)"), sequence: 0, time: .zero)
        box = Rect(x: known.box[0], y: known.box[1], width: known.box[2], height: known.box[3])
        self.size = size
    }

    /// Where the animal is when its middle is at a point of the picture; fractions.
    func truth(at middle: Point) -> Rect {
        let height = size * box.height / box.width * Double(PannedPhotograph.width) / Double(PannedPhotograph.height)
        return Rect(x: middle.x - size / 2, y: middle.y - height / 2, width: size, height: height)
    }

    func frame(_ sequence: Int, middle: Point) -> Frame {
        let layout = PlaneLayout(
            format: photograph.format, width: PannedPhotograph.width, height: PannedPhotograph.height)
        let buffer = pool.take(layout.byteCount)
        var noise = SeededGenerator(seed: UInt64(sequence))
        buffer.withMutableBytes { (target) in
            for (kind, entry) in zip(photograph.format.planes, layout.entries) {
                photograph.withPlane(kind) { draw($0, entry, target, middle: middle, noise: &noise) }
            }
        }
        return Frame(
            layout: layout, sequence: sequence, time: Instant(seconds: Double(sequence) / 30), encoded: nil,
            buffer: buffer)
    }

    /// Beyond the photograph's edges its outermost pixels go on.
    private func draw(
        _ source: Plane, _ entry: PlaneLayout.Entry, _ target: UnsafeMutableRawBufferPointer, middle: Point,
        noise: inout SeededGenerator
    ) {
        // Pixels of the photograph that one of the picture shows; planes of chroma are smaller by the same factors.
        let step = box.width / (size * Double(PannedPhotograph.width))
        let across = Double(source.width) / Double(photograph.width)
        let down = Double(source.height) / Double(photograph.height)
        for row in 0..<entry.height {
            let y = (Double(row) + 0.5) / Double(entry.height) - middle.y
            let sourceY = (box.midY + y * step * Double(PannedPhotograph.height)) * down - 0.5
            for column in 0..<entry.width {
                let x = (Double(column) + 0.5) / Double(entry.width) - middle.x
                let sourceX = (box.midX + x * step * Double(PannedPhotograph.width)) * across - 0.5
                let grain = PannedPhotograph.grain(noise.next())
                let value = source.sample(sourceX, sourceY) + grain
                target[entry.offset + row * entry.stride + column] = UInt8(min(255, max(0, value.rounded())))
            }
        }
    }

    /// The sum of four even numbers of −6…6, whose deviation of 7 is that of a webcam's sensor indoors.
    private static func grain(_ dice: UInt64) -> Double {
        var sum = 0.0
        for shift in [0, 16, 32, 48] {
            let share = Double((dice >> UInt64(shift)) & 0xffff) / 65535
            sum += 12 * share - 6
        }
        return sum
    }
}

extension Plane {
    /// Between four samples; coordinates beyond the edges are those at the edges.
    fileprivate func sample(_ x: Double, _ y: Double) -> Double {
        let (x, y) = (min(max(x, 0), Double(width - 1)), min(max(y, 0), Double(height - 1)))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (across, down) = (x - Double(left), y - Double(top))
        func at(_ column: Int, _ row: Int) -> Double { Double(bytes[row * stride + column]) }
        let upper = at(left, top) * (1 - across) + at(right, top) * across
        let lower = at(left, bottom) * (1 - across) + at(right, bottom) * across
        return upper * (1 - down) + lower * down
    }
}
