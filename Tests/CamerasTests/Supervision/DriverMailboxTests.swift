import Cameras
import Imaging
import TestSupport
import Testing

@Suite("What a driver's thread has to say")
struct DriverMailboxTests {
    private func frame(_ number: Int) -> DriverReport { .frame(Frame.drawn(sequence: number) { _, _ in 0 }, missed: 0) }

    @Test("the newest frame wins, and what it has overtaken is counted")
    func newest() {
        let mailbox = DriverMailbox()
        for number in 1...5 { mailbox.post(frame(number)) }
        guard case .frame(let frame, _)? = mailbox.take() else {
            Issue.record("there was no frame")
            return
        }
        #expect(frame.sequence == 5)
        #expect(mailbox.take() == nil)
        #expect(mailbox.takeOvertaken() == 4)
        #expect(mailbox.takeOvertaken() == 0)
    }

    @Test("reports that are no frames stay in their order, and are not without end")
    func others() {
        let mailbox = DriverMailbox()
        for number in 0..<1000 { mailbox.post(.dropped(sequence: number, reason: "")) }
        mailbox.post(.ended(nil))
        var sequences: [Int] = []
        var hasEnded = false
        while let report = mailbox.take() {
            if case .dropped(let sequence, _) = report { sequences.append(sequence) }
            if case .ended = report { hasEnded = true }
        }
        #expect(sequences.count == 255)
        #expect(sequences.last == 999)
        #expect(sequences == sequences.sorted())
        #expect(hasEnded)
    }
}
