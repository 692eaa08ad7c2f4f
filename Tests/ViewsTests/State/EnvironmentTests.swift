import Core
import Testing

@testable import Views

private struct ClinicName: EnvironmentKey {
    static let defaultValue = "no clinic"
}

private struct Greeting: EnvironmentKey {
    static let defaultValue: String? = "hello"
}

extension EnvironmentValues {
    fileprivate var clinicName: String {
        get { self[ClinicName.self] }
        set { self[ClinicName.self] = newValue }
    }
}

private struct Sign: View {
    @Environment(\.clinicName) private var name
    @Environment(\.horizontalSizeClass) private var width

    var body: some View { Text("\(name) \(width == .compact ? "narrow" : "wide")") }
}

@MainActor @Suite("Environment")
struct EnvironmentTests {
    @Test("flows down, and only down")
    func flow() {
        let screen = Screen {
            VStack {
                Sign().environment(\.clinicName, "Paws")
                Sign()
            }
        }
        #expect(screen.lines == ["Paws narrow", "no clinic narrow"])
    }

    @Test("tells what was never set from what was set to nothing")
    func optional() {
        var values = EnvironmentValues()
        #expect(values[Greeting.self] == "hello")
        values[Greeting.self] = nil
        #expect(values[Greeting.self] == nil)
        values[Greeting.self] = "good day"
        #expect(values[Greeting.self] == "good day")
    }

    @Test("tells how wide the screen is")
    func sizeClass() {
        let screen = Screen { Sign() }
        screen.size = Size(width: 800, height: 480)
        #expect(screen.lines == ["no clinic wide"])
    }

    @Test("of the host can be changed while it runs")
    func host() {
        let screen = Screen { Sign() }
        screen.update()
        screen.host.environment.clinicName = "Tails"
        #expect(screen.lines == ["Tails narrow"])
    }

    @Test("gives the nearest colour to a text")
    func color() {
        let screen = Screen {
            VStack {
                Text("a")
                Text("b").foregroundColor(.green)
            }
            .foregroundColor(.red)
        }
        #expect(screen.color("a") == .red)
        #expect(screen.color("b") == .green)
    }

    @Test("an object that a view owns is made once")
    func stateObject() {
        struct Holder: View {
            @StateObject private var flip = Flip()
            var body: some View { Button("\(flip.count)") { flip.count += 1 }.frame(width: 100, height: 100) }
        }
        let outer = Flip()
        let screen = Screen {
            VStack {
                Holder()
                Text(outer.isOn ? "on" : "off")
            }
        }
        screen.tap(200, 150)
        outer.isOn = true
        #expect(screen.lines == ["1", "on"])
    }
}
