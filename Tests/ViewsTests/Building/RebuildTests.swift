import Core
import Testing

@testable import Views

/// A tree of nearly everything, whose look follows from two values alone.
private struct Page: View {
    let flip: Flip

    var body: some View {
        ZStack {
            GeometryReader { proxy in
                if flip.count % 3 != 0 {
                    Circle().trim(from: 0, to: Double(flip.count % 7) / 7).stroke(.green, lineWidth: 4)
                        .frame(width: 60, height: 60)
                        .position(x: Double(flip.count) * 3, y: proxy.size.height / 2)
                        .animation(.spring(response: 0.3, dampingFraction: 0.6), value: flip.count)
                }
            }
            VStack(alignment: flip.isOn ? .leading : .trailing) {
                ForEach(0..<(flip.count % 5), id: \.self) { row in
                    HStack {
                        Image(systemName: "paw")
                        Text("row \(row) of a list that is longer than it is wide")
                        Spacer()
                        Button("tap") {}.disabled(row % 2 == 0)
                    }
                    .opacity(flip.isOn ? 1 : 0.5)
                    .transition(.opacity)
                }
                switch flip.count % 4 {
                case 0: Text("none").rotationEffect(.degrees(Double(flip.count)))
                case 1: ProgressView(value: Double(flip.count % 10) / 10)
                case 2: Color.blue.frame(maxWidth: 100, maxHeight: 20).cornerRadius(4).id(flip.isOn)
                default: EmptyView()
                }
            }
            .padding(flip.isOn ? 10 : 20)
            .animation(.easeInOut(duration: 0.4), value: flip.isOn)
        }
        .sheet(isPresented: .constant(flip.count % 11 == 0)) { Text("sheet") }
    }
}

@MainActor @Suite("Building anew")
struct RebuildTests {
    @Test("after any changes the tree comes to rest where a new one begins", arguments: 1...4)
    func rest(seed: UInt64) {
        var random = seed
        func next(_ bound: UInt64) -> UInt64 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (random >> 33) % bound
        }
        let flip = Flip()
        let screen = Screen { Page(flip: flip) }
        for _ in 0..<60 {
            for _ in 0...next(3) {
                if next(2) == 0 { flip.isOn.toggle() } else { flip.count = Int(next(40)) }
                screen.update(after: Double(next(10)) / 30)
            }
            screen.update(after: 10)
            #expect(!screen.host.needsUpdate)
            #expect(screen.list == Screen { Page(flip: flip) }.list)
        }
    }
}
