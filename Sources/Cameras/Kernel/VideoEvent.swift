/// Something that a device tells between frames.
package enum VideoEvent: Equatable, Sendable {
    /// A control has another value, whoever changed it.
    case control(id: UInt32, value: Int64)
    /// What comes is of another size or shape: everything has to be negotiated anew.
    case sourceChanged
    case other
}
