import Registrations
import Testing

/// The error of a call that has to be refused; an issue and `nil` when it is not.
func refusal<Result>(
    at location: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) -> StoreError? {
    do {
        _ = try body()
        Issue.record("it was not refused", sourceLocation: location)
    } catch let error as StoreError {
        return error
    } catch {
        Issue.record(error, sourceLocation: location)
    }
    return nil
}
