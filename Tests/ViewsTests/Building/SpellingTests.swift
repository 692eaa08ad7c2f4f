import Core
import Observation
import Testing
import Views

// Written as code of that family of frameworks is: only the imports and the geometry types differ.

@MainActor @Observable private final class Controller {
    enum Status: Equatable { case noObject, processing, failed(String) }

    var status = Status.noObject
    var progress = 40
    var box: Rect? = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
}

private struct GuideView: View {
    @ObservedObject var controller: Controller
    @Environment(\.dismiss) private var dismiss
    @State private var isHelpShown = false
    @State private var names = ["a", "b"]
    @State private var selected: String?

    private var isReady: Bool { controller.progress > 50 }

    var body: some View {
        ZStack {
            Color.black.edgesIgnoringSafeArea(.all)
            GeometryReader { geometry in
                let size = geometry.size
                if let box = controller.box {
                    floatingGuide
                        .position(x: box.midX * size.width, y: box.midY * size.height)
                        .animation(.easeInOut(duration: 0.3), value: controller.box)
                }
            }
            VStack(alignment: .leading, spacing: 16) {
                topBar
                Spacer()
                overlay
            }
            .padding()
        }
        .sheet(isPresented: $isHelpShown) {
            isHelpShown = false
        } content: {
            VStack {
                Text("Help").font(.title).bold()
                Button("Close") { isHelpShown = false }
            }
        }
        .onAppear { names.append("c") }
        .onDisappear {}
    }

    private var floatingGuide: some View {
        Circle()
            .trim(from: 0, to: CGFloatLike(controller.progress) / 100)
            .stroke(Color.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .frame(width: 120, height: 120)
            .scaleEffect(isReady ? 1.1 : 1)
            .opacity(isReady ? 1 : 0.6)
    }

    private var topBar: some View {
        HStack(spacing: 12) {
            Button(action: { dismiss() }) {
                Image(systemName: "xmark")
                    .font(.system(size: 20, weight: .semibold))
                    .foregroundColor(.white)
                    .padding(10)
                    .background(Circle().fill(Color.black.opacity(0.5)))
            }
            .accessibilityLabel("Close")
            Spacer()
            ForEach(names, id: \.self) { name in
                Text(name).foregroundColor(name == selected ? .yellow : .white)
                    .onTapGesture { selected = name }
            }
            Button {
                isHelpShown.toggle()
            } label: {
                Text("Help")
            }
            .disabled(isHelpShown)
        }
    }

    @ViewBuilder
    private var overlay: some View {
        switch controller.status {
        case .noObject:
            Text("Looking for the nose")
                .font(.headline)
                .foregroundColor(.white)
                .multilineTextAlignment(.center)
                .lineLimit(2)
                .padding(.horizontal, 20)
                .padding(.vertical, 12)
                .background(Color.black.opacity(0.7))
                .cornerRadius(12)
        case .processing:
            VStack(spacing: 8) {
                ProgressView(value: Double(controller.progress), total: 100)
                    .progressViewStyle(LinearProgressViewStyle(tint: .white))
                    .frame(maxWidth: 300)
                Text("\(controller.progress)%").font(.caption).monospacedDigit()
            }
            .transition(.opacity)
        case .failed(let reason):
            Text(reason)
                .padding()
                .overlay(RoundedRectangle(cornerRadius: 10).stroke(.red, lineWidth: 3))
                .background(.black.opacity(0.7), in: RoundedRectangle(cornerRadius: 10))
        }
    }
}

private typealias CGFloatLike = Double

@MainActor @Suite("The usual spellings")
struct SpellingTests {
    @Test("compile, and show what they say")
    func guide() {
        let controller = Controller()
        let screen = Screen { GuideView(controller: controller) }
        screen.size = Size(width: 800, height: 480)
        #expect(screen.lines == ["a", "b", "c", "Help", "Looking for the nose"])
        controller.status = .failed("Too dark")
        #expect(screen.lines.last == "Too dark")
        controller.status = .processing
        #expect(screen.lines.last == "40%")
        screen.key("Return")
        #expect(screen.host.touchTargets.compactMap(\.label).contains("Close"))
    }

    @Test("take any number of views, loops and conditions")
    func builder() {
        let screen = Screen {
            VStack(spacing: 0) {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
                Text("7")
                Text("8")
                Text("9")
                Text("10")
                Text("11")
                for number in 12...13 { Text("\(number)") }
                if Bool(true) { Text("14") }
                if Bool(false) { Text("never") }
                AnyView(Text("15"))
                EmptyView()
            }
        }
        screen.size = Size(width: 100, height: 400)
        #expect(screen.lines == (1...15).map(String.init))
    }
}
