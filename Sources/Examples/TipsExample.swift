import PetCameraUI

/// A sheet of tips. While it is open the picture goes on and nothing is judged; progress stays.
struct TipsExample: View {
    @ObservedObject var controller: CameraController
    @State private var isShown: Bool
    @Environment(\.unit) private var unit

    init(controller: CameraController, isShown: Bool = false) {
        self.controller = controller
        _isShown = State(initialValue: isShown)
    }

    var body: some View {
        ZStack(alignment: .topTrailing) {
            CameraView(controller: controller)
                .guideInsets(EdgeInsets(top: 13 * unit, leading: 2 * unit, bottom: 2 * unit, trailing: 2 * unit))
            RoundButton(icon: "questionmark", label: "Tips") { isShown = true }
                .padding(2 * unit)
        }
        .sheet(isPresented: $isShown, onDismiss: { controller.resumeDetection() }) {
            TipsSheet().onAppear { controller.pauseDetection() }
        }
    }
}

private struct TipsSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.unit) private var unit

    var body: some View {
        VStack(alignment: .leading, spacing: 2 * unit) {
            Text("For a good picture").font(.title)
            tip("lightbulb", "Light from the front")
            tip("hand.raised", "One hand below the chin")
            tip("nose", "Dry the nose: water shines")
            Button(action: { dismiss() }) {
                Text("Go on")
                    .font(.title)
                    .foregroundColor(.white)
                    .frame(maxWidth: .infinity, minHeight: 8 * unit)
                    .background(Color.accentColor, in: Capsule())
            }
        }
        .padding(3 * unit)
    }

    private func tip(_ icon: String, _ text: String) -> some View {
        HStack(spacing: 2 * unit) {
            Image(systemName: icon)
                .resizable()
                .frame(width: 5 * unit, height: 5 * unit)
                .foregroundColor(.accentColor)
            Text(text).font(.headline)
        }
    }
}
