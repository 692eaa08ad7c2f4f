import Core
import Testing
import Vision

@Suite("The network's input")
struct ModelInputTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        let picture: Size
        let width: Int
        let height: Int
        var testDescription: String { "\(Int(picture.width))x\(Int(picture.height))" }
    }

    static let shapes = [
        Shape(picture: Size(width: 1280, height: 720), width: 256, height: 160),
        Shape(picture: Size(width: 720, height: 1280), width: 160, height: 256),
        Shape(picture: Size(width: 640, height: 640), width: 192, height: 192),
    ]

    @Test("has the shape of the picture, in steps of 32", arguments: shapes)
    func shape(_ shape: Shape) {
        let input = ModelInput(picture: shape.picture, area: 41_000)
        #expect(input.width == shape.width)
        #expect(input.height == shape.height)
    }

    @Test("never exceeds its area and keeps the picture's proportions", arguments: 1...40)
    func bounds(_ step: Int) {
        let picture = Size(width: 37 * Double(step), height: 1500 - 36 * Double(step))
        let input = ModelInput(picture: picture, area: 41_000)
        #expect(input.width * input.height <= 41_000)
        #expect(input.scaledWidth <= input.width && input.scaledHeight <= input.height)
        // The longer side gives the scale exactly; the other one is off by rounding at most.
        let scale = max(Double(input.scaledWidth), Double(input.scaledHeight)) / max(picture.width, picture.height)
        #expect(abs(picture.width * scale - Double(input.scaledWidth)) <= 1)
        #expect(abs(picture.height * scale - Double(input.scaledHeight)) <= 1)
    }
}
