import Core
import Glibc
import Registrations

/// Registers and erases without end, for a test that cuts the power meanwhile: `StoreWriter STORE [MOST]`.
///
/// Says in whole lines what was promised, after it was: `kept ID`, `erasing ID` before an erasure begins, `erased ID`.
/// Once there are MOST registrations (40), the oldest goes for each new one.
@main
enum StoreWriter {
    static func main() {
        let words = CommandLine.arguments
        guard words.count == 2 || words.count == 3, let most = words.count == 3 ? Int(words[2]) : 40, most > 0 else {
            StandardError.write("usage: StoreWriter STORE [MOST]\n")
            exit(64)
        }
        do throws(StoreError) {
            try write(to: words[1], most: most)
        } catch {
            StandardError.write("StoreWriter: \(error.explanation)\n")
            exit(1)
        }
    }

    private static func write(to path: String, most: Int) throws(StoreError) -> Never {
        let store = try RegistrationStore.open(at: path, mode: .writing, floor: 1 << 20)
        if let reason = store.readOnlyReason { throw reason }
        StandardOutput.write("open with \(store.recoveryReport.registrations)\n")
        var there = try store.identifiers()
        var number = there.last?.sequence ?? 0
        while true {
            number += 1
            let registration = try store.commit(draft(number))
            StandardOutput.write("kept \(registration.id)\n")
            there.append(registration.id)
            while there.count > most {
                let old = there.removeFirst()
                StandardOutput.write("erasing \(old)\n")
                try store.erase(old, reason: .test)
                StandardOutput.write("erased \(old)\n")
            }
        }
    }

    /// Pictures of several blocks and of no block, and no two registrations alike.
    private static func draft(_ number: Int) -> RegistrationDraft {
        let pictures = (0..<3).map { index in
            let size = 1 + (number &* 7919 &+ index &* 104_729) % 40_000
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: ($0 &* 31) ^ ($0 >> 7) ^ number ^ (index &* 85)) }
            return RegistrationDraft.Picture(
                jpeg: [0xFF, 0xD8] + bytes,
                facts: CaptureFacts(
                    role: index == 2 ? .appearance : .nose, width: 640, height: 480, box: nil,
                    quality: Quality(components: ["overall": Double(number % 100)]),
                    detectionSession: "7d1b5f0c-1c55-4f5b-8f57-51f2a7a0b0aa", time: Double(index)))
        }
        return RegistrationDraft(
            captureSession: "0e4a1c58-6c1e-4f0e-9a51-3f6f0d9a7b11", species: number % 2 == 0 ? "dog" : "cat",
            purpose: "petProfileRegistration", pet: .init(reference: "P-\(number)"), created: .readFromSystem(),
            camera: "none", pictures: pictures)
    }
}
