import Core
public import PetCamera
public import Views

/// The one panel of the camera screen: icon, message, progress as bar and number.
public struct StatusPanel: View {
    private let status: DetectionStatus
    private let message: String
    private let progress: Int
    @Environment(\.unit) private var unit

    /// - Parameters:
    ///   - status: chooses icon and colour.
    ///   - message: one sentence in the person's language.
    ///   - progress: 0…100; what is less or more counts as the nearer end.
    public init(status: DetectionStatus, message: String, progress: Int) {
        self.status = status
        self.message = message
        self.progress = progress.asPercentage
    }

    /// As large as the message needs, which wraps once and is then cut.
    public var body: some View {
        HStack(spacing: 2 * unit) {
            Image(systemName: status.systemImageName)
                .resizable()
                .frame(width: 5 * unit, height: 5 * unit)
                .foregroundColor(status.color)
            VStack(alignment: .leading, spacing: unit) {
                Text(message)
                    .font(.headline)
                    .foregroundColor(.white)
                    .lineLimit(2)
                HStack(spacing: 2 * unit) {
                    ProgressView(value: Double(progress), total: 100)
                        .progressViewStyle(LinearProgressViewStyle(tint: .accentColor))
                        .animation(.overCamera, value: progress)
                    Text("\(progress) %")
                        .font(.body.monospacedDigit())
                        .foregroundColor(.white)
                        .frame(minWidth: 7 * unit, alignment: .trailing)
                }
            }
        }
        // The bar's track takes it, at the look's share.
        .foregroundColor(.white)
        .padding(EdgeInsets(top: 1.6 * unit, leading: 2.5 * unit, bottom: 1.6 * unit, trailing: 2.5 * unit))
        .background(Color.ink.opacity(0.72), in: RoundedRectangle(cornerRadius: 1.5 * unit))
    }
}
