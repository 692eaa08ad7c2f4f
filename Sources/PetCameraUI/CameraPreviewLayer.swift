import Imaging
public import PetCamera
public import Views

/// The moving picture of a capture session, for screens of one's own.
public struct CameraPreviewLayer: View {
    private let session: CaptureSession
    private var gravity = FeedGravity.resizeAspectFill
    private var isMirrored = true

    /// Shows this session's newest frame; it neither starts nor stops it. Fills its room and mirrors until told otherwise.
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

    /// Where a part of the displayed picture lies in a view of this size; `nil` before the first picture.
    ///
    /// - Parameters:
    ///   - normalized: fractions of the displayed picture, as `detectedObjectNormalizedRect` has them.
    ///   - size: that of the layer, in points, as a `GeometryReader` around it tells.
    public func rect(for normalized: Rect, in size: Size) -> Rect? {
        session.pictureSize.map { picture in
            // The rectangle is that of the displayed picture: mirroring is in it already.
            PictureMapping(
                picture: picture, view: Rect(origin: .zero, size: size),
                gravity: gravity == .resizeAspect ? .aspect : .aspectFill, mirrored: false
            ).viewRect(normalized)
        }
    }

    /// The picture, in all the room that is offered.
    public var body: some View {
        FeedView(feed: session.feed, gravity: gravity, mirrored: isMirrored)
    }
}
