import PetCameraUI

/// The blurred picture as it turns about its upright axis, before black.
struct TurningPicture: View {
    let session: CaptureSession
    let isMirrored: Bool
    /// As a share of the whole width.
    let width: Double
    @Environment(\.unit) private var unit

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Color.black
                CameraPreviewLayer(session: session)
                    .mirrored(isMirrored)
                    .blur(radius: 2 * unit)
                    .frame(width: width * proxy.size.width)
                    .animation(.easeInOut(duration: CameraTurn.half), value: width)
            }
        }
    }
}
