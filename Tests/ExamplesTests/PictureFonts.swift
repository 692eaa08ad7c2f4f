import Testing

@testable import Stage

/// The font files that the pictures were drawn with: those of the package fonts-noto-core.
enum PictureFonts {
    /// Why pictures cannot be compared here; `nil` when they can.
    static let obstacle: String? = {
        let files = FontFolders().files()
        for name in ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf"] where files[name] == nil {
            return "\(name) is not installed"
        }
        // Would be taken in its place.
        for name in ["NotoSans-SemiBold.ttf", "NotoSans-DemiBold.ttf"] where files[name] != nil {
            return "\(name) is installed, and the pictures were drawn with NotoSans-Bold.ttf"
        }
        return nil
    }()

    /// Prints why tests are skipped: a skip must not look like a pass.
    static var areThere: Bool {
        if let obstacle { print("SKIPPED: \(obstacle)") }
        return obstacle == nil
    }
}
