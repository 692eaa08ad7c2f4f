import Core

@testable import Views

/// A row of a table: three children by their letters, and the left, top, width and height of each.
struct ThreeChildren: Sendable {
    typealias Row = (String, [Double], [Double], [Double])

    static let colors = [Color.red, .green, .blue]

    /// The rectangles of the children on a screen of this size, in their order.
    @MainActor static func rects<Root: View>(
        of letters: String, size: Size, @ViewBuilder root: @escaping @MainActor ([AnyView]) -> Root
    ) -> [Rect?] {
        let screen = Screen {
            root(zip(letters, colors).map { StackChild(rawValue: $0)?.view($1) ?? AnyView(EmptyView()) })
                .frame(width: size.width, height: size.height, alignment: .topLeading)
        }
        screen.size = size
        return colors.map { screen.rect($0) }
    }
}
