/// A moving picture that a view can place and the stage can draw, without either knowing what feeds it.
///
/// Identity decides which feed it is; `revision` grows with every new picture, so that a draw list that shows the
/// same picture again compares equal. Callable from any thread.
public protocol LiveFeed: AnyObject, Sendable {
    /// Size of the displayed picture in its own pixels, after rotation; `nil` before the first picture.
    var pictureSize: Size? { get }
    var revision: UInt64 { get }
}
