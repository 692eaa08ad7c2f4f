import Core
import Imaging
import TestSupport
import Testing
import Vision

@testable import PetCamera

@Suite("Pictures whose bytes are damaged")
struct DamagedCandidateTests {
    /// Eighty bytes behind the last block: no end that an encoder writes.
    private func jpeg(isDamaged: Bool) throws -> [UInt8] {
        var encoder = JPEGEncoder()
        let good = try encoder.encode(.drawn(width: 16, height: 9) { column, _ in UInt8(column) })
        return isDamaged ? good.dropLast(2) + [UInt8](repeating: 0x55, count: 80) + good.suffix(2) : good
    }

    private func sighting(_ index: Int, _ jpeg: [UInt8]?) -> Sighting {
        var sighting = MadeSighting().at(index)
        let layout = sighting.frame.layout
        sighting.frame = Frame(
            layout: layout, sequence: index, time: sighting.time, encoded: jpeg,
            buffer: FramePool(capacity: 1).take(layout.byteCount))
        return sighting
    }

    private func empty() -> DetectionSession {
        DetectionSession(
            configuration: DetectionConfiguration(species: .dog, purpose: .petProfileRegistration, neededPictures: 3))
    }

    /// All that is accepted of two hundred good frames with these bytes.
    private func session(_ jpegs: (Int) -> [UInt8]?) -> (DetectionSession, [PictureCandidate]) {
        var session = empty()
        var accepted: [PictureCandidate] = []
        for index in 0..<200 where session.status != .finished {
            accepted += session.handle(sighting(index, jpegs(index))).accepted
        }
        return (session, accepted)
    }

    @Test("are never accepted, and the session goes on with the next good one")
    func refused() throws {
        let (good, damaged) = (try jpeg(isDamaged: false), try jpeg(isDamaged: true))
        let (late, accepted) = session { $0 < 100 ? damaged : good }
        #expect(late.status == .finished)
        #expect(accepted.count == 3)
        #expect(accepted.allSatisfy { $0.frame.sequence >= 100 })
        let (never, none) = session { _ in damaged }
        #expect(never.accepted == 0)
        #expect(none.isEmpty)
    }

    @Test("do not keep pictures without bytes of their own, or with good ones, from being accepted")
    func accepted() throws {
        let good = try jpeg(isDamaged: false)
        #expect(session { _ in nil }.1.count == 3)
        #expect(session { _ in good }.1.count == 3)
    }

    @Test("are not taken by hand either", arguments: [true, false])
    func byHand(isDamaged: Bool) throws {
        var session = empty()
        _ = session.handle(sighting(0, try jpeg(isDamaged: isDamaged)))
        #expect(session.captureNow().isEmpty == isDamaged)
        #expect(session.accepted == (isDamaged ? 0 : 1))
    }
}
