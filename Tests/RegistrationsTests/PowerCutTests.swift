import Core
import Registrations
import Testing

/// The power goes after every single change, with every subset of what had not been synced, in every story.
@Suite struct PowerCutTests {
    @Test(
        "a power cut at any moment loses nothing that was promised and brings back nothing erased", arguments: Story.all
    )
    func stories(story: Story) throws {
        let teller = try story.tell()
        var known = KnownStates()
        let complaint = try known.complaint(about: teller, of: story)
        #expect(complaint == nil)
        #expect(known.count > 10, "a story in which something happens")
        print("power cuts: \(story): \(teller.disk.calls.count) calls, \(known.count) states")
    }
}
