import PetCameraUI

/// A box that follows the nose or face, in place of the camera view's ring.
struct BoxExample: View {
    @ObservedObject var controller: CameraController
    @Environment(\.unit) private var unit

    var body: some View {
        GeometryReader { proxy in
            let box = box(in: proxy.size)
            ZStack(alignment: .topLeading) {
                CameraView(controller: controller).ringHidden()
                if let box {
                    RoundedRectangle(cornerRadius: 1.5 * unit)
                        .stroke(controller.detectionStatus.boxColor, lineWidth: 0.6 * unit)
                        .frame(width: box.width, height: box.height)
                        .position(box.center)
                        .animation(.easeInOut(duration: 0.3), value: box)
                        .transition(.opacity)
                }
            }
            .animation(.easeInOut(duration: 0.3), value: box == nil)
        }
        .clipped()
    }

    /// The controller speaks of fractions of the displayed picture; the preview knows where they lie in a view.
    private func box(in size: Size) -> Rect? {
        controller.detectedObjectNormalizedRect.flatMap { rect in
            CameraPreviewLayer(session: controller.captureSession).rect(for: rect, in: size)
        }
    }
}
