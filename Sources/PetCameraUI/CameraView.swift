import Core
import Imaging
public import PetCamera
public import Views

/// The camera's picture to the edges, the box of what is tracked, and a guide that floats over it.
///
/// It also moves the controller on: `advance()` is called in every turn of the loop while the view is shown.
public struct CameraView<Guide: View>: View {
    @ObservedObject private var controller: CameraController
    @Environment(\.unit) private var unit
    private let guide: Guide

    /// With a guide of one's own: any view, placed above the tracked animal, below it when there is no room above, and
    /// never outside of the view.
    public init(controller: CameraController, @ViewBuilder guide: () -> Guide) {
        _controller = ObservedObject(wrappedValue: controller)
        self.guide = guide()
    }

    public var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                CameraPreviewLayer(session: controller.captureSession).mirrored(controller.isMirrored)
                if let box = box(in: proxy.size) {
                    DetectionBox(status: controller.detectionStatus)
                        .frame(width: box.width, height: box.height)
                        .position(box.center)
                        .animation(.linear(duration: 0.1), value: box)
                        .transition(.opacity)
                    guide
                        .anchored(over: box, in: room(in: proxy.size), spacing: 2 * unit)
                        .animation(.spring(response: 0.3, dampingFraction: 0.9), value: box)
                        .transition(.opacity)
                } else if controller.detectionStatus != .finished {
                    ViewfinderCorners()
                        .frame(width: 0.62 * short(proxy.size), height: 0.62 * short(proxy.size))
                        .position(Point(x: proxy.size.width / 2, y: proxy.size.height * 0.44))
                        .transition(.opacity)
                }
            }
        }
        .onTurn { controller.advance() }
    }

    private func short(_ size: Size) -> Double { min(size.width, size.height) }

    private func room(in size: Size) -> Rect {
        Rect(origin: .zero, size: size).insetBy(dx: 2 * unit, dy: 2 * unit)
    }

    /// Where the tracked thing is shown; `nil` when nothing is.
    private func box(in size: Size) -> Rect? {
        guard let rect = controller.detectedObjectNormalizedRect,
            let picture = controller.captureSession.feed.pictureSize
        else { return nil }
        let view = Rect(origin: .zero, size: size)
        // The rectangle is that of the displayed picture: mirroring is in it already.
        let mapping = PictureMapping(picture: picture, view: view, gravity: .aspectFill, mirrored: false)
        return mapping.viewRect(rect)
    }
}

extension CameraView where Guide == EmptyView {
    public init(controller: CameraController) {
        self.init(controller: controller) { EmptyView() }
    }
}
