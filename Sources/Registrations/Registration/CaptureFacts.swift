public import Core

/// What the engine knows about a picture, apart from its bytes.
public struct CaptureFacts: Equatable, Sendable {
    public var role: CaptureRole
    /// Pixels of the stored picture.
    public var width: Int
    public var height: Int
    /// Where nose or face is, in fractions of the picture, origin top left; `nil` when it was not found.
    public var box: Rect?
    /// Taken by hand, not by the booth.
    public var manual: Bool
    /// Taken in debug mode; never to be mixed with real ones.
    public var test: Bool
    public var quality: Quality
    /// A UUID: one run of the detection within the capture session.
    public var detectionSession: String
    /// Seconds of the source's own time, as in the events of the engine.
    public var time: Double

    public init(
        role: CaptureRole, width: Int, height: Int, box: Rect?, manual: Bool = false, test: Bool = false,
        quality: Quality, detectionSession: String, time: Double
    ) {
        self.role = role
        self.width = width
        self.height = height
        self.box = box
        self.manual = manual
        self.test = test
        self.quality = quality
        self.detectionSession = detectionSession
        self.time = time
    }
}
