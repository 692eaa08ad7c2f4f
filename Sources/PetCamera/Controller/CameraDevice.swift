/// A camera that can be chosen.
public struct CameraDevice: Equatable, Identifiable, Sendable {
    /// Which way it looks, seen from the booth.
    public enum Position: String, Equatable, Sendable { case front, back, unspecified }

    /// The source that opens it.
    public var id: String
    public var name: String
    public var position: Position
}
