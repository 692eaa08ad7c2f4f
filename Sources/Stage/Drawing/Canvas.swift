package import Views

/// Draws lists onto some panel.
@MainActor package protocol Canvas: AnyObject {
    var mapping: PanelMapping { get }
    /// Draws the list; files and textures that fail are left out and noted in `problems`.
    func draw(_ list: DrawList)
    /// What was drawn last.
    func picture() throws(StageError) -> Picture
    /// How often pixels were made or moved; stands still while nothing new is shown.
    var uploads: Int { get }
    /// True when the last list showed picture files that are not loaded yet: draw again.
    var isIncomplete: Bool { get }
    /// What could not be shown, by name, once each.
    var problems: [String] { get }
}
