import Core

/// The lasting part of a view: what it remembers from one pass to the next, found again by structural identity.
@MainActor final class Scope {
    private(set) var children: [ScopeKey: Scope] = [:]
    /// The pass in which this scope was last visited.
    private(set) var pass = 0
    private(set) var firstPass = 0
    private(set) var isAlive = true
    private weak var parent: Scope?
    /// The animation of the pass at this place; what leaves from here leaves with it.
    var animation: Animation?

    /// State boxes by the index of the property that owns them.
    var properties: [Int: AnyObject] = [:]
    /// What modifiers remember: the value an animation waits for, whether `onAppear` was told, who is pressed.
    var memory: AnyObject?
    var onRemoval: ((Instant) -> Void)?

    private var motions: [Motion] = []
    private var nextMotion = 0

    init() {}

    var isNew: Bool { firstPass == pass }

    func enter(_ pass: Int) {
        self.pass = pass
        if firstPass == 0 { firstPass = pass }
        nextMotion = 0
    }

    func child(_ key: ScopeKey, pass: Int) -> Scope {
        var key = key
        var repeats = 0
        while let known = children[key] {
            if known.pass != pass {
                known.enter(pass)
                return known
            }
            repeats += 1
            key = .again(key, repeats)
        }
        let scope = Scope()
        scope.parent = self
        scope.enter(pass)
        children[key] = scope
        return scope
    }

    /// The motion of the next node of this scope. Nodes are made in an order that the view's type fixes, so the
    /// number finds the same one in every pass.
    func takeMotion() -> Motion {
        if nextMotion == motions.count { motions.append(Motion()) }
        defer { nextMotion += 1 }
        return motions[nextMotion]
    }

    /// The nearest place above that is still on the screen.
    var livingParent: Scope? {
        var place = parent
        while let above = place, !above.isAlive { place = above.parent }
        return place
    }

    /// Lets go of everything that the pass did not visit.
    func sweep(_ pass: Int, at now: Instant) {
        for (key, child) in children {
            if child.pass == pass {
                child.sweep(pass, at: now)
            } else {
                child.leave(with: animation, at: now)
                children[key] = nil
            }
        }
    }

    private func leave(with animation: Animation?, at now: Instant) {
        isAlive = false
        self.animation = animation
        for child in children.values { child.leave(with: animation, at: now) }
        onRemoval?(now)
    }
}
