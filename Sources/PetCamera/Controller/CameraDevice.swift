/// A camera that can be chosen.
public struct CameraDevice: Equatable, Identifiable, Sendable {
    /// Which way it looks, seen from the booth: `front` at the person before the screen.
    public enum Position: String, Equatable, Sendable { case front, back, unspecified }

    /// The source that opens it, as it is written on the command line.
    public var id: String
    /// For people.
    public var name: String
    /// Only told on: mirroring is up to `CameraController.isMirrored`.
    public var position: Position

    /// - Parameters:
    ///   - id: `v4l2`, `v4l2:…`, `pattern`, or `replay:PATH[?fps=30&loop=1]`; looked at when the camera is opened.
    ///   - name: the id when not given.
    public init(id: String, name: String? = nil, position: Position = .unspecified) {
        self.id = id
        self.name = name ?? id
        self.position = position
    }
}
