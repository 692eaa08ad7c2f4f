import Registrations
import Testing

@Suite struct StatefulTests {
    @Test("in twenty thousand steps a store never differs from a dictionary", arguments: 0..<40)
    func lives(seed: Int) throws {
        let steps = Step.life(of: 500, seed: UInt64(seed))
        guard let complaint = try Life().live(steps) else { return }
        let short = try shortened(steps) { try Life().live($0) != nil }
        let again = try Life().live(short) ?? ""
        Issue.record("seed \(seed): \(complaint); shortest: \(short): \(again)")
    }

    @Test("a store that forgets an fsync is found out, and the life that shows it is made short")
    func finds() throws {
        var shortest: [Step]?
        for seed in UInt64(0)..<8 where shortest == nil {
            let steps = Step.life(of: 200, seed: seed)
            guard try Life(forgetting: .dropAllSyncs).live(steps) != nil else { continue }
            shortest = try shortened(steps) { try Life(forgetting: .dropAllSyncs).live($0) != nil }
        }
        let found = try #require(shortest)
        #expect(found.count <= 3, "\(found)")
    }

    @Test("a list is shortened to the elements that matter")
    func shortens() {
        #expect(shortened(Array(0..<1000)) { $0.contains(17) && $0.contains(940) } == [17, 940])
        #expect(shortened([1]) { _ in true } == [])
    }
}
