public import PetCamera
public import Views

/// What debug mode shows over the picture: that pictures are marked, and what the engine thinks.
///
/// A `CameraView` shows it by itself while its controller is in debug mode; a screen without one places it where
/// `controller.isDebugMode` says so. It takes no touches, and does not move the controller on.
public struct DebugOverlay: View {
    @ObservedObject private var controller: CameraController
    @Environment(\.unit) private var unit

    /// Shows what this controller thinks, whether it is in debug mode or not.
    public init(controller: CameraController) { _controller = ObservedObject(wrappedValue: controller) }

    /// A few short lines of English on a dark ground, as high and as wide as they are.
    public var body: some View {
        VStack(alignment: .leading, spacing: 0.4 * unit) {
            ForEach(lines, id: \.self) { line in
                Text(line).font(.caption.monospacedDigit()).foregroundColor(.white).lineLimit(1)
            }
        }
        .padding(unit)
        .background(Color.ink.opacity(0.72), in: RoundedRectangle(cornerRadius: 1.5 * unit))
        .allowsHitTesting(false)
        // Figures and English words; they do not turn with the language.
        .environment(\.layoutDirection, .leftToRight)
    }

    private var lines: [String] {
        let status = controller.detectionStatus
        var lines = [
            "DEBUG: pictures are marked test",
            status.reason.map { "\(status.name) \($0.rawValue)" } ?? status.name,
            "pictures \(controller.acceptedCount)/\(controller.neededCount)",
        ]
        if let target = controller.detectionResult?.nose ?? controller.detectionResult?.face {
            lines.append("score \(Int((target.score * 100).rounded())) %")
        }
        if let quality = controller.currentQuality {
            lines.append("overall \(text(quality.overall)), sharpness \(text(quality.sharpness))")
            lines.append("exposure \(text(quality.exposure)), distance \(text(quality.distance))")
        }
        return lines
    }

    private func text(_ value: Double) -> String { "\(Int(value.rounded()))" }
}
