import Core
import TestSupport
import Testing

@testable import Views

/// A stack that chance has made.
private struct RandomStack {
    let axis: Axis
    let isMirrored: Bool
    let spacing: Double
    let length: Double
    let breadth: Double
    private(set) var children: [(color: Color, view: AnyView)] = []
    /// The most that all children but those without limits take, with the gaps.
    private(set) var greatestNeed: Double

    /// - Parameter onlyGenerous: there is room for all, and something that fills.
    @MainActor init(seed: UInt64, onlyGenerous: Bool = false) {
        var chance = SeededGenerator(seed: seed)
        axis = Bool.random(using: &chance) ? .horizontal : .vertical
        isMirrored = Bool.random(using: &chance)
        spacing = Double(Int.random(in: 0...20, using: &chance))
        breadth = Double(Int.random(in: 20...300, using: &chance))
        let count = Int.random(in: 1...7, using: &chance)
        greatestNeed = spacing * Double(count - 1)
        let filling = Int.random(in: 0..<count, using: &chance)
        for index in 0..<count {
            let color = Color(hex: UInt32(index + 1))
            let most = Double(Int.random(in: 2...150, using: &chance))
            let kind = onlyGenerous && index == filling ? 1 : Int.random(in: 0...3, using: &chance)
            switch kind {
            case 0: children.append((color, AnyView(color.frame(width: most, height: most))))
            case 1: children.append((color, AnyView(color.frame(minWidth: 1, minHeight: 1))))
            case 2:
                let least = Double(Int.random(in: 1...Int(most), using: &chance))
                children.append(
                    (color, AnyView(color.frame(minWidth: least, maxWidth: most, minHeight: least, maxHeight: most))))
            default:
                let word = String(repeating: "ab ", count: Int.random(in: 1...4, using: &chance)) + "c"
                children.append((color, AnyView(Text(word).frame(minWidth: 10).background(color))))
            }
            switch kind {
            case 1: greatestNeed += 1
            // A text is at most 130 wide, or 60 high with all its words below each other.
            case 3: greatestNeed += 130
            default: greatestNeed += most
            }
        }
        let extra = Double(Int.random(in: 0...200, using: &chance))
        length = onlyGenerous ? greatestNeed + extra : Double(Int.random(in: 1...700, using: &chance))
    }

    @MainActor private var view: AnyView {
        let content = ForEach(0..<children.count) { children[$0].view }
        switch axis {
        case .horizontal: return AnyView(HStack(spacing: spacing) { content })
        case .vertical: return AnyView(VStack(spacing: spacing) { content })
        }
    }

    @MainActor var rects: [Rect?] {
        let size = Size(along: axis, length, across: breadth)
        let screen = Screen {
            view.frame(width: size.width, height: size.height, alignment: .topLeading)
                .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
        screen.size = size
        return children.map { screen.rect($0.color) }
    }

    var isRightToLeft: Bool { isMirrored && axis == .horizontal }
}

@MainActor @Suite("Stacks that chance has made")
struct StackPropertyTests {
    @Test("children keep their order and their distance", arguments: 1...150)
    func order(seed: Int) throws {
        let stack = RandomStack(seed: UInt64(seed))
        let rects = try stack.rects.map { try #require($0) }
        for (rect, next) in zip(rects, rects.dropFirst()) {
            let gap =
                switch stack.axis {
                case .vertical: next.minY - rect.maxY
                case .horizontal: stack.isRightToLeft ? rect.minX - next.maxX : next.minX - rect.maxX
                }
            #expect(abs(gap - stack.spacing) < 1e-6)
        }
    }

    @Test("a stack with a child that fills takes all that it is offered", arguments: 1...150)
    func filling(seed: Int) throws {
        let stack = RandomStack(seed: UInt64(seed), onlyGenerous: true)
        let rects = try stack.rects.map { try #require($0) }
        let whole = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
        #expect(abs(Size(width: whole.width, height: whole.height).along(stack.axis) - stack.length) < 1e-6)
    }
}
