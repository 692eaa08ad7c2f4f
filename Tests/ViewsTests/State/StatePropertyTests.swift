import Core
import Observation
import TestSupport
import Testing

@testable import Views

private struct Tally: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 }.frame(width: 120, height: 20) }
}

@MainActor @Observable private final class Neighbours {
    var isFirstShown = false
    var isLastShown = true
    var shown = [1, 2, 3]
}

@MainActor @Suite("State among siblings that come and go")
struct StatePropertyTests {
    @Test("each view keeps its own value as long as it is shown", arguments: 1...40)
    func survival(seed: Int) throws {
        var chance = SeededGenerator(seed: UInt64(seed))
        let neighbours = Neighbours()
        let screen = Screen {
            VStack(spacing: 0) {
                if neighbours.isFirstShown { Text("first") }
                Tally(name: "middle")
                if neighbours.isLastShown { Text("last") } else { Color.red.frame(height: 3) }
                HStack(spacing: 0) {
                    ForEach(neighbours.shown, id: \.self) { Tally(name: "item\($0)") }
                }
            }
        }
        screen.size = Size(width: 800, height: 300)
        var counts = ["middle": 0, "item1": 0, "item2": 0, "item3": 0]
        for _ in 0..<60 {
            switch Int.random(in: 0...5, using: &chance) {
            case 0: neighbours.isFirstShown.toggle()
            case 1: neighbours.isLastShown.toggle()
            case 2: neighbours.shown.shuffle(using: &chance)
            case 3:
                let item = Int.random(in: 1...5, using: &chance)
                if let place = neighbours.shown.firstIndex(of: item) {
                    neighbours.shown.remove(at: place)
                    counts["item\(item)"] = nil
                } else {
                    neighbours.shown.insert(item, at: Int.random(in: 0...neighbours.shown.count, using: &chance))
                    counts["item\(item)"] = 0
                }
            default:
                screen.update()
                let name = try #require(counts.keys.sorted().randomElement(using: &chance))
                let target = try #require(screen.host.touchTargets.first { $0.label?.hasPrefix(name + " ") == true })
                screen.tap(target.rect.midX, target.rect.midY)
                counts[name, default: 0] += 1
            }
            let expected = counts.map { "\($0.key) \($0.value)" }.sorted()
            #expect(screen.lines.filter { $0 != "first" && $0 != "last" }.sorted() == expected)
        }
    }
}
