import Core
import Imaging
public import PetCamera
public import Views

/// The camera's picture to the edges, a ring around what is tracked, and a guide that floats over it.
///
/// It also moves the controller on: `advance()` is called in every turn of the loop while the view is shown.
public struct CameraView<Guide: View>: View {
    @ObservedObject private var controller: CameraController
    @Environment(\.unit) private var unit
    @Environment(\.layoutDirection) private var direction
    private let guide: Guide
    private var insets: EdgeInsets?
    private var isRingHidden = false

    /// With a guide of one's own: any view, placed above the tracked animal, below it when there is no room above, and
    /// never outside of the view.
    public init(controller: CameraController, @ViewBuilder guide: () -> Guide) {
        _controller = ObservedObject(wrappedValue: controller)
        self.guide = guide()
    }

    /// Room at the edges that guide and viewfinder corners leave to what lies over the picture there, in points; two
    /// units of the look when not given.
    public func guideInsets(_ insets: EdgeInsets) -> CameraView {
        var copy = self
        copy.insets = insets
        return copy
    }

    /// Leaves the ring around what is tracked to a screen that marks it in its own way; the guide stays.
    public func ringHidden(_ isHidden: Bool = true) -> CameraView {
        var copy = self
        copy.isRingHidden = isHidden
        return copy
    }

    /// Takes all the room that is offered, and stays within it.
    public var body: some View {
        GeometryReader { proxy in
            let placement = placement(in: proxy.size)
            ZStack(alignment: .topLeading) {
                CameraPreviewLayer(session: controller.captureSession).mirrored(controller.isMirrored)
                if let ring = placement.ring {
                    if !isRingHidden {
                        DetectionBox(status: controller.detectionStatus, progress: controller.currentDetectionProgress)
                            .frame(width: ring.width, height: ring.height)
                            // Not eased: the tracker knows where the animal is in the frame that is shown.
                            .position(ring.center)
                            .transition(.opacity)
                    }
                    guide
                        .anchored(over: ring, in: room(in: proxy.size), spacing: 1.6 * unit)
                        .animation(.followingAnimal, value: ring)
                        .transition(.opacity)
                }
                if placement.hasCorners {
                    let room = room(in: proxy.size)
                    let side = min(0.62 * min(proxy.size.width, proxy.size.height), room.width, room.height)
                    ViewfinderCorners()
                        .frame(width: side, height: side)
                        .position(room.center)
                        .transition(.opacity)
                }
                if controller.isDebugMode {
                    DebugOverlay(controller: controller)
                        .padding(.horizontal, 2 * unit)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                }
            }
            // What appears and goes is eased; what moves has its own time.
            .animation(.overCamera, value: placement.phase)
        }
        .clipped()
        .onTurn { controller.advance() }
    }

    private func placement(in size: Size) -> CameraPlacement {
        CameraPlacement(
            box: controller.detectedObjectNormalizedRect, status: controller.detectionStatus,
            picture: controller.captureSession.feed.pictureSize, view: size)
    }

    private func room(in size: Size) -> Rect {
        let margin = 2 * unit
        let insets = insets ?? EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
        return Rect(
            x: direction == .leftToRight ? insets.leading : insets.trailing, y: insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }
}

extension CameraView where Guide == EmptyView {
    /// Without a guide: picture and ring alone.
    public init(controller: CameraController) {
        self.init(controller: controller) { EmptyView() }
    }
}
