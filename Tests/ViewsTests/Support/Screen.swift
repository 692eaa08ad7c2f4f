import Core
import Views

/// A host on a screen of 400 × 300 points with a clock that the test turns. Text is 20 points high and 10 a character.
@MainActor final class Screen {
    let host: ViewHost
    let measurer = FixedMeasurer()
    var size = Size(width: 400, height: 300)
    private(set) var now = Instant(seconds: 100)

    init(_ root: @escaping @MainActor () -> any View) {
        var environment = EnvironmentValues()
        environment.font = .system(size: 20)
        host = ViewHost(measurer: measurer, environment: environment) { root() }
    }

    @discardableResult func update(after seconds: Double = 0) -> DrawList {
        now = now + seconds
        return host.update(size: size, now: now)
    }

    var list: DrawList { update() }

    /// Where the fill of this colour is.
    func rect(_ color: Color) -> Rect? {
        for case .fill(let shape, color) in list.commands {
            switch shape {
            case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): return rect
            default: break
            }
        }
        return nil
    }

    /// All lines of text, in the order of drawing.
    var lines: [String] {
        list.commands.compactMap { if case .text(let line, _, _, _) = $0 { line } else { nil } }
    }

    func origin(_ line: String) -> Point? {
        for case .text(line, _, _, let origin) in list.commands { return origin }
        return nil
    }

    func color(_ line: String) -> Color? {
        for case .text(line, _, let color, _) in list.commands { return color }
        return nil
    }

    func down(_ x: Double, _ y: Double, id: Int64 = 1) {
        update()
        host.handle(.touchDown(id: id, at: Point(x: x, y: y)), now: now)
    }

    func move(_ x: Double, _ y: Double, id: Int64 = 1) {
        host.handle(.touchMove(id: id, at: Point(x: x, y: y)), now: now)
    }

    func up(_ x: Double, _ y: Double, id: Int64 = 1) {
        host.handle(.touchUp(id: id, at: Point(x: x, y: y)), now: now)
    }

    func cancel(id: Int64 = 1) { host.handle(.touchCancel(id: id), now: now) }

    func tap(_ x: Double, _ y: Double, id: Int64 = 1) {
        down(x, y, id: id)
        up(x, y, id: id)
    }

    func key(_ name: String) {
        update()
        host.handle(.key(name), now: now)
    }
}
