public import Core

/// How a stage is set up. Everything has a default: a window on the desktop that stays until it is closed.
public struct StageOptions: Equatable, Sendable {
    /// Of the window, for desktops that show one.
    public var title: String
    /// Of the upright view in points, above 0; a fullscreen stage takes the panel's size instead.
    public var size: Size
    /// Covers the panel in its own resolution, without a cursor. Else there is a window that can be resized.
    public var fullscreen: Bool
    /// How the panel is mounted: the picture is turned clockwise by this.
    public var rotation: PanelRotation
    /// Draws into memory instead of onto a display.
    public var headless: Bool
    /// Ends by itself after so many seconds, 0 or more; `nil` stays.
    public var duration: Double?
    /// PNG files to write, by seconds after the start. One after the duration is refused; one for which a stage that is
    /// closed has no time left is not written.
    public var screenshots: [Double: String]
    /// Pixels a point, on top of what a dense desktop asks for; 1/16…64.
    public var scale: Double
    /// How the touch layer is turned and mirrored against the panel below it.
    public var touchRotation: PanelRotation
    /// Whether the touch layer is mirrored left to right, before `touchRotation` turns it.
    public var touchMirrored: Bool
    /// How wide the upright picture is on the panel, in millimetres, as a ruler shows it, 1…100 000; `nil` when nobody
    /// knows. It stays as wide when the panel, or a window that covers it, gets another size in points. With it everything
    /// that can be touched answers within at least 9 mm of the panel, without it within 48 points only.
    public var panelWidthMillimetres: Double?
    /// A folder of fonts that is searched before the system's; it has to be there.
    public var fontFolder: String?
    /// The folder that holds `icons/`; `nil` looks beside the program and where packages put it.
    public var assetFolder: String?

    /// Whether the camera's frames go to the renderer as planes; `nil` decides by the renderer: a real graphics
    /// processor takes planes, one that the processor only plays gets colours.
    package var framesAsPlanes: Bool?

    /// Nothing is checked here: `Stage.run` throws `StageError.Kind.invalid` for what it cannot follow.
    public init(
        title: String = "Nosebooth", size: Size = Size(width: 800, height: 480), fullscreen: Bool = false,
        rotation: PanelRotation = .none, headless: Bool = false, duration: Double? = nil,
        screenshots: [Double: String] = [:], scale: Double = 1, touchRotation: PanelRotation = .none,
        touchMirrored: Bool = false, panelWidthMillimetres: Double? = nil, fontFolder: String? = nil,
        assetFolder: String? = nil
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
        self.panelWidthMillimetres = panelWidthMillimetres
        self.fontFolder = fontFolder
        self.assetFolder = assetFolder
    }

    /// For the environment of the views; `nil` when the panel's width is unknown or makes no sense.
    ///
    /// - Parameter viewSize: of the upright view, in points.
    package func pointsPerMillimetre(of viewSize: Size) -> Double? {
        guard let width = panelWidthMillimetres, width.isFinite, width > 0 else { return nil }
        return viewSize.width / width
    }
}
