import Core
import PetCamera
import Registrations

/// The booth's way to the store: pictures go in, and come back as a registration when they are durable.
@MainActor final class Registrar {
    /// Seconds between looks at a store that could not be written.
    private static let recheck = 3.0

    private let store: RegistrationStore
    private let writer: RegistrationWriter
    /// How many days a registration that lies verified elsewhere stays here; `nil` for ever.
    private let keptDays: Int?
    private var care = StoreCare()
    private var lastCheck: Instant?
    private(set) var trouble: Trouble?

    init(store: RegistrationStore, keptDays: Int? = nil) {
        self.store = store
        self.keptDays = keptDays
        writer = RegistrationWriter(store)
    }

    /// Whether a registration could be kept now; asks the disk now and then.
    func check(at now: Instant) -> Trouble? {
        if let last = lastCheck, now - last < Registrar.recheck { return trouble }
        lastCheck = now
        do throws(StoreError) {
            try store.canRegister()
            trouble = nil
        } catch {
            trouble = Registrar.trouble(error)
        }
        return trouble
    }

    /// Has the writer do what is due for the store itself; asked in every turn of the loop.
    ///
    /// - Parameter isIdle: whether nobody is there.
    func lookAfter(isIdle: Bool, at now: Instant) {
        switch care.chore(isIdle: isIdle, isClosed: store.readOnlyReason != nil, at: now) {
        case .scrub: writer.scrub()
        case .evict: if let keptDays { writer.evict(olderThan: keptDays, at: .readFromSystem()) }
        case .recover: writer.recover()
        case nil: break
        }
    }

    /// Hands pictures to the writer; false when it cannot take them.
    func keep(_ session: CaptureSessionRecord, _ pictures: [EncodedPicture]) -> Bool {
        writer.submit(RegistrationDraft(session, pictures: pictures, created: .readFromSystem())) != nil
    }

    /// What the writer has done since the last call.
    func drain() -> [BoothEvent] {
        writer.drain().map { outcome in
            switch outcome.result {
            case .success(let registration): .kept(saved(registration))
            case .failure(let error): .notKept(Registrar.trouble(error))
            }
        }
    }

    func path(of registration: Registration) -> String { store.path(of: registration.id) }

    /// Waits until everything that was handed over is on the disk.
    func finish() { writer.finish() }

    private func saved(_ registration: Registration) -> SavedRegistration {
        let path = store.path(of: registration.id)
        let best = registration.captures.first { $0.facts.role == .appearance } ?? registration.captures.first
        return SavedRegistration(
            number: StoreText.number(registration.id),
            picture: best.map { "\(path)/\($0.file)" }, path: path)
    }

    private static func trouble(_ error: StoreError) -> Trouble {
        switch error.kind {
        case .diskFull: .storeFull
        case .readOnly, .refusedForWriting, .notPermitted, .locked: .storeReadOnly
        case .noSuchRegistration, .storeMissing, .otherFormat, .damaged, .inputOutput, .outcomeUnknown, .invalidDraft,
            .conflict:
            .notSaved
        }
    }
}
