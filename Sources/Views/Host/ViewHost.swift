public import Core

/// Owns a tree of views: its state, its animations, and who gets a touch.
@MainActor public final class ViewHost {
    /// What flows into the root; setting it builds the tree anew.
    public var environment: EnvironmentValues {
        didSet { renew() }
    }

    private let makeRoot: () -> any View
    private let stale = StaleFlag()
    private let pass: Pass
    private let scope = Scope()
    private var screen: ScreenNode?
    /// Whether something changed that no body watches.
    private var isRenewed = true
    private var size: Size?
    private var canvas = Canvas(now: .zero)
    /// A touch or its release changed how something looks.
    private var needsDrawing = false
    private var touch = TouchTracker()
    private var focus = KeyFocus()
    /// Buildings in a row, without any input, in which a view changed what a body had read.
    private var restlessPasses = 0
    private var restlessView: Any.Type?
    private var hadTooManySheets = false

    /// An action may change what the next pass shows; a tree that never comes to rest is shown as it is.
    private static let passLimit = 4
    /// Sheets at one time; a sheet that shows itself would go on without an end.
    private static let sheetLimit = 16
    /// Buildings in a row that each call for the next one, after which that is no coming to rest any more.
    private static let restlessLimit = 100

    /// Builds nothing before the first `update`.
    ///
    /// - Parameters:
    ///   - measurer: measures text, and pictures too if it is a `PictureMeasurer`. Sizes of text are remembered.
    ///   - environment: `unit` and the size classes are replaced by what follows from the size.
    ///   - root: makes the root; called on the main thread when something that it read has changed, and for another
    ///     size or environment.
    public init(
        measurer: any TextMeasurer, environment: EnvironmentValues = .init(), root: @escaping () -> any View
    ) {
        self.environment = environment
        makeRoot = root
        pass = Pass(stale: stale, ruler: TextRuler(measurer: measurer))
    }

    /// True when the next `update` may differ: state changed, an observed model changed, an animation runs, a feed has
    /// a new picture, or a finger that is held down waits for its time.
    public var needsUpdate: Bool { isChanged || canvas.nextMove != nil || touch.isWaiting }

    /// The same, but for motions that are not worth a picture of their own yet (`Animation.minimumInterval`).
    ///
    /// - Parameter now: on the clock of `update`.
    public func needsUpdate(at now: Instant) -> Bool { isChanged || hasMoved(at: now) || touch.isWaiting }

    private var isChanged: Bool {
        stale.isDue || needsDrawing || canvas.feeds.contains { $0.hasNewPicture || $0.hasNewSize }
    }

    private func hasMoved(at now: Instant) -> Bool {
        canvas.nextMove.map { now - canvas.now >= $0 } ?? false
    }

    /// Whether what moves has been shown lately, and nothing else asks for another picture of it.
    private func isResting(at now: Instant) -> Bool {
        canvas.nextMove != nil && !hasMoved(at: now) && !needsDrawing && !canvas.feeds.contains(where: \.hasNewPicture)
    }

    /// What of the views cannot be shown as it is described, in one sentence each; once said it stays.
    package var problems: [String] {
        var problems: [String] = []
        if pass.room.wasShort {
            problems.append("Views lie too deep in each other for the stack; the innermost are left out.")
        }
        if hadTooManySheets {
            problems.append(
                "More than \(Self.sheetLimit) sheets are to be shown at a time; the others wait until one of these has gone."
            )
        }
        if let restlessView {
            problems.append(
                "\(restlessView) changes state while its body is read, and so is built again without an end; change it in onAppear or onChange."
            )
        }
        return problems
    }

    /// Lays the tree out for this size and moment and returns what to draw. Cheap when nothing changed.
    public func update(size: Size, now: Instant) -> DrawList {
        let size = Size(width: size.width.asLength ?? 0, height: size.height.asLength ?? 0)
        pass.room.begin()
        stale.wake()
        if size != self.size { renew() }
        perform(touch.advance(to: now, on: touchField))
        guard isChanged || canvas.nextMove != nil else { return canvas.list }
        self.size = size
        if canvas.feeds.contains(where: \.hasNewSize) { renew() }
        // A change that may show nothing new does not move what waits for its time: else each would cost a picture.
        let now = stale.isRaised && !isRenewed && isResting(at: now) ? canvas.now : now
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

    /// Gives the event to whom it means, by what is shown: fingers to what lies under them, keys to the button with the
    /// focus, then to the view in front that listens. Actions run before this returns.
    ///
    /// - Parameter now: when it happened, on the clock of `update`.
    public func handle(_ event: InputEvent, now: Instant) {
        restlessPasses = 0
        switch event {
        case .key(let key) where key.count == 1: type(key)
        case .key(let key): press(key)
        case .text(let text): type(text)
        case .touchDown, .touchMove, .touchUp, .touchCancel:
            if focus.clear() { needsDrawing = true }
            perform(touch.handle(event, on: touchField, now: now))
        }
    }

    private func press(_ key: String) {
        // For who takes text a space is part of it, and comes as such.
        guard key != "Space" || textListener == nil else { return }
        switch focus.handle(key, regions: canvas.regions) {
        case .moved: needsDrawing = true
        case .press(let action): action()
        case .ignored: canvas.keys.lazy.reversed().compactMap { $0.action(for: key) }.first?()
        }
    }

    private func type(_ text: String) {
        if let textListener { return textListener(text) }
        // A space was a key already.
        for character in text where character != " " { press(String(character)) }
    }

    private var textListener: (@MainActor (String) -> Void)? {
        canvas.keys.lazy.reversed().compactMap(\.textAction).first
    }

    private var touchField: TouchField {
        TouchField(canvas.regions, pointsPerMillimetre: environment.pointsPerMillimetre)
    }

    private func perform(_ effects: TouchEffects) {
        if effects.isVisible { needsDrawing = true }
        for call in effects.calls { call() }
    }

    /// One turn of the loop: lets the views' models take in what came. Called before `needsUpdate` is asked.
    public func turn() {
        for action in canvas.turns { action() }
    }

    /// Everything that can be tapped at this moment, back to front.
    public var touchTargets: [TouchTarget] {
        canvas.regions.compactMap { region in
            guard region.isTarget, !region.isBehindModal, let owner = region.owner, owner.isTapped,
                owner.kind != .backdrop
            else { return nil }
            return TouchTarget(
                label: region.label ?? label(inside: owner), rect: region.bounds, isEnabled: owner.isEnabled)
        }
    }

    /// The name that went to another gesture of the same view, or of a part of it.
    private func label(inside owner: Interaction) -> String? {
        let inner = canvas.regions.first { region in
            region.label != nil && region.owner?.chain.first { $0.isTapped } === owner
        }
        return inner?.label
    }

    private func renew() {
        isRenewed = true
        stale.raise()
    }

    private func build(size: Size, now: Instant) {
        let animation = stale.lower()
        pass.begin()
        scope.enter(pass.number)
        let screen = makeScreen(size: size, animation: animation)
        restlessPasses = pass.restless == nil ? 0 : restlessPasses + 1
        if restlessPasses == Self.restlessLimit, restlessView == nil { restlessView = pass.restless }
        if let earlier = self.screen { screen.takeOver(from: earlier) }
        self.screen = screen
        scope.sweep(pass.number, at: now, into: &pass.departures)
    }

    private func makeScreen(size: Size, animation: Animation?) -> ScreenNode {
        var environment = environment
        environment.unit = max(8, min(size.width, size.height) / 60)
        environment.horizontalSizeClass = size.width < 600 ? .compact : .regular
        environment.verticalSizeClass = size.height < 600 ? .compact : .regular
        var context = BuildContext(pass: pass, scope: scope, environment: environment, animation: animation)
        context.isRenewed = isRenewed
        isRenewed = false
        scope.animation = animation
        let (view, inner) = context.evaluated(by: ViewHost.self) { makeRoot() }
        let root = inner.buildOne(AnyView(erasing: view))
        place(root, in: size, direction: environment.layoutDirection)
        var nodes = [root]
        // A sheet may show another one, which is then appended while this one is built.
        var position = 0
        while position < min(pass.sheets.count, Self.sheetLimit) {
            let sheet = pass.sheets[position].makeNode()
            place(sheet, in: size, direction: environment.layoutDirection)
            nodes.append(sheet)
            position += 1
        }
        if position < pass.sheets.count { hadTooManySheets = true }
        pass.sheets.removeAll()
        return ScreenNode(nodes, in: context.child(.screen))
    }

    private func place(_ node: Node, in size: Size, direction: LayoutDirection) {
        let origin = Alignment.center.origin(of: node.size(for: Proposal(size)), in: size, direction)
        node.place(at: origin, proposal: Proposal(size), base: .zero)
    }

    private func draw(now: Instant) {
        needsDrawing = false
        pass.departures.removeAll { $0.endsIfGone(at: now) }
        let canvas = Canvas(now: now, hasRemains: !pass.departures.isEmpty)
        screen?.show(on: canvas, from: .zero)
        focus.draw(on: canvas)
        self.canvas = canvas
    }
}
