import Registrations

/// Opening the store for the command line and the booth.
enum Store {
    static func openForWriting(_ path: String) throws(CommandFailure) -> RegistrationStore {
        do {
            let store = try RegistrationStore.open(at: path, mode: .writing, software: Version.software)
            // Readable and not writable is enough for looking, not for registering.
            if let reason = store.readOnlyReason { throw reason }
            return store
        } catch {
            throw CommandFailure(any: error)
        }
    }

    static func openForReading(_ path: String) throws(CommandFailure) -> RegistrationStore {
        do {
            return try RegistrationStore.open(at: path, mode: .reading, software: Version.software)
        } catch {
            throw CommandFailure(error)
        }
    }
}
