import Core

extension RegistrationStore {
    /// Runs calls of the disk and says, when one is refused, what they were for.
    func perform<Result: ~Copyable>(
        _ operation: String, _ subject: String, _ body: () throws(SystemError) -> Result
    ) throws(StoreError) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw StoreError(operation, subject, error)
        }
    }
}
