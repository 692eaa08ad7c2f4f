import PetCamera
import Views

/// The rounded frame around what is tracked, in the status's colour.
struct DetectionBox: View {
    let status: DetectionStatus
    @Environment(\.unit) private var unit

    var body: some View {
        RoundedRectangle(cornerRadius: 1.5 * unit)
            .stroke(status.boxColor, lineWidth: max(3, 0.45 * unit))
            .animation(.easeInOut(duration: 0.3), value: status)
    }
}
