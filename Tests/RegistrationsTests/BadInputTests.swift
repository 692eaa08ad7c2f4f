import Foundation
import Glibc
import Registrations
import TestSupport
import Testing

/// What strangers, other versions and bad cards put in the way: it is said, put aside or left alone, and the store opens.
@Suite struct BadInputTests {
    let directory = TemporaryDirectory()

    private func open() throws -> RegistrationStore {
        try RegistrationStore.open(at: directory.store, mode: .writing)
    }

    static let formats: [(text: String, reading: StoreErrorKind?, writing: StoreErrorKind)] = [
        ("nosebooth-store 0\n", .damaged, .damaged), ("nosebooth-store 2\n", nil, .refusedForWriting),
        ("nosebooth-store 99999999999\n", .damaged, .damaged), ("\0\0\0\0", .damaged, .damaged),
        ("", .damaged, .damaged), ("nosebooth-store 1\r\n", .damaged, .damaged),
    ]

    @Test("a store of another format is read where that can be, and never written", arguments: formats.indices)
    func format(index: Int) throws {
        let (text, reading, writing) = Self.formats[index]
        let id = try open().commit(Samples.draft()).id
        try directory.write(text, to: "store/FORMAT")
        let before = try FileManager.default.subpathsOfDirectory(atPath: directory.store).sorted()
        if let reading {
            #expect(
                refusal { try RegistrationStore.open(at: directory.store, mode: .reading) }?.kind == reading)
        } else {
            let store = try RegistrationStore.open(at: directory.store, mode: .reading)
            #expect(store.readOnlyReason?.kind == .otherFormat)
            #expect(try store.browse().map(\.id) == [id])
        }
        #expect(refusal { try open() }?.kind == writing)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: directory.store).sorted() == before)
    }

    @Test("a FORMAT that is a directory, a link or a pipe is no store", arguments: ["directory", "link", "pipe"])
    func formatKind(kind: String) throws {
        _ = try open()
        try directory.remove("store/FORMAT")
        switch kind {
        case "directory": try directory.makeDirectory("store/FORMAT")
        case "link": #expect(symlink("/etc/hostname", directory.store + "/FORMAT") == 0)
        default: #expect(mkfifo(directory.store + "/FORMAT", 0o600) == 0)
        }
        #expect(refusal { try open() }?.kind == .damaged)
        #expect(refusal { try RegistrationStore.open(at: directory.store, mode: .reading) }?.kind == .damaged)
    }

    @Test(
        "a small file that is a directory or a link is put aside, and the booth starts",
        arguments: ["booth.json", "boot-counter", "chain.log"], ["directory", "link"])
    func smallFile(name: String, kind: String) throws {
        let id = try open().commit(Samples.draft()).id
        try directory.remove("store/\(name)")
        if kind == "directory" {
            try directory.makeDirectory("store/\(name)/precious")
        } else {
            #expect(symlink("/etc/hostname", "\(directory.store)/\(name)") == 0)
        }
        let store = try open()
        #expect(store.readOnlyReason == nil)
        let next = try store.commit(Samples.draft(seed: 7)).id
        #expect(next.booth != id.booth || next > id)
        #expect(directory.names("store/quarantine").contains(name))
        #expect(try store.verifyStore().isValid)
        #expect(try store.browse().count == 2)
    }

    private struct Record: Sendable {
        let name: String
        let bytes: @Sendable ([UInt8]) -> [UInt8]
    }

    private static let records: [Record] = [
        Record(name: "empty") { _ in [] },
        Record(name: "truncated") { Array($0.dropLast(40)) },
        Record(name: "noughts") { [UInt8](repeating: 0, count: $0.count) },
        Record(name: "ten megabytes") { _ in Array("[".utf8) + [UInt8](repeating: 32, count: 10 << 20) + Array("]".utf8)
        },
        Record(name: "ten thousand brackets") { _ in [UInt8](repeating: UInt8(ascii: "["), count: 10_000) },
        Record(name: "a key that comes twice") { replaced($0, "\"species\"", "\"species\" : \"cat\",\n  \"species\"") },
        Record(name: "a key that comes twice, once written otherwise") {
            replaced($0, "\"species\"", "\"sp\\u0065cies\" : \"cat\",\n  \"species\"")
        },
        Record(name: "a key that comes twice, deep down") {
            replaced($0, "\"manual\"", "\"manual\" : true, \"manual\"")
        },
        Record(name: "NaN") { replaced($0, "\"time\" : 1.4", "\"time\" : NaN") },
        Record(name: "Infinity") { replaced($0, "\"time\" : 1.4", "\"time\" : 1e999") },
        Record(name: "something after the end") { $0 + Array("{}".utf8) },
        Record(name: "a list") { _ in Array("[]\n".utf8) },
        Record(name: "another id") { replaced($0, "\"id\" : \"k", "\"id\" : \"../../k") },
        Record(name: "no UTF-8") { replaced($0, "Rex", "R\u{FFFF}x").map { $0 == 0xBF ? 0xFF : $0 } },
    ]

    private static func replaced(_ bytes: [UInt8], _ old: String, _ new: String) -> [UInt8] {
        Array(String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: old, with: new).utf8)
    }

    @Test("a record that is no record is told in lists, and put aside at the next start", arguments: records.indices)
    func record(index: Int) throws {
        let record = Self.records[index]
        let good = try open().commit(Samples.draft(seed: 9)).id
        let bad = try open().commit(Samples.draft()).id
        let path = "\(directory.store)/ready/\(bad)/data/registration.json"
        let original = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        let spoilt = record.bytes(original)
        #expect(spoilt != original, "\(record.name)")
        try Data(spoilt).write(to: URL(fileURLWithPath: path))
        let reader = try RegistrationStore.open(at: directory.store, mode: .reading)
        #expect(try reader.browse().map(\.id) == [good, bad])
        #expect(try reader.browse().map { $0.problem == nil } == [true, false], "\(record.name)")
        #expect(try reader.list().map { $0.problem == nil } == [true, false], "\(record.name)")
        #expect(try reader.verifyStore().isValid == false)
        #expect(try reader.statistics().unreadable == 1)
        let store = try open()
        #expect(store.recoveryReport.quarantined.map(\.id) == [bad])
        #expect(directory.names("store/quarantine") == ["\(bad)"])
        #expect(try store.verifyStore().isValid)
    }

    @Test(
        "hand-made names in ready are no registrations and are left alone",
        arguments: [
            "k0123abcd-b000001-n000001-000000000000000", "K0123ABCD-b000001-n000001-0000000000000000", "Rex",
            "k0123abcd-b000001-n000001-0000000000000000.1", "-rf", "...", "\u{202E}xeR", "new\nline",
        ])
    func handMade(name: String) throws {
        let id = try open().commit(Samples.draft()).id
        try directory.makeDirectory("store/ready/\(name)")
        let store = try open()
        #expect(store.recoveryReport.foreign == [name])
        #expect(try store.browse().map(\.id) == [id])
        #expect(directory.names("store/ready").contains(name))
    }

    @Test(
        "hand-made ids are put aside when no bag is behind them, whatever they are",
        arguments: ["file", "directory", "link"])
    func handMadeID(kind: String) throws {
        let id = try open().commit(Samples.draft()).id
        let fake = "k0123abcd-b000009-n000001-0000000000000000"
        switch kind {
        case "file": try directory.write("x", to: "store/ready/\(fake)")
        case "directory": try directory.makeDirectory("store/ready/\(fake)")
        default: #expect(symlink("\(directory.store)/ready/\(id)", "\(directory.store)/ready/\(fake)") == 0)
        }
        #expect(try RegistrationStore.open(at: directory.store, mode: .reading).browse().count == 2)
        let store = try open()
        #expect(store.recoveryReport.quarantined.map { "\($0.id)" } == [fake])
        #expect(try store.browse().map(\.id) == [id])
        #expect(try store.verify(id).isValid)
    }

    @Test("a store of version 0.1.0, without chain log and seals, is whole, and gets them at the next start")
    func older() throws {
        let id = try open().commit(Samples.draft()).id
        try directory.remove("store/chain.log")
        try directory.remove("store/reserve")
        try directory.write("{\"format\":\"nosebooth.booth/1\",\"id\":\"\(id.booth)\"}\n", to: "store/booth.json")
        try directory.write("1\n", to: "store/boot-counter")
        #expect(try RegistrationStore.open(at: directory.store, mode: .reading).verifyStore().isValid)
        let store = try open()
        #expect(!store.recoveryReport.boothIsNew && !store.recoveryReport.chainWasBroken)
        #expect(try store.newID().booth == id.booth)
        #expect(try store.newID().boot == 2)
        #expect(try directory.read("store/chain.log").contains(" registered \(id) "))
        #expect(try directory.read("store/booth.json").contains("\"check\""))
        #expect(try store.verifyStore().isValid)
    }

    @Test(
        "a chain log that was changed in its middle is told and put aside; one that lost its end is mended in silence")
    func chain() throws {
        let store = try open()
        let ids = try (0..<4).map { try store.commit(Samples.draft(seed: UInt8($0) &* 5)).id }
        let whole = try directory.read("store/chain.log")
        try directory.write(String(whole.dropLast(30)), to: "store/chain.log")
        try store.recover()
        #expect(!store.recoveryReport.chainWasBroken)
        #expect(try directory.read("store/chain.log") == whole)
        try directory.write(whole.replacingOccurrences(of: "\(ids[1])", with: "\(ids[2])"), to: "store/chain.log")
        try store.recover()
        #expect(store.recoveryReport.chainWasBroken)
        #expect(directory.names("store/quarantine") == ["chain.log"])
        #expect(try store.verifyStore().isValid)
        #expect(store.recoveryReport.missing == [])
    }

    @Test(
        "a chain log of which more than a line is garbled is told and kept, and no power cut is blamed",
        arguments: ["all of it, with noughts", "all but the first line", "much more than it was"])
    func garbledChain(kind: String) throws {
        let store = try open()
        let ids = try (0..<3).map { try store.commit(Samples.draft(seed: UInt8($0) &* 5)).id }
        let path = URL(fileURLWithPath: directory.store + "/chain.log")
        let whole = Array(try Data(contentsOf: path))
        var generator = SeededGenerator(seed: 5)
        let garbled: [UInt8] =
            switch kind {
            case "all of it, with noughts": [UInt8](repeating: 0, count: whole.count)
            case "all but the first line":
                whole[...(whole.firstIndex(of: UInt8(ascii: "\n")) ?? 0)]
                    + [UInt8](repeating: 0, count: whole.count * 2 / 3)
            default: (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
            }
        try Data(garbled).write(to: path)
        try directory.remove("store/ready/\(ids[1])")
        try store.recover()
        #expect(store.recoveryReport.chainWasBroken)
        #expect(directory.names("store/quarantine") == ["chain.log"])
        #expect(Array(try Data(contentsOf: URL(fileURLWithPath: directory.store + "/quarantine/chain.log"))) == garbled)
        #expect(try store.verifyStore().isValid)
        #expect(try store.browse().map(\.id) == [ids[0], ids[2]])
    }

    @Test("a garbled first line is a power cut's only where the registration that it told of is there")
    func garbledFirstLine() throws {
        let store = try open()
        let id = try store.commit(Samples.draft()).id
        let noughts = String(repeating: "\0", count: try directory.read("store/chain.log").utf8.count)
        try directory.write(noughts, to: "store/chain.log")
        #expect(try !store.recover().chainWasBroken)
        #expect(try store.browse().map(\.id) == [id])
        try directory.write(noughts, to: "store/chain.log")
        try directory.remove("store/ready/\(id)")
        #expect(try store.recover().chainWasBroken)
        #expect(directory.names("store/quarantine") == ["chain.log"])
    }

    @Test("the longest line of the log is as long as is said, and one byte more of garbage is no power cut's")
    func longestLine() throws {
        let id = try #require(RegistrationID("k0123abcd-b999999999-n999999999-0123456789abcdef"))
        var log = ChainLog()
        let line = log.add(.registered(id, bag: String(repeating: "a", count: 64)))
        #expect(line.count == ChainLog.longestLine)
        let garbage = line.map { $0 ^ 0xA5 }
        #expect(ChainLog(line + garbage).condition == .torn)
        #expect(ChainLog(line + garbage).goodBytes == line.count)
        #expect(ChainLog(line + garbage + [0]).condition == .broken)
        for reason in ErasureReason.allCases { #expect(log.add(.erased(id, reason)).count <= ChainLog.longestLine) }
        for event in [ChainEvent.evicted(id), .withdrawn(id), .quarantined(id)] {
            #expect(log.add(event).count <= ChainLog.longestLine)
        }
    }
}
