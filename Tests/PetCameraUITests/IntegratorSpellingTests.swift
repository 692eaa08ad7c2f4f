import Foundation
import PetCameraUI
import Stage
import Testing

// What an integrator writes, with what an integrator can import. That it compiles is most of the test.

@MainActor private final class Clinic {
    let session = CaptureSession(source: "replay:visit.mjpeg?fps=30&loop=1")
    lazy var controller = CameraController(
        configuration: DetectionConfiguration(species: .dog, purpose: .petProfileRegistration),
        licenseInfo: LicenseInfo(apiKey: "clinic", isDebugMode: true), captureSession: session)
    let plain = CameraController(
        configuration: .init(species: .cat, purpose: .petIdentification, neededPictures: 3),
        licenseInfo: LicenseInfo(apiKey: "clinic"))
    let both = CaptureSession(cameras: [
        CameraDevice(id: "v4l2:/dev/video0", name: "Owner", position: .front),
        CameraDevice(id: "v4l2:/dev/video2", name: "Table", position: .back),
    ])
    let clips = CaptureSession(sources: ["pattern", "replay:visit.mjpeg"])
    private var tokens: [ObservationToken] = []
    private(set) var log: [String] = []

    func watch() {
        tokens.append(
            controller.observe(\.detectionStatus) { [weak self] status in
                switch status {
                case .noObject, .processing, .detected, .finished: self?.log.append("\(status)")
                case .failed(.tooFarAway), .failed(.tooClose): self?.log.append("distance")
                case .failed(let reason): self?.log.append(reason.rawValue)
                }
            })
        tokens.append(
            controller.observe(\.detectedObjectNormalizedRect) { [weak self] in self?.log.append("\($0?.midX ?? 0)") })
        tokens.append(
            controller.observe(\.failure) { [weak self] in self?.log.append($0?.description ?? "well again") })
        tokens.append(
            controller.observe(\.lastResult) { [weak self] result in if let result { self?.take(result) } })
        tokens.append(
            controller.observe(\.activeCamera) { [weak controller = self.controller] in
                controller?.isMirrored = $0?.position == .front
            })
    }

    func start() throws {
        do {
            try controller.initializeCamera(captureSessionId: UUID()) { [weak self] result in self?.take(result) }
            try controller.initializeCamera(captureSessionId: UUID().uuidString, onResult: take)
        } catch {
            switch error {
            case .noCamera(let sentence), .permissionDenied(let sentence), .cameraBusy(let sentence),
                .cameraUnavailable(let sentence), .detectorUnavailable(let sentence):
                log.append(sentence)
            case .invalidCaptureSession(let text): log.append(text)
            case .licenseMissing, .alreadyInUse: log.append(error.description)
            }
            throw error
        }
        controller.startDetection()
        controller.pauseDetection()
        controller.resumeDetection()
        controller.captureNow()
        controller.switchCamera()
        session.startRunning()
        session.stopRunning()
        controller.finalizeCamera()
    }

    @available(*, deprecated)
    func startAsBefore() {
        controller.startDetectionSession()
        controller.stopDetection()
    }

    private func take(_ result: CaptureResult) {
        switch result {
        case .success(let pictures, let appearance):
            for picture in pictures + appearance {
                let quality: QualityVector = picture.quality
                log.append("\(picture.role) \(picture.jpeg.count) \(quality.overall) \(picture.isTest)")
            }
        case .failure(let sentence): log.append(sentence)
        }
    }

    func read() {
        let status: DetectionStatus = controller.detectionStatus
        let progress: Int = controller.currentDetectionProgress
        let rect: Rect? = controller.detectedObjectNormalizedRect
        let nose: BoundingBox? = controller.detectionResult?.nose
        let face: BoundingBox? = controller.detectionResult?.face
        let names = controller.cameras.map(\.name) + [controller.activeCamera?.id ?? "none"]
        log.append("\(status) \(progress) \(rect?.width ?? 0) \(nose?.rect.origin.x ?? 0) \(face?.score ?? 0) \(names)")
    }

    /// Never called: it would open a window.
    func run() throws {
        let options = StageOptions(
            title: "Clinic", size: Size(width: 800, height: 480), fullscreen: true, rotation: .none, headless: true,
            duration: 3, screenshots: [1.5: "clinic.png"])
        try Stage.run(options) { ClinicScreen(controller: self.controller) }
        do { try Stage.run { Text("Clinic") } } catch { log.append(error.sentence) }
    }
}

private struct ClinicScreen: View {
    @ObservedObject var controller: CameraController
    @Environment(\.dismiss) private var dismiss
    @State private var isHelpShown = false

    var body: some View {
        ZStack {
            CameraView(controller: controller) {
                if controller.detectionStatus == .detected {
                    Text("Hold still").font(.headline).foregroundColor(.white).padding(12)
                        .background(Color.black.opacity(0.7)).cornerRadius(8)
                }
            }
            .edgesIgnoringSafeArea(.all)
            VStack(spacing: 16) {
                HStack {
                    Button("Close") { dismiss() }
                    Spacer()
                    Button(action: { isHelpShown = true }) { Image(systemName: "questionmark") }
                        .accessibilityLabel("Help")
                }
                Spacer()
                overlay
                ProgressView(value: Double(controller.currentDetectionProgress), total: 100)
                    .progressViewStyle(LinearProgressViewStyle(tint: .white))
                    .frame(maxWidth: 300)
            }
            .padding()
        }
        .sheet(isPresented: $isHelpShown, onDismiss: { controller.resumeDetection() }) {
            Text("Help").onAppear { controller.pauseDetection() }
        }
        .onDisappear { controller.finalizeCamera() }
    }

    @ViewBuilder
    private var overlay: some View {
        switch controller.detectionStatus {
        case .noObject: message("Show the nose", .gray)
        case .processing: message("Looking", .blue)
        case .detected, .finished: message("Good", .green)
        case .failed(let reason): message("Please: \(reason.rawValue)", .red)
        }
    }

    private func message(_ text: String, _ color: Color) -> some View {
        Text(text)
            .font(.system(size: 40))
            .multilineTextAlignment(.center)
            .foregroundColor(color)
            .animation(.easeInOut(duration: 0.3), value: controller.detectionStatus)
    }
}

/// A wholly own screen: nothing of the camera view is used.
private struct OwnScreen: View {
    let session: CaptureSession
    @ObservedObject var controller: CameraController

    var body: some View {
        VStack {
            CameraPreviewLayer(session: session).videoGravity(.resizeAspect).frame(height: 200)
            CameraPreviewLayer(session: session).videoGravity(.resizeAspectFill)
                .overlay(RoundedRectangle(cornerRadius: 12).stroke(.green, lineWidth: 3))
            StatusPanel(
                status: controller.detectionStatus, message: "Own", progress: controller.currentDetectionProgress)
            GuideBubble("Own")
            if controller.isDebugMode { DebugOverlay(controller: controller) }
            CameraView(controller: controller).guideInsets(EdgeInsets(top: 8, leading: 8, bottom: 80, trailing: 8))
        }
    }
}

@MainActor @Suite("What integrators write")
struct IntegratorSpellingTests {
    @Test("compiles, and draws without a camera and without a display")
    func snapshot() throws {
        let clinic = Clinic()
        clinic.watch()
        clinic.read()
        let screen = try Stage.snapshot(size: Size(width: 800, height: 480), scale: 1, time: 0.5) {
            ClinicScreen(controller: clinic.controller)
        }
        #expect((screen.width, screen.height) == (800, 480))
        let own = try Stage.snapshot(size: Size(width: 480, height: 800)) {
            OwnScreen(session: clinic.session, controller: clinic.plain)
        }
        #expect(own.size == Size(width: 480, height: 800))
        let file = FileManager.default.temporaryDirectory.appending(path: "nosebooth-\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try own.writePNG(to: file.path)
        #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("is told in words what is wrong with a camera")
    func trouble() {
        let clinic = Clinic()
        #expect(throws: CameraInitializationError.self) { try clinic.start() }
        #expect(clinic.log.first?.contains("visit.mjpeg") == true)
    }
}
