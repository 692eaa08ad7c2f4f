import Core
import Registrations
import Testing

/// A missing step has to be noticed: each fsync, each order and each flag that a story was recorded with is taken out
/// in turn, and each time the model has to complain.
@Suite struct MutationGateTests {
    /// What may come after its move, because a start mends what a power cut then leaves: a log whose lines are told by
    /// the registrations themselves, and the number of a booth that has given no id yet.
    static let mended = ["after its move sync /store/chain.log.new", "after its move sync /store/booth.json.new"]

    /// The power goes after every single change, with every subset of what had not been synced; then the same with one
    /// step taken out, from that step on and for states that were not seen before.
    @Test(
        "a power cut at any moment loses nothing that was promised, and without any one fsync it does",
        arguments: Story.all)
    func syncs(story: Story) throws {
        var known = KnownStates()
        let teller = try story.tell()
        let calls = teller.disk.calls
        #expect(try known.complaint(about: teller, of: story) == nil)
        #expect(known.count > 10, "a story in which something happens")
        let states = known.count
        var unnoticed: [String] = []
        var mutants = 0
        for (number, call) in calls.enumerated() where call.kind == .sync && call.hasEffect {
            // What is withdrawn after a failed fsync was never on the disk, so that nothing shows there without these
            // two; to see that takes more states than all else together. The story of an erasure needs them both.
            if story.description == Story.doubted.description, call.path == "/store/trash" { continue }
            // The last line of the log is mended by the next start; each one has to be there before the next.
            let isLastLine =
                call.path.hasSuffix("chain.log")
                && !calls[number...].contains { $0.kind == .write && $0.path == call.path }
            if !isLastLine {
                mutants += 1
                if try known.complaint(about: try story.tell(.dropSync(number)), of: story) == nil {
                    unnoticed.append("without \(call)")
                }
            }
            let next = calls[number...].first { $0.kind == .move || $0.kind == .replace }
            guard let source = next?.source, call.path.hasPrefix(source) else { continue }
            mutants += 1
            if try known.complaint(about: try story.tell(.delaySync(number)), of: story) == nil {
                unnoticed.append("after its move \(call)")
            }
        }
        // A start that empties the trash and then finishes an erasure syncs it once more than it has to.
        let covered = story.description == Story.recovering.description ? ["without sync /store/trash"] : []
        #expect(unnoticed.filter { !Self.mended.contains($0) } == covered)
        #expect(mutants > unnoticed.count)
        print("power cuts: \(story): \(calls.count) calls, \(states) states, \(mutants) mutants, ", terminator: "")
        print("\(mutants - unnoticed.count) noticed after \(known.count - states) more states")
    }

    @Test(
        "where a stranger takes a name first, the store steps back; without the flag it overwrites",
        arguments: Story.all)
    func flags(story: Story) throws {
        let calls = try story.tell().disk.calls
        var flags = 0
        for (number, call) in calls.enumerated() where call.kind == .create || call.kind == .move {
            // What lies in the trash is to go anyway.
            if call.path.hasPrefix("/store/trash/") { continue }
            // Noughts, looked at and made again at each start.
            if call.path == "/store/reserve" { continue }
            let careful = try complaint(about: try story.tell(intruderBefore: number), call, story)
            #expect(careful == nil, "\(number) \(call)")
            let mutation: ModelMutation = call.kind == .create ? .dropExclusive(number) : .dropNoReplace(number)
            let careless = try complaint(about: try story.tell(mutation, intruderBefore: number), call, story)
            // Where a registration of that boot is there, it says how far a garbled counter was.
            let isMended = story.description == Story.crashed.description && call.path == "/store/boot-counter.new"
            #expect(careless != nil || isMended, "\(number) \(call) without its flag")
            flags += 1
        }
        #expect(flags > 0)
    }

    /// What a stranger's file or directory came to, and the store with it, without any power cut.
    private func complaint(about teller: Teller, _ call: ModelCall, _ story: Story) throws -> String? {
        #expect(teller.disk.hasIntruder != nil, "the stranger never came")
        if call.kind == .move, teller.disk.hasIntruder == false { return "overwritten" }
        let last = teller.ledgers[teller.ledgers.count - 1]
        let check = DurabilityCheck(
            before: last, after: last, reserve: story.reserve, strangers: call.kind == .move ? 1 : 0)
        return try check.complaint(about: teller.disk.state, directories: teller.disk.directories)
    }

    @Test("without flock two programs would write at once")
    func lock() throws {
        let disk = ModelDisk()
        let first = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
        #expect(refusal { try RegistrationStore.open(at: "/store", mode: .writing, disk: disk) }?.kind == .locked)
        disk.mutate(.dropLock)
        _ = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
        #expect(first.readOnlyReason == nil)
    }
}
