import PetCameraUI

/// A round button with an icon, over a picture.
struct RoundButton: View {
    let systemImageName: String
    let label: String
    let action: @MainActor () -> Void
    @Environment(\.unit) private var unit
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Button(action: action) {
            Image(systemName: systemImageName)
                .resizable()
                .frame(width: 3.4 * unit, height: 3.4 * unit)
                .foregroundColor(.white)
                // "Back" points to where one came from, which is where reading begins.
                .rotationEffect(.degrees(pointsBack && direction == .rightToLeft ? 180 : 0))
                .frame(width: 7 * unit, height: 7 * unit)
                .background(Color.ink.opacity(0.72), in: Circle())
                .overlay(Circle().stroke(Color.white.opacity(0.24), lineWidth: 0.2 * unit))
        }
        .accessibilityLabel(label)
    }

    private var pointsBack: Bool { systemImageName == "chevron.left" }
}
