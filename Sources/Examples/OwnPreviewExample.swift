import PetCameraUI

/// A screen without a camera view: the picture of a capture session of one's own, all of it, and a line below.
///
/// The session is the program's: it may run before any controller is there, and after it.
struct OwnPreviewExample: View {
    let session: CaptureSession
    @ObservedObject var controller: CameraController
    @Environment(\.unit) private var unit

    var body: some View {
        VStack(spacing: 0) {
            GeometryReader { proxy in
                let preview = CameraPreviewLayer(session: session)
                    .videoGravity(.resizeAspect)
                    .mirrored(controller.isMirrored)
                ZStack(alignment: .topLeading) {
                    preview
                    if let box = controller.detectedObjectNormalizedRect,
                        let rect = preview.rect(for: box, in: proxy.size)
                    {
                        Ellipse()
                            .stroke(controller.detectionStatus.boxColor, lineWidth: 0.6 * unit)
                            .frame(width: rect.width, height: rect.height)
                            .position(rect.center)
                    }
                }
            }
            HStack {
                Text(controller.detectionStatus.message).font(.title).lineLimit(2)
                Spacer()
                Text("\(controller.currentDetectionProgress) %").font(.title.monospacedDigit()).lineLimit(1)
                    .layoutPriority(1)
            }
            .foregroundColor(.white)
            .padding(2 * unit)
        }
        .background(Color.ink)
        // A camera view would do this by itself.
        .onTurn { controller.advance() }
    }
}
