import PetCameraUI

/// A close button and a panel of one's own over the camera: message, bar and percent.
struct ClosePanelExample: View {
    @ObservedObject var controller: CameraController
    @Environment(\.dismiss) private var dismiss
    @Environment(\.unit) private var unit

    var body: some View {
        ZStack {
            CameraView(controller: controller)
                // What floats over the animal stays clear of button and panel.
                .guideInsets(EdgeInsets(top: 13 * unit, leading: 2 * unit, bottom: 22 * unit, trailing: 2 * unit))
            VStack {
                HStack {
                    RoundButton(icon: "xmark", label: "Close") { dismiss() }
                    Spacer()
                }
                Spacer()
                panel
            }
            .padding(2 * unit)
        }
    }

    private var panel: some View {
        VStack(alignment: .leading, spacing: 1.5 * unit) {
            Text(controller.detectionStatus.message)
                .font(.title)
                .foregroundColor(.white)
                .lineLimit(2)
            HStack(spacing: 2 * unit) {
                ProgressView(value: Double(controller.currentDetectionProgress), total: 100)
                    .progressViewStyle(LinearProgressViewStyle(tint: .white))
                    .animation(.easeInOut(duration: 0.3), value: controller.currentDetectionProgress)
                Text("\(controller.currentDetectionProgress) %")
                    .font(.headline.monospacedDigit())
                    .frame(minWidth: 9 * unit, alignment: .trailing)
            }
            // Of the number, and of the bar's track.
            .foregroundColor(.white)
        }
        .padding(2 * unit)
        .background(Color.ink.opacity(0.72), in: RoundedRectangle(cornerRadius: 1.5 * unit))
        .frame(maxWidth: 60 * unit)
    }
}
