import Registrations
import Testing

@Suite struct RegistrationIDTests {
    @Test("an id is read as it is written")
    func roundTrip() throws {
        let text = "k0123abcd-b000017-n000003-00000000deadbeef"
        let id = try #require(RegistrationID(text))
        #expect(id.description == text)
        #expect(id.booth == "0123abcd")
        #expect(id.boot == 17)
        #expect(id.sequence == 3)
    }

    @Test(
        "text that is no id becomes none, above all no path",
        arguments: [
            "", ".", "..", "../ready", "/etc/passwd", "k0123abcd", "k0123abcd-b000017-n000003-00000000deadbee",
            "k0123abcd-b000017-n000003-00000000deadbeef/", "k0123abcd-b000017-n000003-00000000deadbeef.1",
            "K0123abcd-b000017-n000003-00000000deadbeef", "k0123ABCD-b000017-n000003-00000000deadbeef",
            "k0123abcd-b00017-n000003-00000000deadbeef", "k0123abcd-b0000017-n000003-00000000deadbeef",
            "k0123abcd-b000017-n000003-00000000deadbeef\u{301}", "k0123abcd-b00001٧-n000003-00000000deadbeef",
            "k0123abcd-b000017-n000003-00000000deadbeef\n", " k0123abcd-b000017-n000003-00000000deadbeef",
            "k0123abcd-b-00017-n000003-00000000deadbeef", "k0123abcd-b1000000000-n000003-00000000deadbeef",
        ])
    func noID(text: String) { #expect(RegistrationID(text) == nil) }

    @Test("ids are ordered by boot and sequence, also when six digits are not enough")
    func order() {
        let ids = [(1, 2), (1, 3), (2, 1), (2, 999_999), (2, 1_000_000), (999_999, 1), (1_000_000, 1)]
            .map { RegistrationID(booth: "00000000", boot: $0.0, sequence: $0.1, random: 0) }
        #expect(ids.shuffled().sorted() == ids)
        #expect(ids.map { RegistrationID($0.description) } == ids)
    }

    @Test("a boot counter goes on after 999999")
    func boots() throws {
        let directory = TemporaryDirectory()
        _ = try RegistrationStore.open(at: directory.store, mode: .writing)
        try directory.write("999998\n", to: "store/boot-counter")
        let ids = try (0..<3).map { seed in
            try RegistrationStore.open(at: directory.store, mode: .writing).commit(Samples.draft(seed: UInt8(seed))).id
        }
        #expect(ids.map(\.boot) == [999_999, 1_000_000, 1_000_001])
        #expect(try RegistrationStore.open(at: directory.store, mode: .reading).list().map(\.id) == ids)
    }

    @Test("a boot counter that was lost goes on after what the store holds", arguments: ["", "x\n", "-5\n", "3", nil])
    func lostCounter(text: String?) throws {
        let directory = TemporaryDirectory()
        var last: RegistrationID?
        for seed in 0..<3 {
            let store = try RegistrationStore.open(at: directory.store, mode: .writing)
            last = try store.commit(Samples.draft(seed: UInt8(seed))).id
        }
        if let text {
            try directory.write(text, to: "store/boot-counter")
        } else {
            try directory.remove("store/boot-counter")
        }
        let next = try RegistrationStore.open(at: directory.store, mode: .writing).newID()
        #expect(try next > #require(last))
    }

    @Test("the same random numbers give the same ids")
    func deterministic() throws {
        let ids = try (0..<2).map { _ in
            try RegistrationStore.open(at: "/s", mode: .writing, disk: ModelDisk(), random: CountingGenerator()).newID()
        }
        #expect(ids[0] == ids[1])
        #expect(ids[0].description == "k00000001-b000001-n000001-0000000000000002")
    }

    @Test("starts that register nothing do not count")
    func idle() throws {
        let directory = TemporaryDirectory()
        for _ in 0..<3 { _ = try RegistrationStore.open(at: directory.store, mode: .writing) }
        #expect(try RegistrationStore.open(at: directory.store, mode: .writing).newID().boot == 1)
    }
}
