import Core
import Registrations
import Testing

@Suite struct CommitTests {
    let directory = TemporaryDirectory()

    @Test("a committed registration verifies and is listed as it was given")
    func commit() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        let registration = try store.commit(Samples.draft())
        #expect(try store.verify(registration.id).problems == [])
        #expect(try store.list().map { try $0.result.get() } == [registration])
        #expect(try store.show(registration.id) == registration)
        #expect(
            directory.names("store/ready/\(registration.id)/data")
                == ["appearance-00.jpg", "nose-00.jpg", "nose-01.jpg", "registration.json"])
    }
}
