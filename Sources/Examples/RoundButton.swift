import PetCameraUI

/// An icon on a dark disc: seen on any picture, and large enough for a thumb.
struct RoundButton: View {
    let icon: String
    let label: String
    var color = Color.white
    let action: @MainActor () -> Void
    @Environment(\.unit) private var unit

    var body: some View {
        Button(action: action) {
            Image(systemName: icon)
                .resizable()
                .frame(width: 4.5 * unit, height: 4.5 * unit)
                .foregroundColor(color)
                .frame(width: 9 * unit, height: 9 * unit)
                .background(Color.ink.opacity(0.72), in: Circle())
        }
        .accessibilityLabel(label)
    }
}
