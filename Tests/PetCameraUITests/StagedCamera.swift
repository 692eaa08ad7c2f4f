import Core
import Imaging
import TestSupport
import Views

@testable import PetCameraUI

/// A camera view on a panel, without a camera: a picture of one colour in the feed, and whatever state a test sets.
@MainActor final class StagedCamera {
    let controller: CameraController
    let size: Size
    private let host: ViewHost
    private var now = Instant(seconds: 100)

    /// The guide is a red rectangle of this size.
    static let guide = Size(width: 120, height: 40)

    init(
        _ size: Size, picture: Size? = Size(width: 1280, height: 720), direction: LayoutDirection = .leftToRight,
        isDebugMode: Bool = false, insets: EdgeInsets? = nil
    ) {
        let controller = CameraController(
            configuration: DetectionConfiguration(species: .dog, purpose: .petProfileRegistration),
            licenseInfo: LicenseInfo(apiKey: "test", isDebugMode: isDebugMode),
            captureSession: CaptureSession(source: "pattern"))
        if let picture {
            controller.captureSession.feed.show(
                Frame.drawn(width: Int(picture.width), height: Int(picture.height)) { _, _ in 128 })
        }
        self.controller = controller
        self.size = size
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        host = ViewHost(measurer: FixedMeasurer(), environment: environment) {
            let view = CameraView(controller: controller) {
                Color.red.frame(width: StagedCamera.guide.width, height: StagedCamera.guide.height)
            }
            return insets.map { view.guideInsets($0) } ?? view
        }
        _ = host.update(size: size, now: now)
    }

    /// Shows a state; the box is one of the camera's picture, before it is mirrored.
    func show(_ status: DetectionStatus, _ box: Rect? = nil, accepted: Int = 0, rest: Bool = true) {
        controller.show(status: status, accepted: accepted, box: box)
        update(after: 0)
        if rest { update(after: 5) }
    }

    func update(after seconds: Double) {
        now = now + seconds
        _ = host.update(size: size, now: now)
    }

    /// Whether a picture is wanted so many seconds after the last one.
    func needsUpdate(after seconds: Double) -> Bool { host.needsUpdate(at: now + seconds) }

    var commands: [DrawCommand] { host.update(size: size, now: now).commands }

    /// Where the floating guide is.
    var guide: Rect? {
        for case .fill(.rectangle(let rect), .red) in commands { return rect }
        return nil
    }

    /// Colours and place of what is stroked round: the ring's shade, its outline, and what is accepted of it.
    var rings: [(rect: Rect, color: Color, width: Double)] {
        commands.compactMap { command in
            if case .stroke(.ellipse(let rect), let color, let style) = command {
                (rect, color, style.lineWidth)
            } else {
                nil
            }
        }
    }

    /// The ring in the status's colour.
    var ring: (rect: Rect, color: Color)? { rings.last.map { ($0.rect, $0.color) } }

    /// How much of the ring is heavy, as a share of a turn.
    var heavyShare: Double? {
        for case .stroke(.arc(_, _, let start, let end), _, _) in commands { return (end - start) / (2 * .pi) }
        return nil
    }

    var cornerCount: Int {
        commands.filter { if case .stroke(.polyline, .white.opacity(0.85), _) = $0 { true } else { false } }.count
    }

    var lines: [String] {
        commands.compactMap { if case .text(let line, _, _, _) = $0 { line } else { nil } }
    }

    var opacities: [Double] {
        commands.compactMap { if case .pushOpacity(let opacity) = $0 { opacity } else { nil } }
    }
}
