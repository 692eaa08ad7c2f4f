import PetCameraUI

/// What is wrong, what the booth does about it, what the person can do. Calm, and gone when the cause is.
struct TroubleScreen: View {
    let trouble: Trouble
    let strings: StringTable
    let back: @MainActor () -> Void
    @Environment(\.unit) private var unit

    var body: some View {
        ZStack {
            Color.ink
            VStack(spacing: 3 * unit) {
                Image(systemName: icon)
                    .resizable()
                    .frame(width: 11 * unit, height: 11 * unit)
                    .foregroundColor(.red)
                Text(strings["trouble.\(trouble.rawValue).title"])
                    .font(.title)
                    .foregroundColor(.white)
                    .multilineTextAlignment(.center)
                    .lineLimit(2)
                Text(strings["trouble.\(trouble.rawValue).text"])
                    .font(.headline)
                    .foregroundColor(Color.white.opacity(0.85))
                    .multilineTextAlignment(.center)
                    .lineLimit(3)
                if trouble.canBeLeft {
                    Button(action: back) {
                        Text(strings[trouble.heals ? "action.back" : "action.again"])
                            .font(.headline)
                            .foregroundColor(.white)
                            .padding(EdgeInsets(top: 2 * unit, leading: 4 * unit, bottom: 2 * unit, trailing: 4 * unit))
                            .background(Color.accentColor, in: Capsule())
                    }
                }
                Text(code).font(.caption).foregroundColor(Color.white.opacity(0.5))
            }
            .padding(4 * unit)
            .frame(maxWidth: 90 * unit)
        }
    }

    private var icon: String {
        switch trouble {
        case .cameraMissing, .cameraLost: "camera"
        case .storeFull, .storeReadOnly: "sdcard"
        case .needsService: "wrench"
        case .notSaved: "exclamationmark.triangle"
        }
    }

    /// In small, for staff who call for help.
    private var code: String { trouble.rawValue }
}
