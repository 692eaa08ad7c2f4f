import Core
import Testing

@testable import Views

/// The least, the ideal and the greatest size of a view: its answers to a proposal of nothing, none and infinity.
private struct Answers: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let least: Size
    let ideal: Size
    let greatest: Size
    let make: @MainActor @Sendable () -> any View

    init<Root: View>(
        _ sentence: String, _ least: (Double, Double), _ ideal: (Double, Double), _ greatest: (Double, Double),
        @ViewBuilder make: @escaping @MainActor @Sendable () -> Root
    ) {
        testDescription = sentence
        self.least = Size(width: least.0, height: least.1)
        self.ideal = Size(width: ideal.0, height: ideal.1)
        self.greatest = Size(width: greatest.0, height: greatest.1)
        self.make = { make() }
    }

    private static let far = Double.infinity

    static let all = [
        Answers("a colour", (0, 0), (10, 10), (far, far)) { Color.red },
        Answers("a circle", (0, 0), (10, 10), (far, far)) { Circle() },
        Answers("a fixed frame", (60, 30), (60, 30), (60, 30)) { Color.red.frame(width: 60, height: 30) },
        Answers("a fixed width", (60, 0), (60, 10), (60, far)) { Color.red.frame(width: 60) },
        Answers("a text", (0, 20), (90, 20), (90, 20)) { Text("abcd efgh") },
        Answers("a text of two paragraphs", (0, 20), (40, 40), (40, 40)) { Text("ab\nabcd") },
        Answers("a greatest size", (0, 0), (10, 10), (50, 50)) { Color.red.frame(maxWidth: 50, maxHeight: 50) },
        Answers("a least size", (40, 40), (40, 40), (far, far)) { Color.red.frame(minWidth: 40, minHeight: 40) },
        Answers("both", (40, 20), (40, 20), (90, 50)) {
            Color.red.frame(minWidth: 40, maxWidth: 90, minHeight: 20, maxHeight: 50)
        },
        Answers("both and an ideal between them", (40, 0), (70, 10), (90, far)) {
            Color.red.frame(minWidth: 40, idealWidth: 70, maxWidth: 90)
        },
        Answers("a frame that fills around a text", (0, 20), (90, 20), (far, 20)) {
            Text("abcd efgh").frame(maxWidth: .infinity)
        },
        Answers("a spacer outside of a stack", (8, 8), (8, 8), (far, far)) { Spacer() },
        Answers("a row", (70, 30), (80, 30), (far, far)) {
            HStack(spacing: 10) {
                Color.red
                Color.green.frame(width: 60, height: 30)
            }
        },
        Answers("a column", (60, 40), (60, 50), (far, far)) {
            VStack(spacing: 10) {
                Color.red
                Color.green.frame(width: 60, height: 30)
            }
        },
        Answers("layers", (60, 30), (60, 30), (far, far)) {
            ZStack {
                Color.red
                Color.green.frame(width: 60, height: 30)
            }
        },
        Answers("a row with a spacer", (68, 30), (68, 30), (far, 30)) {
            HStack {
                Color.green.frame(width: 60, height: 30)
                Spacer()
            }
        },
        Answers("an empty row", (0, 0), (0, 0), (0, 0)) { HStack { EmptyView() } },
        Answers("empty layers", (0, 0), (0, 0), (0, 0)) { ZStack { EmptyView() } },
        Answers("padding", (10, 10), (20, 20), (far, far)) { Color.red.padding(5) },
        Answers("an overlay", (60, 30), (60, 30), (60, 30)) {
            Color.red.frame(width: 60, height: 30).overlay(Color.green)
        },
        Answers("a position", (0, 0), (60, 30), (far, far)) {
            Color.red.frame(width: 60, height: 30).position(x: 1, y: 1)
        },
        Answers("an offset", (0, 0), (10, 10), (far, far)) { Color.red.offset(x: 1) },
        Answers("a geometry reader", (0, 0), (10, 10), (far, far)) { GeometryReader { _ in Color.red } },
        Answers("fixed proportions", (0, 0), (10, 5), (far, far)) { Color.red.aspectRatio(2, contentMode: .fit) },
        Answers("a size fixed to the ideal", (10, 10), (10, 10), (10, 10)) { Color.red.fixedSize() },
        Answers("a picture", (200, 100), (200, 100), (200, 100)) { Image(file: "wide.jpg") },
        Answers("a picture that is stretched", (0, 0), (200, 100), (far, far)) { Image(file: "wide.jpg").resizable() },
        Answers("a divider in a row", (1, 0), (1, 10), (1, far)) { HStack { Divider() } },
        Answers("a divider in a column", (0, 1), (10, 1), (far, 1)) { VStack { Divider() } },
    ]
}

@MainActor @Suite("Proposals of nothing, none and infinity")
struct ProposalTests {
    @Test("nothing asks for the least size", arguments: Answers.all)
    private func least(_ row: Answers) {
        #expect(Answer.of(row.make(), to: Proposal(width: 0, height: 0)) == row.least)
    }

    @Test("no proposal asks for the ideal size", arguments: Answers.all)
    private func ideal(_ row: Answers) { #expect(Answer.of(row.make(), to: .ideal) == row.ideal) }

    @Test("infinity asks for the greatest size", arguments: Answers.all)
    private func greatest(_ row: Answers) {
        #expect(Answer.of(row.make(), to: Proposal(width: .infinity, height: .infinity)) == row.greatest)
    }
}
