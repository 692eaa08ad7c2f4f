import PetCameraUI

/// The first screen: one sentence, one button.
struct AttractScreen: View {
    let strings: StringTable
    let begin: @MainActor () -> Void
    @Environment(\.unit) private var unit

    var body: some View {
        ZStack {
            Color.ink
            PawPattern()
            VStack(spacing: 4 * unit) {
                Image(systemName: "pawprint.fill")
                    .resizable()
                    .frame(width: 14 * unit, height: 14 * unit)
                    .foregroundColor(.white)
                Text(strings["attract.title"])
                    .font(.title)
                    .foregroundColor(.white)
                    .multilineTextAlignment(.center)
                    .lineLimit(2)
                Button(action: begin) {
                    Text(strings["attract.begin"])
                        .font(.headline)
                        .foregroundColor(.white)
                        .padding(EdgeInsets(top: 2 * unit, leading: 5 * unit, bottom: 2 * unit, trailing: 5 * unit))
                        .background(Color.accentColor, in: Capsule())
                }
            }
            .padding(4 * unit)
        }
        .onTapGesture(perform: begin)
        .onKey("Return", perform: begin)
    }
}

/// Paw prints that walk along the lower edge, hardly to be seen.
private struct PawPattern: View {
    @Environment(\.unit) private var unit

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                ForEach(0..<14) { index in
                    let step = Double(index) / 13
                    Image(systemName: "pawprint.fill")
                        .resizable()
                        .frame(width: 6 * unit, height: 6 * unit)
                        .foregroundColor(Color.white.opacity(0.07))
                        .rotationEffect(.degrees(90 + (index.isMultiple(of: 2) ? 12 : -12)))
                        .position(
                            Point(
                                x: proxy.size.width * (step * 1.1 - 0.05),
                                y: proxy.size.height - (index.isMultiple(of: 2) ? 11 : 4) * unit))
                }
            }
        }
    }
}
