import Core
import Registrations
import Testing

/// The power goes after every single change, with every telling choice of what had not been synced.
@Suite struct PowerCutTests {
    /// A store with one registration, in which another is being made; what was promised, and when.
    private struct Story {
        let disk = ModelDisk()
        var promised: [Registration] = []
        /// The id that was given out for the second, whether or not anything came of it.
        let given: RegistrationID

        init(skippingSync number: Int? = nil) throws {
            do {
                let yesterday = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
                promised.append(try yesterday.commit(Samples.draft(seed: 9)))
            }
            let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
            disk.beginHistory()
            disk.note()
            if let number { disk.skipSync(disk.syncs + number) }
            given = try store.newID()
            disk.note()
            promised.append(try store.commit(Samples.draft(), as: given))
            disk.note()
            // Something afterwards, so that a moment with the promise and nothing else is among those looked at.
            try store.recover()
        }

        /// Something that is wrong after some power cut; `nil` when all is well after all of them. From the end, where
        /// most of what can be wrong shows.
        func complaint() throws -> String? {
            for (index, moment) in disk.history.enumerated().reversed() {
                for survivor in disk.powerCuts(at: moment) {
                    let isGiven = moment.notes >= 2
                    let kept = promised.prefix(moment.notes >= 3 ? 2 : 1)
                    if let complaint = try complaint(survivor, kept, after: isGiven ? given : nil) {
                        return "after change \(index): \(complaint)"
                    }
                }
            }
            return nil
        }

        private func complaint(_ survivor: ModelDisk, _ promised: ArraySlice<Registration>, after id: RegistrationID?)
            throws -> String?
        {
            let reader = try RegistrationStore.open(at: "/store", mode: .reading, disk: survivor)
            let results = try reader.verifyAll()
            if let broken = results.first(where: { !$0.isValid }) { return "I1: \(broken.problems)" }
            let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: survivor)
            if let reason = store.readOnlyReason { return "does not open: \(reason)" }
            let listed = try store.list().map { try $0.result.get() }
            if let lost = promised.first(where: { !listed.contains($0) }) { return "I2: lost \(lost.id)" }
            let next = try store.newID()
            if let late = (listed.map(\.id) + [id].compactMap { $0 }).first(where: { $0.boot >= next.boot }) {
                return "order: \(late)"
            }
            return nil
        }
    }

    @Test("a power cut during commit leaves whole registrations, and all that were promised")
    func commit() throws {
        let story = try Story()
        #expect(story.disk.history.count > 30)
        #expect(try story.complaint() == nil)
    }

    @Test("each of the eleven fsyncs of a commit, and both of the boot counter, is needed", arguments: 0..<13)
    func needed(sync: Int) throws {
        #expect(try Story(skippingSync: sync).complaint() != nil)
    }
}
