public import PetCamera
public import Views

/// The moving picture of a capture session, for screens of one's own.
public struct CameraPreviewLayer: View {
    private let session: CaptureSession
    private var gravity = FeedGravity.resizeAspectFill
    private var isMirrored = true

    public init(session: CaptureSession) { self.session = session }

    /// `.resizeAspectFill` fills the room and cuts what does not fit; `.resizeAspect` shows all of the picture.
    public func videoGravity(_ gravity: FeedGravity) -> CameraPreviewLayer {
        var copy = self
        copy.gravity = gravity
        return copy
    }

    /// As in a mirror, which is what people expect of a camera that looks at them.
    public func mirrored(_ isMirrored: Bool) -> CameraPreviewLayer {
        var copy = self
        copy.isMirrored = isMirrored
        return copy
    }

    public var body: some View {
        FeedView(feed: session.feed, gravity: gravity, mirrored: isMirrored)
    }
}
