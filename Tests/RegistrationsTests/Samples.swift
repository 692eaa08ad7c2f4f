import Core
import Registrations

enum Samples {
    static let session = "0e4a1c58-6c1e-4f0e-9a51-3f6f0d9a7b11"

    static let moment = Registration.Moment(
        wall: WallTime(milliseconds: 1_790_000_000_123), clockSynchronised: true,
        bootID: "2b6f1f0e-97a0-4f5c-8a9e-6b0a0b7f3d11", monotonicNanoseconds: 12_345_678_901)

    static func picture(_ role: CaptureRole, seed: UInt8 = 1, bytes: Int = 300) -> RegistrationDraft.Picture {
        var seed = seed
        let noise = (0..<bytes).map { _ in
            seed = seed &* 73 &+ 41
            return seed
        }
        return RegistrationDraft.Picture(
            jpeg: [0xFF, 0xD8] + noise + [0xFF, 0xD9],
            facts: CaptureFacts(
                role: role, width: 640, height: 480, box: Rect(x: 0.25, y: 0.3, width: 0.1, height: 1.0 / 3),
                quality: Quality(
                    components: ["sharpness": 88.5, "overall": 90 + Double(seed % 8)], raw: ["meanLuma": 121.25]),
                detectionSession: "7d1b5f0c-1c55-4f5b-8f57-51f2a7a0b0aa", time: 1.4))
    }

    /// Moments after `moment`, with a clock in step.
    static func later(days: Int) -> Registration.Moment {
        var later = moment
        later.wall = WallTime(milliseconds: moment.wall.milliseconds + Int64(days) * 86_400_000)
        return later
    }

    /// A draft whose name and pictures hold a word by which it is found again, with a picture of several blocks.
    static func marked(seed: UInt8) -> RegistrationDraft {
        var draft = draft(pet: .init(reference: nil, name: word(seed)), seed: seed)
        draft.pictures = [picture(.nose, seed: seed, bytes: 1200)]
        for index in draft.pictures.indices { draft.pictures[index].jpeg += Array(word(seed).utf8) + [0xFF, 0xD9] }
        return draft
    }

    /// The bytes by which what was committed under an id is found again; none for what was not.
    static func mark(of id: RegistrationID, in ledger: Ledger) -> [UInt8] {
        Array((ledger.drafts[id]?.pet.name ?? "").utf8)
    }

    private static func word(_ seed: UInt8) -> String { "Marked-\(seed)-dog" }

    static func draft(
        pet: Registration.Pet = .init(reference: "P-17", name: "Rex"), seed: UInt8 = 1,
        created: Registration.Moment = moment
    ) -> RegistrationDraft {
        RegistrationDraft(
            captureSession: session, species: "dog", purpose: "petProfileRegistration", pet: pet,
            consent: .init(given: true, wording: "1/en", retentionDays: 365), created: created, camera: "pattern",
            pictures: [
                picture(.nose, seed: seed), picture(.nose, seed: seed &+ 1), picture(.appearance, seed: seed &+ 2),
            ])
    }
}

/// The same "random" numbers every time.
struct CountingGenerator: RandomNumberGenerator, Sendable {
    var value: UInt64 = 0

    mutating func next() -> UInt64 {
        value += 1
        return value
    }
}
