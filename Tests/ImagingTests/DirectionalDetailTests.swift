import Core
import Glibc
import Imaging
import TestSupport
import Testing

@Suite("Blur in one direction")
struct DirectionalDetailTests {
    static let size = 96
    static let whole = Rect(x: 0, y: 0, width: 1, height: 1)

    /// Grains of several sizes, alike in all directions.
    private static let texture: [Double] = {
        var random = SeededGenerator(seed: 5)
        return (0..<size * size).map { _ in .random(in: 20...230, using: &random) }
    }()

    /// The texture averaged over places around each pixel.
    private func frame(over places: [(x: Int, y: Int)]) -> Frame {
        let size = DirectionalDetailTests.size
        return Frame.drawn(width: size, height: size) { column, row in
            let sum = places.reduce(0.0) { sum, place in
                let (x, y) = ((column + place.x + size) % size, (row + place.y + size) % size)
                return sum + DirectionalDetailTests.texture[y * size + x]
            }
            return UInt8(sum / Double(places.count))
        }
    }

    private func patch(_ places: [(x: Int, y: Int)]) throws -> LumaPatch {
        try #require(LumaPatch(of: frame(over: places), in: DirectionalDetailTests.whole, samples: 96))
    }

    @Test(
        "is found where there is movement, with its direction",
        arguments: [(1, 0, 0.0), (0, 1, 90.0), (1, 1, 45.0), (1, -1, -45.0)])
    func movement(_ step: (x: Int, y: Int, degrees: Double)) throws {
        let patch = try patch((-4...4).map { ($0 * step.x, $0 * step.y) })
        #expect(patch.anisotropy > 1.2)
        let difference = patch.blurAngle - step.degrees * .pi / 180
        #expect(abs(sin(difference)) < 0.2)
    }

    @Test("is not found in defocus, however strong", arguments: [1, 2, 4])
    func defocus(_ radius: Int) throws {
        var disc: [(x: Int, y: Int)] = []
        for y in -radius...radius {
            for x in -radius...radius where x * x + y * y <= radius * radius { disc.append((x, y)) }
        }
        #expect(try patch(disc).anisotropy < 0.4)
    }

    @Test("is not found in a sharp picture")
    func sharp() throws { #expect(try patch([(0, 0)]).anisotropy < 0.2) }

    @Test("is not found where there is nothing at all")
    func flat() throws {
        let patch = try #require(LumaPatch(of: Frame.drawn { _, _ in 90 }, in: DirectionalDetailTests.whole))
        #expect(patch.anisotropy == 0)
    }
}
