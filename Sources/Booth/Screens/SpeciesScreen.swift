import PetCameraUI

/// Dog or cat: two big tiles.
struct SpeciesScreen: View {
    let strings: StringTable
    let choose: @MainActor (Species) -> Void
    let back: @MainActor () -> Void
    @Environment(\.unit) private var unit

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                Color.ink
                VStack(spacing: 3 * unit) {
                    Text(strings["species.title"]).font(.title).foregroundColor(.white).lineLimit(1)
                    if proxy.size.width > proxy.size.height {
                        HStack(spacing: 3 * unit) { tiles }
                    } else {
                        VStack(spacing: 3 * unit) { tiles }
                    }
                }
                .padding(EdgeInsets(top: 3 * unit, leading: 4 * unit, bottom: 4 * unit, trailing: 4 * unit))
                RoundButton(systemImageName: "chevron.left", label: strings["action.back"], action: back)
                    .padding(2 * unit)
            }
        }
        .onKey("Escape", perform: back)
    }

    @ViewBuilder private var tiles: some View {
        tile(.dog)
        tile(.cat)
    }

    private func tile(_ species: Species) -> some View {
        Button(action: { choose(species) }) {
            VStack(spacing: 1.5 * unit) {
                Image(systemName: species.rawValue)
                    .resizable()
                    .frame(width: 16 * unit, height: 16 * unit)
                    .foregroundColor(.ink)
                Text(strings["species.\(species.rawValue)"]).font(.title).foregroundColor(.ink)
                Text(strings["species.\(species.rawValue).hint"]).font(.body).foregroundColor(.secondary)
            }
            .padding(2 * unit)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.paper, in: RoundedRectangle(cornerRadius: 3 * unit))
        }
        .accessibilityLabel(strings["species.\(species.rawValue)"])
    }
}
