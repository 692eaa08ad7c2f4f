import Core
import Glibc
import Imaging
import TestSupport
import Testing

@Suite("What luma says of a region")
struct LumaPatchTests {
    static let whole = Rect(x: 0, y: 0, width: 1, height: 1)

    /// Rings with soft or hard edges, the same in the world at every size.
    private func rings(_ size: Int, softness: Double) -> Frame {
        Frame.drawn(width: size, height: size) { column, row in
            let (x, y) = (Double(column) / Double(size) - 0.5, Double(row) / Double(size) - 0.5)
            let wave = sin((x * x + y * y).squareRoot() * 60)
            return UInt8(clamping: Int(128 + 90 * tanh(wave / softness)))
        }
    }

    @Test("a sharp picture is sharper than a soft one at every size", arguments: [64, 120, 320, 640, 1000])
    func sharpness(size: Int) throws {
        let sharp = try #require(LumaPatch(of: rings(size, softness: 0.05), in: LumaPatchTests.whole))
        let soft = try #require(LumaPatch(of: rings(size, softness: 3), in: LumaPatchTests.whole))
        #expect(sharp.sharpnessRatio > 2 * soft.sharpnessRatio)
    }

    @Test("the same scene is about as sharp at any resolution", arguments: [256, 512, 1024])
    func resolution(size: Int) throws {
        let reference = try #require(LumaPatch(of: rings(128, softness: 0.05), in: LumaPatchTests.whole))
        let patch = try #require(LumaPatch(of: rings(size, softness: 0.05), in: LumaPatchTests.whole))
        #expect((0.7...1.4).contains(patch.sharpnessRatio / reference.sharpnessRatio))
    }

    @Test("light does not make a picture sharper", arguments: [0.25, 0.5])
    func light(factor: Double) throws {
        let bright = rings(320, softness: 0.3)
        let dark = Frame.drawn(width: 320, height: 320) { column, row in
            UInt8(Double(Samples.sample(bright, .luma, column: column, row: row)) * factor)
        }
        let patches = try [bright, dark].map { try #require(LumaPatch(of: $0, in: LumaPatchTests.whole)) }
        #expect(abs(patches[1].sharpnessRatio / patches[0].sharpnessRatio - 1) < 0.1)
    }

    @Test(
        "a region of fewer than eight pixels a side says nothing",
        arguments: [
            Rect(x: 0, y: 0, width: 0.06, height: 1), Rect(x: 0, y: 0, width: 1, height: 0.06), .zero,
            Rect(x: 0.95, y: 0, width: 1, height: 1), Rect(x: 2, y: 2, width: 1, height: 1),
            Rect(x: 0.5, y: 0.5, width: -0.3, height: 0.3), Rect(x: .nan, y: 0, width: 1, height: 1),
            Rect(x: 0, y: 0, width: .nan, height: 1),
        ])
    func small(region: Rect) { #expect(LumaPatch(of: rings(100, softness: 1), in: region) == nil) }

    @Test("what lies outside the picture is cut off")
    func outside() {
        let frame = rings(100, softness: 1)
        let far = Rect(x: -5, y: -5, width: 100, height: 100)
        #expect(LumaPatch(of: frame, in: far) == LumaPatch(of: frame, in: LumaPatchTests.whole))
    }

    @Test("only the region counts")
    func region() throws {
        let frame = Frame.drawn(width: 100, height: 100) { column, _ in column < 50 ? 30 : 200 }
        let left = try #require(LumaPatch(of: frame, in: Rect(x: 0, y: 0, width: 0.5, height: 1)))
        #expect(left.meanLuma == 30 && left.deviation == 0 && left.laplacianVariance == 0)
    }

    @Test("clipped and black shares count pixels at the ends of the range")
    func shares() throws {
        let frame = Frame.drawn(width: 100, height: 100) { column, _ in column < 25 ? 255 : column < 35 ? 0 : 128 }
        let patch = try #require(LumaPatch(of: frame, in: LumaPatchTests.whole))
        #expect(patch.clippedShare == 0.25)
        #expect(patch.blackShare == 0.1)
    }
}
