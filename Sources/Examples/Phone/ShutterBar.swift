import PetCameraUI

/// Gallery, shutter and cancel.
struct ShutterBar: View {
    let controller: CameraController
    /// Shown on the gallery's button.
    let lastPicture: PictureFile?
    @Binding var isGalleryShown: Bool
    let turn: Angle
    @Environment(\.dismiss) private var dismiss
    @Environment(\.unit) private var unit

    var body: some View {
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
}
