/// The clinic's key, and whether this is a try-out.
public struct LicenseInfo: Equatable, Sendable {
    /// Not checked in this version: any text.
    public var apiKey: String
    /// Draws the debug overlay and marks every picture `test`, so that it is never mixed with real ones.
    public var isDebugMode: Bool

    public init(apiKey: String, isDebugMode: Bool = false) {
        self.apiKey = apiKey
        self.isDebugMode = isDebugMode
    }
}
