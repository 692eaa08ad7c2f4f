/// Which of several cameras is open, which is asked for, and which to go back to. A value; cameras are their numbers.
struct CameraChoice: Equatable, Sendable {
    let count: Int
    /// The one that is open, or will be at the next start.
    private(set) var active = 0
    /// The one that is asked for; it is not open yet where it differs from `active`.
    private(set) var wanted = 0
    /// The one that was wanted before.
    private var before = 0
    /// The one that gave pictures last, since the start.
    private var proven: Int?
    /// The one that was given up last, until the next turn, which goes past it.
    private var refused: Int?

    init(count: Int) { self.count = count }

    /// A start opens what was active, and what worked in the past counts no more.
    mutating func start() {
        (wanted, before) = (active, active)
        (proven, refused) = (nil, nil)
    }

    /// Asks for the next one: after one that was given up the one behind that, so that a broken camera hides none. It is
    /// asked for again in the next round. False when there is no other.
    mutating func turn() -> Bool {
        guard count > 1 else { return false }
        before = wanted
        let last = refused ?? wanted
        // Behind the one that was given up may be the one that is open, and that is no other.
        wanted = next(last) == wanted ? next(wanted) : next(last)
        refused = nil
        // It is opened anew, and has to give a picture anew: what it gave before leads to nothing to go back to.
        if proven == wanted { proven = nil }
        return true
    }

    mutating func opened() { active = wanted }

    mutating func gavePicture() { proven = wanted }

    /// The wanted one gives no pictures: asks for the one that did. False when there is none to go back to.
    mutating func goBack() -> Bool {
        let last = proven ?? before
        guard last != wanted else { return false }
        refused = wanted
        (wanted, before) = (last, last)
        return true
    }

    private func next(_ camera: Int) -> Int { (camera + 1) % count }
}
