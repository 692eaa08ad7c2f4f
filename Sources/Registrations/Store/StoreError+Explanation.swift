extension StoreError: CustomStringConvertible {
    /// One sentence for people, without the words of a file system.
    public var explanation: String {
        let sentence =
            switch kind {
            case .noSuchRegistration: "There is no registration \(subject)"
            case .storeMissing: "There is no store at \(subject)"
            case .otherFormat: "\(subject) is of a format that this version does not know"
            case .damaged: "\(subject) is damaged and cannot be understood"
            case .notPermitted: "The store cannot be made or opened at \(subject)"
            case .readOnly: "The store can only be read at present"
            case .refusedForWriting: "The store can be read, and this version must not write to it"
            case .locked: "Another program is writing to the store \(subject)"
            case .diskFull: "The disk is full"
            case .inputOutput: "The disk did not do what it was asked"
            case .outcomeUnknown: "It is not certain that the registration \(subject) was kept"
            case .invalidDraft: "The registration cannot be kept as it is"
            case .conflict: "The number \(subject) is taken"
            }
        return detail.map { "\(sentence): \($0)." } ?? "\(sentence)."
    }

    /// For the diagnostics: all that is known.
    public var description: String {
        let call = cause.map { " (\($0.description))" } ?? ""
        return "\(operation) \(subject): \(kind.rawValue)\(detail.map { ", \($0)" } ?? "")\(call)"
    }
}
