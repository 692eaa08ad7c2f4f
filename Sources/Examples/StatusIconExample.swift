import PetCameraUI

/// An icon, and a frame around the picture, that follow the status in shape and colour.
struct StatusIconExample: View {
    @ObservedObject var controller: CameraController
    @Environment(\.unit) private var unit

    var body: some View {
        ZStack(alignment: .bottom) {
            CameraView(controller: controller)
                .guideInsets(EdgeInsets(top: 2 * unit, leading: 2 * unit, bottom: 20 * unit, trailing: 2 * unit))
            Rectangle().strokeBorder(color, lineWidth: unit)
            HStack(spacing: 2 * unit) {
                Image(systemName: icon)
                    .resizable()
                    .frame(width: 7 * unit, height: 7 * unit)
                    .foregroundColor(color)
                // The colour alone does not say it: some do not tell red from green.
                Text(controller.detectionStatus.message)
                    .font(.title)
                    .foregroundColor(.white)
                    .lineLimit(2)
            }
            .padding(.horizontal, 3 * unit)
            .padding(.vertical, 1.5 * unit)
            .background(Color.ink.opacity(0.72), in: RoundedRectangle(cornerRadius: 1.5 * unit))
            .padding(3 * unit)
        }
        .animation(.easeInOut(duration: 0.3), value: controller.detectionStatus)
    }

    // `detectionStatus.systemImageName` and `.color` are the booth's own; a screen may choose others.
    private var icon: String {
        switch controller.detectionStatus {
        case .noObject: "magnifyingglass"
        case .processing: "circle.dashed"
        case .detected: "camera"
        case .finished: "checkmark.seal"
        case .failed: "hand.raised"
        }
    }

    private var color: Color {
        switch controller.detectionStatus {
        case .noObject: .gray
        case .processing: .yellow
        case .detected, .finished: .green
        case .failed: .red
        }
    }
}
