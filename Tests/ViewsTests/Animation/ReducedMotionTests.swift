import Core
import Testing

@testable import Views

@MainActor @Suite("Reduced motion")
struct ReducedMotionTests {
    /// Shows the view, sets `isOn` with an animation of one second, and waits for half of it.
    private func halfWay<Content: View>(
        _ flip: Flip, @ViewBuilder _ make: @escaping @MainActor () -> Content
    ) -> DrawList {
        let screen = Screen {
            make().animation(.linear(duration: 1), value: flip.isOn).environment(\.accessibilityReduceMotion, true)
        }
        screen.update()
        flip.isOn = true
        screen.update()
        return screen.update(after: 0.5)
    }

    @Test("turns, scales, outlines and line widths jump, colours and opacity fade")
    func kinds() {
        let flip = Flip()
        let list = halfWay(flip) {
            Circle().trim(from: 0, to: flip.isOn ? 0.75 : 0.25)
                .stroke(flip.isOn ? Color.white : .black, lineWidth: flip.isOn ? 6 : 2)
                .rotationEffect(.radians(flip.isOn ? 2 : 1)).scaleEffect(flip.isOn ? 2 : 1)
                .opacity(flip.isOn ? 0.75 : 0.25)
        }
        let middle = Rect(x: 0, y: 0, width: 400, height: 300).center
        #expect(
            list.commands == [
                .pushOpacity(0.5),
                .pushTransform(rotation: 0, scale: 2, anchor: middle),
                .pushTransform(rotation: 2, scale: 1, anchor: middle),
                .stroke(
                    .arc(center: middle, radius: 150, start: 0, end: 1.5 * .pi),
                    Color(red: 0.5, green: 0.5, blue: 0.5), lineWidth: 6),
                .popTransform, .popTransform, .popOpacity,
            ])
    }

    @Test("corners, places and sizes jump")
    func frames() {
        let flip = Flip()
        let list = halfWay(flip) {
            Color.red.cornerRadius(flip.isOn ? 40 : 4).frame(width: flip.isOn ? 200 : 100, height: 100)
                .position(x: flip.isOn ? 200 : 100, y: 150)
        }
        let rect = Rect(x: 100, y: 100, width: 200, height: 100)
        #expect(
            list.commands == [.pushClip(rect, cornerRadius: 40), .fill(.rectangle(rect), .red), .popClip])
    }

    @Test("progress jumps", arguments: [false, true])
    func progress(isRing: Bool) {
        let flip = Flip()
        let style: any ProgressViewStyle =
            isRing ? CircularProgressViewStyle(tint: .green) : LinearProgressViewStyle(tint: .green)
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = true
        environment.progressViewStyle = style
        let host = ViewHost(measurer: FixedMeasurer(), environment: environment) {
            ProgressView(value: Double(flip.count), total: 100)
        }
        let size = Size(width: 400, height: 300)
        _ = host.update(size: size, now: .zero)
        flip.count = 50
        let list = host.update(size: size, now: .zero)
        #expect(!host.needsUpdate)
        #expect(list == host.update(size: size, now: Instant(seconds: 1)))
    }

    @Test("a ring without a value fades and does not turn")
    func ring() {
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = true
        let host = ViewHost(measurer: FixedMeasurer(), environment: environment) {
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .green))
        }
        func arc(_ seconds: Double) -> (DrawShape, Color)? {
            let list = host.update(size: Size(width: 400, height: 300), now: Instant(seconds: seconds))
            guard case .stroke(let shape, let color, _) = list.commands.last else { return nil }
            return (shape, color)
        }
        let (first, second) = (arc(0), arc(0.5))
        #expect(first != nil && first?.0 == second?.0)
        #expect(first?.1 != second?.1)
        #expect(host.needsUpdate)
    }
}
