import PetCameraUI

/// The heart: the picture to the edges, one panel, a way out.
struct CameraScreen: View {
    @ObservedObject var controller: CameraController
    let species: Species
    let strings: StringTable
    let cancel: @MainActor () -> Void
    @Environment(\.unit) private var unit

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Color.ink
                CameraView(controller: controller) { guide }
                    .guideInsets(guideInsets)
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        RoundButton(systemImageName: "xmark", label: strings["action.cancel"], action: cancel)
                        Spacer()
                    }
                    Spacer()
                    StatusPanel(
                        status: controller.detectionStatus, message: message,
                        progress: controller.currentDetectionProgress
                    )
                    .frame(width: min(proxy.size.width - 4 * unit, 56 * unit))
                }
                .padding(2 * unit)
            }
        }
        .onKey("Escape", perform: cancel)
    }

    @ViewBuilder private var guide: some View {
        if controller.detectionStatus == .detected {
            GuideBubble(strings["guide.hold"])
        }
    }

    /// Leaves the buttons at both sides to themselves, and the panel with a message of two lines.
    private var guideInsets: EdgeInsets {
        EdgeInsets(top: 2 * unit, leading: 10 * unit, bottom: 19 * unit, trailing: 10 * unit)
    }

    private var message: String {
        CameraMessage.text(
            status: controller.detectionStatus, accepted: controller.acceptedCount, needed: controller.neededCount,
            species: species, strings: strings)
    }
}
