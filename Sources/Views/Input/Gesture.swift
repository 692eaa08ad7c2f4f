/// Something that fingers do on a view, and who is told of it; attached with `gesture(_:)`.
///
/// The kit's own gestures are all there are. A type of yours can conform by handing out the recognition of one of them.
public protocol Gesture {
    /// How the gesture is told from others.
    var recognition: GestureRecognition { get }
}
