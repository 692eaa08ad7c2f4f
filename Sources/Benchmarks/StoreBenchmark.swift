import CLinux
import Core
import Glibc
import Registrations
import TestSupport

/// The store on a real disk: a commit beside the bare system calls that it consists of, and ten thousand registrations
/// opened and listed, after they were made and so with a warm cache.
enum StoreBenchmark: Benchmark {
    static let name = "store"

    private static let commits = 60
    private static let registrations = 10_000

    static func run(in folder: String) throws -> [Measurement] {
        switch clinux_is_in_memory(folder) {
        case 0: break
        // Memory takes everything at once and waits for nothing.
        case 1: throw BenchmarkError(description: "\(folder) lies in memory; --folder names one on a disk")
        default: throw BenchmarkError(description: "there is no folder \(folder)")
        }
        return try commit(in: TemporaryFolder(in: folder)) + open(in: TemporaryFolder(in: folder))
    }

    /// Turn about, so that whatever else the disk has to do is the same for both; the quickest of each, which other
    /// programs held up least.
    static func commit(in folder: TemporaryFolder) throws -> [Measurement] {
        let path = folder.file("store")
        let store = try RegistrationStore.open(at: path, mode: .writing)
        let draft = draft(number: 0, pictures: 8, bytes: 150_000)
        let first = try store.commit(draft)
        let recordBytes = try fileSize("\(store.path(of: first.id))/data/registration.json")
        // In a store of its own, whose log the lines that are none do not spoil.
        let other = folder.file("bare")
        _ = try RegistrationStore.open(at: other, mode: .writing)
        let bare = try BareCommit(in: other, pictures: draft.pictures.map(\.jpeg), recordBytes: recordBytes)
        try bare.run(as: "first")
        let clock = SystemClock()
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for number in 0..<commits {
            let start = clock.now
            _ = try store.commit(draft)
            let middle = clock.now
            try bare.run(as: "bare-\(number)")
            ours.append(middle - start)
            theirs.append(clock.now - middle)
        }
        let (commit, calls) = (ours.min() ?? 0, theirs.min() ?? 0)
        return [
            Measurement(name: "commit8Pictures", value: commit * 1000, unit: "ms"),
            Measurement(name: "bareCalls8Pictures", value: calls * 1000, unit: "ms"),
            Measurement(name: "commitOverBareCalls", value: commit / calls, unit: "ratio", demand: .atMost(1.3)),
        ]
    }

    static func open(in folder: TemporaryFolder) throws -> [Measurement] {
        let path = folder.file("store")
        do {
            let store = try RegistrationStore.open(at: path, mode: .writing, disk: UnsyncedDisk())
            for number in 0..<registrations { _ = try store.commit(draft(number: number, pictures: 6, bytes: 300)) }
        }
        let clock = SystemClock()
        let start = clock.now
        let store = try RegistrationStore.open(at: path, mode: .writing)
        let opening = clock.now - start
        guard store.recoveryReport.registrations == registrations else {
            throw BenchmarkError(description: "\(store.recoveryReport.registrations) registrations are whole")
        }
        var (before, after) = (rusage(), rusage())
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &before)
        let middle = clock.now
        let listed = try store.browse().count
        let listing = clock.now - middle
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &after)
        guard listed == registrations else { throw BenchmarkError(description: "\(listed) are listed") }
        let grown = Double(after.ru_maxrss - before.ru_maxrss) / 1024
        return [
            Measurement(name: "open10000", value: opening, unit: "s", demand: .atMost(1)),
            Measurement(name: "list10000", value: listing, unit: "s", demand: .atMost(0.5)),
            Measurement(name: "list10000Memory", value: grown, unit: "MiB", demand: .atMost(16)),
        ]
    }

    private static func fileSize(_ path: String) throws -> Int {
        var facts = stat()
        guard stat(path, &facts) == 0 else { throw BenchmarkError(description: "\(path) is not there") }
        return Int(facts.st_size)
    }

    private static func draft(number: Int, pictures: Int, bytes: Int) -> RegistrationDraft {
        let components = [
            "sharpness", "exposure", "contrast", "highlights", "resolution", "distance", "centring", "pose", "motion",
            "confidence", "overall",
        ]
        let quality = Quality(
            components: Dictionary(uniqueKeysWithValues: components.map { ($0, 60 + Double($0.utf8.count) / 3) }),
            raw: Dictionary(uniqueKeysWithValues: components.map { ($0 + "Raw", Double($0.utf8.count) / 7) }))
        let taken = (0..<pictures).map { index in
            RegistrationDraft.Picture(
                jpeg: [0xFF, 0xD8]
                    + (2..<bytes).map { UInt8(truncatingIfNeeded: ($0 &* 31) ^ ($0 >> 8) ^ (index &* 7) ^ number) },
                facts: CaptureFacts(
                    role: index == pictures - 1 ? .appearance : .nose, width: 1280, height: 720,
                    box: Rect(x: 0.3125, y: 0.3, width: 0.1, height: 0.2), quality: quality,
                    detectionSession: "7d1b5f0c-1c55-4f5b-8f57-51f2a7a0b0aa", time: 1.4))
        }
        return RegistrationDraft(
            captureSession: "0e4a1c58-6c1e-4f0e-9a51-3f6f0d9a7b11", species: "dog", purpose: "petProfileRegistration",
            pet: .init(reference: "P-\(number)"),
            created: Registration.Moment(
                wall: WallTime(milliseconds: 1_790_000_000_000 + Int64(number) * 60_000), clockSynchronised: true,
                bootID: "2b6f1f0e-97a0-4f5c-8a9e-6b0a0b7f3d11", monotonicNanoseconds: Int64(number)),
            camera: "pattern", pictures: taken)
    }
}
