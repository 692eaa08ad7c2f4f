public import Core
import Observation

/// Owns a tree of views: its state, its animations, and who gets a touch.
@MainActor public final class ViewHost {
    /// What flows into the root; setting it builds the tree anew.
    public var environment: EnvironmentValues {
        didSet { stale.raise() }
    }

    private let makeRoot: () -> any View
    private let stale = StaleFlag()
    private let pass: Pass
    private let pulse = Pulse()
    private let scope = Scope()
    private var nodes: [Node] = []
    private var size: Size?
    private var canvas = Canvas(now: .zero)
    /// A touch or its release changed how something looks.
    private var needsDrawing = false
    private var touch = TouchTracker()
    private var focus = KeyFocus()

    /// An action may change what the next pass shows; a tree that never comes to rest is shown as it is.
    private static let passLimit = 4

    public init(
        measurer: any TextMeasurer, environment: EnvironmentValues = .init(), root: @escaping () -> any View
    ) {
        self.environment = environment
        makeRoot = root
        pass = Pass(stale: stale, ruler: TextRuler(measurer: measurer))
    }

    /// True when the next `update` may differ: state changed, an observed model changed, an animation runs, or a feed
    /// has a new picture.
    public var needsUpdate: Bool {
        stale.isRaised || needsDrawing || canvas.isMoving
            || canvas.feeds.contains { $0.hasNewPicture || $0.hasNewSize }
    }

    /// Lays the tree out for this size and moment and returns what to draw. Cheap when nothing changed.
    public func update(size: Size, now: Instant) -> DrawList {
        let size = Size(width: size.width.asLength ?? 0, height: size.height.asLength ?? 0)
        if size != self.size { stale.raise() }
        guard needsUpdate else { return canvas.list }
        self.size = size
        if canvas.feeds.contains(where: \.hasNewSize) { stale.raise() }
        var isDrawn = false
        for _ in 0..<Self.passLimit {
            guard stale.isRaised else { break }
            build(size: size, now: now)
            draw(now: now)
            isDrawn = true
            for action in pass.takeActions() { action() }
        }
        if !isDrawn { draw(now: now) }
        return canvas.list
    }

    public func handle(_ event: InputEvent, now: Instant) {
        switch event {
        case .key(let key):
            if focus.handle(key, regions: canvas.regions) {
                needsDrawing = true
            } else {
                canvas.keys.last { $0.key == key }?.action()
            }
        case .touchDown, .touchMove, .touchUp, .touchCancel:
            if focus.clear() { needsDrawing = true }
            if touch.handle(event, regions: canvas.regions, now: now) { needsDrawing = true }
        }
    }

    /// One turn of the loop: lets the views' models take in what came. Called before `needsUpdate` is asked.
    public func turn() {
        for action in canvas.turns { action() }
    }

    /// Everything that can be tapped at this moment, back to front.
    public var touchTargets: [TouchTarget] {
        canvas.regions.compactMap { region in
            guard region.isTarget, !region.isBehindModal, let owner = region.owner, owner.kind != .backdrop else {
                return nil
            }
            return TouchTarget(label: region.label, rect: region.bounds, isEnabled: owner.isEnabled)
        }
    }

    private func build(size: Size, now: Instant) {
        // Withdraws what the last pass still watches: nothing but a change ends an observation.
        pulse.beat += 1
        let animation = stale.lower()
        pass.begin()
        scope.enter(pass.number)
        let stale = stale
        withObservationTracking {
            _ = pulse.beat
            nodes = makeNodes(size: size, animation: animation)
        } onChange: {
            stale.raise()
        }
        scope.sweep(pass.number, at: now)
    }

    private func makeNodes(size: Size, animation: Animation?) -> [Node] {
        var environment = environment
        environment.unit = max(8, min(size.width, size.height) / 60)
        environment.horizontalSizeClass = size.width < 600 ? .compact : .regular
        environment.verticalSizeClass = size.height < 600 ? .compact : .regular
        let context = BuildContext(pass: pass, scope: scope, environment: environment, animation: animation)
        scope.animation = animation
        let root = context.buildOne(AnyView(erasing: makeRoot()))
        place(root, in: size, direction: environment.layoutDirection)
        var nodes = [root]
        // A sheet may show another one, which is then appended while this one is built.
        var position = 0
        while position < pass.sheets.count {
            let sheet = pass.sheets[position].makeNode()
            place(sheet, in: size, direction: environment.layoutDirection)
            nodes.append(sheet)
            position += 1
        }
        pass.sheets.removeAll()
        return nodes
    }

    private func place(_ node: Node, in size: Size, direction: LayoutDirection) {
        let origin = Alignment.center.origin(of: node.size(for: Proposal(size)), in: size, direction)
        node.place(at: origin, proposal: Proposal(size), base: .zero)
    }

    private func draw(now: Instant) {
        needsDrawing = false
        let canvas = Canvas(now: now)
        for node in nodes { node.draw(on: canvas, from: .zero) }
        focus.draw(on: canvas)
        pass.shown = canvas.list.commands
        pass.departures.removeAll { $0.opacity(at: now) == nil || $0.place?.isAlive == false }
        for departure in pass.departures {
            canvas.willMove()
            canvas.faded(departure.opacity(at: now) ?? 0) {
                for command in departure.commands { canvas.append(command) }
            }
        }
        self.canvas = canvas
    }
}
