import Core
import Testing

@testable import Views

/// One row of a table of layouts: what is on the screen, and where each colour of it must lie.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let size: Size
    let expected: [(Color, Rect?)]
    let make: @MainActor @Sendable () -> any View

    /// On a screen of 400 × 300 points, text 20 high and 10 a character.
    init<Root: View>(
        _ sentence: String, size: Size = Size(width: 400, height: 300), _ expected: (Color, Rect?)...,
        @ViewBuilder make: @escaping @MainActor @Sendable () -> Root
    ) {
        testDescription = sentence
        self.size = size
        self.expected = expected
        self.make = { make() }
    }

    @MainActor func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let screen = Screen(make)
        screen.size = size
        for (color, rect) in expected {
            let shown = screen.rect(color)
            #expect(shown == rect, "\(testDescription)", sourceLocation: sourceLocation)
        }
    }
}

extension Rect {
    /// Left, top, width and height without words, for tables.
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
