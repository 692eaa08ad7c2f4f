package import Core
import Glibc
package import Vision

/// Remembers which kind of animal was seen, because a very near nose shows no head to tell it by.
package struct SpeciesEvidence: Equatable, Sendable {
    /// Seconds over which sightings are averaged.
    static let memory = 0.6
    /// Weaker heads are seen in empty rooms now and then.
    static let clearScore = 0.57
    /// Average score from which a decision is made.
    static let decisive = 0.25
    /// Share of the picture that a head fills before its kind is told: far away, a cat looks like a small dog.
    static let smallestHead = 0.28
    /// Seconds without any animal after which the next one is a new one.
    static let forgetting = 1.0

    private var asked = 0.0
    private var other = 0.0
    private var lastSeen: Instant?
    private var updated: Instant?
    /// True once the other kind was seen clearly, until it has left.
    private(set) package var isWrongSpecies = false

    package init() {}

    package mutating func take(_ detections: [Detection], kinds: TargetKinds, at now: Instant) {
        let weight = updated.map { 1 - exp(-max(0, now - $0) / SpeciesEvidence.memory) } ?? 0
        updated = now
        func best(_ kind: PetClass, atLeast extent: Double = SpeciesEvidence.smallestHead) -> Double {
            detections.filter {
                $0.kind == kind && $0.score >= SpeciesEvidence.clearScore && max($0.box.width, $0.box.height) >= extent
            }.map(\.score).max() ?? 0
        }
        var own = best(kinds.face)
        // A nose near enough to be registered speaks for a dog, though less clearly than a head; once a cat was seen it
        // is taken for the cat's.
        if !isWrongSpecies, kinds.target != kinds.face,
            detections.contains(where: { $0.kind == kinds.target && $0.score > 0.88 })
        {
            own = max(own, 0.4)
        }
        let foreign = best(kinds.otherFace)
        asked += (own - asked) * weight
        other += (foreign - other) * weight
        if own > 0 || foreign > 0 || best(kinds.target, atLeast: 0) > 0 { lastSeen = now }
        if other > SpeciesEvidence.decisive, other > 1.5 * asked {
            isWrongSpecies = true
        } else if asked > SpeciesEvidence.decisive, asked > 1.5 * other {
            isWrongSpecies = false
        }
        if let seen = lastSeen, now - seen > SpeciesEvidence.forgetting {
            self = SpeciesEvidence()
            updated = now
        }
    }
}
