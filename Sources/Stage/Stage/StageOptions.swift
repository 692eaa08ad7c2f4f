public import Core

/// How a stage is set up. Everything has a default: a window on the desktop that stays until it is closed.
public struct StageOptions: Equatable, Sendable {
    public var title: String
    /// Of the upright view in points; a fullscreen stage takes the panel's size instead.
    public var size: Size
    public var fullscreen: Bool
    /// How the panel is mounted: the picture is turned clockwise by this.
    public var rotation: PanelRotation
    /// Draws into memory instead of onto a display.
    public var headless: Bool
    /// Ends by itself after so many seconds; `nil` stays.
    public var duration: Double?
    /// PNG files to write, by seconds after the start.
    public var screenshots: [Double: String]
    /// Pixels a point, on top of what a dense desktop asks for.
    public var scale: Double
    /// How the touch layer is turned and mirrored against the panel below it.
    public var touchRotation: PanelRotation
    public var touchMirrored: Bool
    /// A folder of fonts that is searched before the system's.
    public var fontFolder: String?
    /// The folder that holds `icons/`; `nil` looks beside the program and where packages put it.
    public var assetFolder: String?

    public init(
        title: String = "Nosebooth", size: Size = Size(width: 800, height: 480), fullscreen: Bool = false,
        rotation: PanelRotation = .none, headless: Bool = false, duration: Double? = nil,
        screenshots: [Double: String] = [:], scale: Double = 1, touchRotation: PanelRotation = .none,
        touchMirrored: Bool = false, fontFolder: String? = nil, assetFolder: String? = nil
    ) {
        self.title = title
        self.size = size
        self.fullscreen = fullscreen
        self.rotation = rotation
        self.headless = headless
        self.duration = duration
        self.screenshots = screenshots
        self.scale = scale
        self.touchRotation = touchRotation
        self.touchMirrored = touchMirrored
        self.fontFolder = fontFolder
        self.assetFolder = assetFolder
    }
}
