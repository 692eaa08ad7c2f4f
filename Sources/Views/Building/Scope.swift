import Core

/// The lasting part of a view: what it remembers from one pass to the next, found again by structural identity.
@MainActor final class Scope {
    private(set) var children: [ScopeKey: Scope] = [:]
    /// The pass in which this scope was last visited.
    private(set) var pass = 0
    private(set) var firstPass = 0
    private(set) var isAlive = true
    /// The animation of the pass at this place; what leaves from here leaves with it.
    var animation: Animation?

    /// State boxes by the index of the property that owns them.
    var properties: [Int: AnyObject] = [:]
    /// What modifiers remember: the value an animation waits for, whether `onAppear` was told, who is pressed.
    var memory: AnyObject?
    var onRemoval: ((Instant) -> Void)?
    /// How much is there of what comes and goes with a transition at this place.
    var presence: Presence?
    /// What the body at this place has given.
    var evaluation: Evaluation?
    /// What stood here before, and is still leaving: what begins in its place goes on from it.
    private(set) var predecessor: Scope?
    /// What has left and is still to be seen.
    private var leaving: [ScopeKey: Scope] = [:]

    private var motions: [Motion] = []
    private var nextMotion = 0

    init() {}

    var isNew: Bool { firstPass == pass }

    func enter(_ pass: Int) {
        self.pass = pass
        if firstPass == 0 { firstPass = pass }
        nextMotion = 0
    }

    func child(_ first: ScopeKey, pass: Int) -> Scope {
        var key = first
        var repeats = 0
        while let known = children[key] {
            if known.pass != pass {
                known.enter(pass)
                return known
            }
            repeats += 1
            key = .again(first, repeats)
        }
        let scope = Scope()
        if let earlier = leaving.removeValue(forKey: key) ?? predecessor?.children[key] ?? predecessor?.leaving[key] {
            scope.predecessor = earlier
            scope.motions = earlier.motions
        }
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

    /// Lets go of everything that the pass did not visit. What of it is still to be seen is appended.
    func sweep(_ pass: Int, at now: Instant, into departures: inout [Departure]) {
        predecessor = nil
        for (key, child) in children {
            if child.pass == pass {
                child.sweep(pass, at: now, into: &departures)
                continue
            }
            children[key] = nil
            var presences: [Presence] = []
            child.leave(with: animation, at: now, isCovered: false, into: &presences)
            guard !presences.isEmpty else { continue }
            leaving[key] = child
            departures.append(Departure(place: self, key: key, left: child, presences: presences))
        }
    }

    /// What has left under this key is no longer to be seen; another may be leaving there.
    func forget(_ key: ScopeKey, _ left: Scope) {
        if leaving[key] === left { leaving[key] = nil }
    }

    /// - Parameter isCovered: whether something around it leaves with a transition, which then is that of all of it.
    private func leave(
        with animation: Animation?, at now: Instant, isCovered: Bool, into presences: inout [Presence]
    ) {
        isAlive = false
        evaluation?.end()
        self.animation = animation
        if let presence, !isCovered || presence.standsAlone, presence.leave(with: animation, at: now) {
            presences.append(presence)
        }
        let isCovered = isCovered || presence != nil
        for child in children.values {
            child.leave(with: animation, at: now, isCovered: isCovered, into: &presences)
        }
        // What has left a screen does not outlive it, unless it lay above the screen.
        if !isCovered { for child in leaving.values { child.end() } }
        onRemoval?(now)
    }

    private func end() {
        guard presence?.standsAlone != true else { return }
        presence?.end()
        for child in children.values { child.end() }
        for child in leaving.values { child.end() }
    }
}
