import Core

/// A window with something that draws on it.
@MainActor protocol Display: AnyObject {
    /// As the log names it.
    var driver: String { get }
    var canvas: any Canvas { get }
    /// For the density that the window had when it was opened.
    var text: TextEngine { get }
    /// In the units of mouse positions.
    var windowSize: PixelSize { get }
    /// True where presenting waits for the display's refresh by itself.
    var waitsForRefresh: Bool { get }
    /// Takes the window's size and density over; true when one of them changed.
    func fit() throws(StageError) -> Bool
    /// Gives the window another size, in its units, as somebody who drags its edge does.
    func resize(_ size: PixelSize)
    func present()
}
