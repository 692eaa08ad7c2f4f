package import Core
package import Imaging

/// Everything that is done with a driver between an opening and a closing, in steps of at most a moment each where the
/// driver answers. Bound to the thread that makes it.
package final class DriverJob {
    /// Seconds that one step waits for a frame: how long a request to end may take.
    private static let step = 0.1

    private let kernel: any VideoKernel
    private let mailbox: DriverMailbox
    private let search: CameraSearch
    private let pool: FramePool
    private let origin: Instant
    private let firstSequence: Int
    private var camera: OpenCamera?
    private var isOver = false

    package init(
        kernel: any VideoKernel, mailbox: DriverMailbox, search: CameraSearch, pool: FramePool, origin: Instant,
        firstSequence: Int
    ) {
        (self.kernel, self.mailbox, self.search, self.pool) = (kernel, mailbox, search, pool)
        (self.origin, self.firstSequence) = (origin, firstSequence)
    }

    /// Does the next thing; false after the last, when all is closed.
    package func step() -> Bool {
        guard !isOver else { return false }
        guard !mailbox.isStopRequested else { return end(nil) }
        do throws(CameraFault) {
            if let camera {
                let settings = mailbox.takeSettings()
                if !settings.isEmpty { mailbox.post(.applied(complaints: camera.apply(settings))) }
                for reading in try camera.read(seconds: DriverJob.step) { post(reading, camera) }
            } else {
                let opened = try open()
                camera = opened
                mailbox.post(
                    .opened(
                        opened.identity, opened.mode, adjustable: opened.adjustable, complaints: opened.complaints))
            }
            return true
        } catch {
            return end(error)
        }
    }

    /// Closes first: whoever hears of the end may open the same device at once.
    private func end(_ fault: CameraFault?) -> Bool {
        camera = nil
        isOver = true
        mailbox.post(.ended(fault))
        return false
    }

    /// The first candidate that opens; what is wrong with the first is told when none does.
    private func open() throws(CameraFault) -> OpenCamera {
        var first: CameraFault?
        for node in try search.candidates(kernel) {
            do throws(CameraFault) {
                return try OpenCamera(
                    node, profiles: search.profiles, kernel: kernel, pool: pool,
                    numbering: FrameNumbering(from: firstSequence), clock: FrameClock(origin: origin))
            } catch {
                first = first ?? error
            }
        }
        throw first ?? CameraFault(.missing, "no camera was found")
    }

    private func post(_ reading: CameraReading, _ camera: OpenCamera) {
        switch reading {
        case .frame(let frame): mailbox.post(.frame(frame, missed: camera.numbering.missed))
        case .damaged(let frame, let reason): mailbox.post(.damaged(frame, reason: reason))
        case .dropped(let sequence, let reason): mailbox.post(.dropped(sequence: sequence, reason: reason))
        case .controlChanged(let id, let value): mailbox.post(.controlChanged(id: id, value: value))
        }
    }
}
