import PetCameraUI

/// A floating guide for each species: blue with a paw for dogs, orange for cats.
///
/// The controller does not tell its species: whoever made it knows.
struct SpeciesGuideExample: View {
    let controller: CameraController
    let species: Species
    @Environment(\.unit) private var unit

    var body: some View {
        CameraView(controller: controller) {
            switch species {
            case .dog: guide("pawprint.fill", "Nose to the camera", .blue)
            case .cat: guide("cat", "Face to the camera", .orange)
            }
        }
    }

    private func guide(_ icon: String, _ text: String, _ color: Color) -> some View {
        HStack(spacing: 1.5 * unit) {
            Image(systemName: icon)
                .resizable()
                .frame(width: 4.5 * unit, height: 4.5 * unit)
                .foregroundColor(.white)
                .padding(unit)
                .background(color, in: Circle())
            Text(text).font(.title).foregroundColor(.white)
        }
        .padding(.leading, unit)
        .padding(.trailing, 2.5 * unit)
        .padding(.vertical, unit)
        .background(Color.ink.opacity(0.72), in: Capsule())
        .overlay(Capsule().strokeBorder(color, lineWidth: 0.5 * unit))
    }
}
