import PetCameraUI

/// A floating guide that says at the animal itself what to do.
struct StatusGuideExample: View {
    @ObservedObject var controller: CameraController
    @Environment(\.unit) private var unit

    var body: some View {
        CameraView(controller: controller) {
            switch controller.detectionStatus {
            // Nothing is tracked then, so that nothing would be shown either.
            case .noObject: EmptyView()
            case .processing: guide("magnifyingglass", .yellow)
            case .detected: guide("hand.raised", .green)
            case .finished: guide("checkmark.seal", .green)
            case .failed(.tooFarAway): guide("plus", .red)
            case .failed(.tooClose): guide("minus", .red)
            case .failed(.tooDark), .failed(.tooBright): guide("lightbulb", .red)
            case .failed: guide("exclamationmark.triangle", .red)
            }
        }
    }

    private func guide(_ icon: String, _ color: Color) -> some View {
        HStack(spacing: 1.5 * unit) {
            Image(systemName: icon)
                .resizable()
                .frame(width: 5 * unit, height: 5 * unit)
                .foregroundColor(color)
            Text(controller.detectionStatus.message)
                .font(.title)
                .foregroundColor(.white)
        }
        .padding(.horizontal, 2.5 * unit)
        .padding(.vertical, 1.5 * unit)
        .background(Color.ink.opacity(0.72), in: Capsule())
    }
}
