import Core
import Imaging
import TestSupport
import Testing

@Suite("Glare on a nose")
struct GlareTests {
    private let whole = Rect(x: 0, y: 0, width: 1, height: 1)

    /// A dark frame with a white square.
    private func share(white: Rect, luma: UInt8 = 255) throws -> Double {
        let frame = Frame.drawn(width: 240, height: 240) { column, row in
            white.contains(Point(x: Double(column) / 240, y: Double(row) / 240)) ? luma : 40
        }
        return try #require(LumaPatch(of: frame, in: whole)).glareShare
    }

    @Test("is the share of the nose that it covers")
    func spot() throws {
        // The ellipse has the axes 5/6 of the frame: 0.5454 of its area.
        #expect(abs(try share(white: Rect(x: 0.4, y: 0.4, width: 0.1, height: 0.1)) - 0.01 / 0.5454) < 0.001)
    }

    @Test("is not white fur in a corner of the nose's box")
    func corner() throws { #expect(try share(white: Rect(x: 0, y: 0, width: 0.2, height: 0.2)) == 0) }

    @Test("begins where a camera clips", arguments: [(244, false), (245, true)] as [(UInt8, Bool)])
    func level(_ luma: UInt8, glares: Bool) throws {
        #expect((try share(white: Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2), luma: luma) > 0) == glares)
    }
}
