import PetCameraUI

/// A screen in the manner of a phone's camera.
struct PhoneExample: View {
    @ObservedObject var controller: CameraController
    /// How far the controls are turned against the screen, as an orientation sensor would say.
    private let turn: Angle
    /// For the turn to the other camera.
    private let clock: @MainActor () -> ContinuousClock.Instant
    @State private var isLightOpen: Bool
    @State private var light = LightMode.auto
    @State private var cameraTurn = CameraTurn()
    @State private var isGalleryShown = false
    @State private var roll = PictureRoll()
    @Environment(\.unit) private var unit

    init(
        controller: CameraController, turn: Angle = .zero, isLightOpen: Bool = false,
        clock: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
    ) {
        self.controller = controller
        self.turn = turn
        self.clock = clock
        _isLightOpen = State(initialValue: isLightOpen)
    }

    var body: some View {
        GeometryReader { proxy in
            // On a wide panel the message is beside the buttons: below them is only the animal.
            screen(isWide: proxy.size.width > proxy.size.height)
        }
        .onTurn { turnCamera() }
        // A camera that looks away from the person is no mirror.
        .onChange(of: controller.activeCamera) { controller.isMirrored = controller.activeCamera?.position != .back }
        .onChange(of: controller.acceptedPictures.count) { roll.take(controller.acceptedPictures) }
        .sheet(isPresented: $isGalleryShown, onDismiss: { controller.resumeDetection() }) {
            Gallery(pictures: roll.files).onAppear { controller.pauseDetection() }
        }
    }

    private func turnCamera() {
        let (camera, hasFailed) = (controller.activeCamera, controller.failure != nil)
        if cameraTurn.advance(to: clock(), camera: camera, hasFailed: hasFailed) { controller.switchCamera() }
    }

    private func screen(isWide: Bool) -> some View {
        ZStack {
            CameraView(controller: controller)
                .guideInsets(
                    EdgeInsets(
                        top: 14 * unit, leading: 2 * unit, bottom: (isWide ? 17 : 28) * unit, trailing: 2 * unit)
                )
                .blur(radius: cameraTurn.isClosed ? 2 * unit : 0)
                .scaleEffect(x: cameraTurn.isClosed ? 0 : 1)
                .animation(.easeInOut(duration: CameraTurn.half), value: cameraTurn.isClosed)
            // A booth without a lamp lights the animal with its screen.
            if isLit { Rectangle().strokeBorder(.white, lineWidth: 1.5 * unit) }
            VStack(spacing: 2 * unit) {
                topBar(hasMessage: isWide)
                Spacer()
                if !isWide { message }
                ShutterBar(
                    controller: controller, lastPicture: roll.files.last, isGalleryShown: $isGalleryShown, turn: turn)
            }
            .padding(2.5 * unit)
        }
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
                // The session knows its cameras before the controller has begun.
                if controller.captureSession.cameras.count > 1 { cameraButton.transition(.opacity) }
            }
        }
        .animation(.easeInOut(duration: 0.2), value: isLightOpen)
    }

    private var cameraButton: some View {
        RoundButton(icon: "arrow.triangle.2.circlepath.camera", label: "Other camera") {
            cameraTurn.press(at: clock())
        }
        .turned(turn)
        .disabled(cameraTurn.isClosed)
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
}
