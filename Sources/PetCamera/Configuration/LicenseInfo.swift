/// The clinic's key, and whether this is a try-out.
public struct LicenseInfo: Equatable, Sendable {
    /// Any text that is not blank: with a blank one `initializeCamera` throws `licenseMissing`. What it says is not
    /// checked in this version.
    public var apiKey: String
    /// Draws the debug overlay and marks every picture `test`, so that it is never mixed with real ones.
    public var isDebugMode: Bool

    /// A key, and no debug mode unless it is asked for.
    public init(apiKey: String, isDebugMode: Bool = false) {
        self.apiKey = apiKey
        self.isDebugMode = isDebugMode
    }

    var isMissing: Bool { apiKey.allSatisfy(\.isWhitespace) }
}
