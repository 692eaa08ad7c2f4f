@testable import Stage

/// The error of a call that must fail; `nil` when it did not. (`#expect(throws:)` gives it back only since Swift 6.1.)
func stageError<Result: ~Copyable>(_ body: () throws -> Result) -> StageError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? StageError
    }
}
