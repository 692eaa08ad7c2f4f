import Foundation
import TestSupport
import Testing

@Suite("nosebooth bench")
struct BenchCommandTests {
    @Test("tells the parts of a detection, which add up to about the whole", arguments: [["detector"], []])
    func detector(_ names: [String]) throws {
        let answer = try Program(folder: TemporaryFolder()).run(["bench", "--json"] + names)
        #expect(answer.code == 0)
        let line = try #require(try answer.objects().first)
        #expect(line["bench"] as? String == "detector" && line["threads"] as? Int == 1)
        let milliseconds = try #require(line["milliseconds"] as? [String: Double])
        #expect(Set(milliseconds.keys) == ["resize", "network", "decode", "total"])
        #expect(milliseconds.values.allSatisfy { $0 > 0 })
        #expect(try #require(line["totalOverNetwork"] as? Double) >= 1)
    }

    @Test("for people prints a line a part")
    func text() throws {
        let answer = try Program(folder: TemporaryFolder()).run(["bench", "detector"])
        #expect(answer.code == 0)
        for part in ["resize", "network", "decode", "total"] { #expect(answer.output.contains(part)) }
    }
}
