package import Core
package import Views

/// Draws lists onto some panel.
@MainActor package protocol Canvas: AnyObject {
    var mapping: PanelMapping { get }
    /// Draws the list; files and textures that fail are left out and noted in `problems`.
    func draw(_ list: DrawList)
    /// What was drawn last.
    func picture() throws(StageError) -> Picture
    /// How often pixels were moved to where they are drawn from; stands still while nothing new is shown.
    var uploads: Int { get }
    /// How many textures were made, for whatever use; stands still while nothing new is shown, also while what is there
    /// moves, grows by a little, or fades.
    var makings: Int { get }
    /// True when the last list showed picture files that are not loaded yet, or icons that may have come to rest and are
    /// not yet at their exact size: draw again.
    var isIncomplete: Bool { get }
    /// What could not be shown, by name, once each.
    var problems: [String] { get }
    /// Drops what the graphics system has lost; the next `draw` makes it anew from its source.
    func forget(_ loss: TextureLoss)
    /// Looks, at most once a second, whether picture files that could not be shown have changed, and now and then whether
    /// texts and icons that were refused are to be tried again; true when there is something to try: lay out and draw
    /// again.
    func retry(at now: Instant) -> Bool
}
