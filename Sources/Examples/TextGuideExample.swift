import PetCameraUI

/// The floating guide is any view: here a text.
struct TextGuideExample: View {
    let controller: CameraController

    var body: some View {
        CameraView(controller: controller) {
            Text("Hold still")
                .font(.title)
                .foregroundColor(.white)
                .padding()
                .background(Color.black.opacity(0.7))
                .cornerRadius(12)
        }
    }
}
