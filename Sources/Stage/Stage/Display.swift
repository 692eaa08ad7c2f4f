import Core

/// A window with something that draws on it.
@MainActor protocol Display: AnyObject {
    /// As the log names it.
    var driver: String { get }
    var canvas: any Canvas { get }
    /// In the units of mouse positions.
    var windowSize: PixelSize { get }
    /// True where presenting waits for the display's refresh by itself.
    var waitsForRefresh: Bool { get }
    /// Takes the window's size over; true when it changed.
    func fit() throws(StageError) -> Bool
    func present()
}
