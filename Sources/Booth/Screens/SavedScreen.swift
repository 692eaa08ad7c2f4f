import PetCameraUI

/// A seal, the pet's picture, the number in large digits, "Thank you". Nothing else.
struct SavedScreen: View {
    let registration: SavedRegistration
    let strings: StringTable
    let done: @MainActor () -> Void
    @Environment(\.unit) private var unit

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Color.ink
                if proxy.size.width > proxy.size.height {
                    HStack(spacing: 5 * unit) { parts }.padding(4 * unit)
                } else {
                    VStack(spacing: 4 * unit) { parts }.padding(4 * unit)
                }
            }
        }
        .onTapGesture(perform: done)
        .onKey("Return", perform: done)
    }

    @ViewBuilder private var parts: some View {
        if let picture = registration.picture {
            Image(file: picture)
                .resizable()
                .scaledToFit()
                .cornerRadius(2 * unit)
                .frame(maxWidth: 46 * unit, maxHeight: 34 * unit)
        }
        VStack(spacing: 1.5 * unit) {
            Image(systemName: "checkmark.seal")
                .resizable()
                .frame(width: 9 * unit, height: 9 * unit)
                .foregroundColor(.green)
            Text(strings["saved.title"]).font(.title).foregroundColor(.white)
            Text(strings["saved.number"]).font(.body).foregroundColor(Color.white.opacity(0.75)).lineLimit(1)
            Text(registration.number).font(.largeTitle.monospacedDigit()).foregroundColor(.white).lineLimit(1)
        }
    }
}
