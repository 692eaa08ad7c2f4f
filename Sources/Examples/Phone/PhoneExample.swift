import PetCameraUI

/// A screen in the manner of a phone's camera.
struct PhoneExample: View {
    @ObservedObject var controller: CameraController
    /// How far the controls are turned against the screen, as an orientation sensor would say.
    var turn = Angle.zero
    @State private var isLightOpen: Bool
    @State private var light = LightMode.auto
    @State private var cameraTurn = CameraTurn()
    @State private var isGalleryShown = false
    @State private var lastPicture: PictureFile?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.unit) private var unit

    init(controller: CameraController, turn: Angle = .zero, isLightOpen: Bool = false) {
        self.controller = controller
        self.turn = turn
        _isLightOpen = State(initialValue: isLightOpen)
    }

    var body: some View {
        GeometryReader { proxy in
            // On a wide panel the message is beside the buttons: below them is only the animal.
            screen(isWide: proxy.size.width > proxy.size.height)
        }
        .onTurn { if cameraTurn.advance(to: .now) { controller.switchCamera() } }
        .onChange(of: controller.acceptedPictures.count) { keepLastPicture() }
        .sheet(isPresented: $isGalleryShown, onDismiss: { controller.resumeDetection() }) {
            gallery.onAppear { controller.pauseDetection() }
        }
    }

    private func screen(isWide: Bool) -> some View {
        ZStack {
            CameraView(controller: controller)
                .guideInsets(
                    EdgeInsets(
                        top: 14 * unit, leading: 2 * unit, bottom: (isWide ? 17 : 28) * unit, trailing: 2 * unit))
            if cameraTurn.phase != .resting {
                TurningPicture(
                    session: controller.captureSession, isMirrored: controller.isMirrored, width: cameraTurn.width)
            }
            // A booth without a lamp lights the animal with its screen.
            if isLit { Rectangle().strokeBorder(.white, lineWidth: 1.5 * unit) }
            VStack(spacing: 2 * unit) {
                topBar(hasMessage: isWide)
                Spacer()
                if !isWide { message }
                bottomBar
            }
            .padding(2.5 * unit)
        }
    }

    /// A new detection session has none; what was shown stays until it has.
    private func keepLastPicture() {
        if let picture = controller.acceptedPictures.last { lastPicture = PictureFile(picture) }
    }

    private var isLit: Bool {
        light == .on || light == .auto && controller.detectionStatus == .failed(.tooDark)
    }

    private func topBar(hasMessage: Bool) -> some View {
        HStack {
            LightFlyOut(mode: $light, isOpen: $isLightOpen, turn: turn)
            Spacer()
            // Makes room for the fly-out.
            if !isLightOpen {
                if hasMessage {
                    message.transition(.opacity)
                    Spacer()
                }
                RoundButton(icon: "arrow.triangle.2.circlepath.camera", label: "Other camera") {
                    cameraTurn.press(at: .now)
                }
                .turned(turn)
                .disabled(cameraTurn.phase != .resting)
                .transition(.opacity)
            }
        }
        .animation(.easeInOut(duration: 0.15), value: isLightOpen)
    }

    private var message: some View {
        Text(controller.detectionStatus.message)
            .font(.title)
            .foregroundColor(.white)
            .lineLimit(2)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 2.5 * unit)
            .padding(.vertical, unit)
            .background(Color.ink.opacity(0.72), in: RoundedRectangle(cornerRadius: 1.5 * unit))
    }

    private var bottomBar: some View {
        HStack {
            galleryButton.turned(turn)
            Spacer()
            Button(action: { controller.captureNow() }) {
                ZStack {
                    Circle().fill(.white).padding(1.2 * unit)
                    Circle().strokeBorder(.white, lineWidth: 0.6 * unit)
                }
                .frame(width: 12 * unit, height: 12 * unit)
            }
            .accessibilityLabel("Take a picture")
            Spacer()
            RoundButton(icon: "xmark", label: "Cancel") { dismiss() }.turned(turn)
        }
    }

    private var galleryButton: some View {
        Button(action: { isGalleryShown = true }) {
            ZStack {
                Color.ink.opacity(0.72)
                if let path = lastPicture?.path {
                    Image(file: path).resizable().scaledToFill()
                } else {
                    Image(systemName: "photo.on.rectangle").resizable().foregroundColor(.white).padding(2 * unit)
                }
            }
            .frame(width: 9 * unit, height: 9 * unit)
            .cornerRadius(1.5 * unit)
        }
        .accessibilityLabel("Pictures")
    }

    @ViewBuilder
    private var gallery: some View {
        if let path = lastPicture?.path {
            Image(file: path).resizable().scaledToFit()
        } else {
            Text("No picture yet").font(.title).padding(4 * unit)
        }
    }
}
