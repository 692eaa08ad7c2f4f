import PetCamera
import Views

/// The ring around what is tracked: thin in the status's colour, and as much of it heavy as pictures are accepted.
struct DetectionBox: View {
    let status: DetectionStatus
    /// 0…100; what is less or more counts as the nearer end.
    let progress: Int
    @Environment(\.unit) private var unit

    var body: some View {
        let width = max(8, unit)
        ZStack {
            // Keeps the colour apart from white fur and from a bright window.
            Circle().stroke(Color.ink.opacity(0.28), lineWidth: width)
            Circle().stroke(status.boxColor, lineWidth: max(4, 0.45 * unit))
            Circle()
                .trim(from: 0, to: Double(progress.asPercentage) / 100)
                .stroke(status.boxColor, style: .rounded(width))
                .rotationEffect(.degrees(-90))
                .animation(.overCamera, value: progress.asPercentage)
        }
        .animation(.overCamera, value: status)
    }
}
