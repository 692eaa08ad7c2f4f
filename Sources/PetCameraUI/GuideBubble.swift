import Core
public import Views

/// The default floating guide: a short word in a bubble that points at the animal, with progress as a ring.
public struct GuideBubble: View {
    private let text: String
    private let progress: Int
    private let color: Color
    @Environment(\.unit) private var unit

    /// - Parameter progress: 0…100; the ring fills with it.
    public init(_ text: String, progress: Int, color: Color) {
        self.text = text
        self.progress = progress
        self.color = color
    }

    public var body: some View {
        HStack(spacing: 1.2 * unit) {
            ZStack {
                Circle().stroke(Color.white.opacity(0.28), lineWidth: 0.7 * unit)
                Circle()
                    .trim(from: 0, to: Double(progress) / 100)
                    .stroke(color, lineWidth: 0.7 * unit)
                    .rotationEffect(.degrees(-90))
                    .animation(.easeInOut(duration: 0.3), value: progress)
            }
            .frame(width: 3 * unit, height: 3 * unit)
            Text(text).font(.headline).foregroundColor(.white).lineLimit(1)
        }
        .padding(EdgeInsets(top: 1.2 * unit, leading: 1.8 * unit, bottom: 1.2 * unit, trailing: 2.4 * unit))
        .background(Color.ink.opacity(0.72), in: Capsule())
    }
}
