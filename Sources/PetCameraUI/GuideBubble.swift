import Core
public import Views

/// A guide that is ready to be floated: a short word in a bubble that points at the animal.
///
/// It is not there by itself: `CameraView(controller:)` has no guide, `CameraView(controller:) { GuideBubble("…") }` has
/// this one. Elsewhere it is a bubble without a pointer.
public struct GuideBubble: View {
    private let text: String
    private let progress: Int?
    private let color: Color
    @Environment(\.unit) private var unit
    @Environment(\.anchorLink) private var link

    /// - Parameters:
    ///   - text: a word or two in the person's language; one line, whose end is left out where there is no room.
    ///   - progress: 0…100, less or more counting as the nearer end; a small ring in the bubble fills with it. Without,
    ///     there is no ring but the one around the animal.
    ///   - color: of the small ring.
    public init(_ text: String, progress: Int? = nil, color: Color = .accentColor) {
        self.text = text
        self.progress = progress?.asPercentage
        self.color = color
    }

    /// As large as the text needs.
    public var body: some View {
        HStack(spacing: 1.2 * unit) {
            if let progress { ring(progress) }
            Text(text).font(.headline).foregroundColor(.white).lineLimit(1)
        }
        .padding(.horizontal, 2.4 * unit)
        .padding(.vertical, 1.2 * unit)
        .background(Color.ink.opacity(0.72), in: Capsule())
        .background(BubblePointer(link: link, length: unit).fill(Color.ink.opacity(0.72)))
    }

    private func ring(_ progress: Int) -> some View {
        ZStack {
            Circle().stroke(Color.white.opacity(0.24), lineWidth: 0.7 * unit)
            Circle()
                .trim(from: 0, to: Double(progress) / 100)
                .stroke(color, style: .rounded(0.7 * unit))
                .rotationEffect(.degrees(-90))
                .animation(.overCamera, value: progress)
        }
        .frame(width: 3 * unit, height: 3 * unit)
    }
}
