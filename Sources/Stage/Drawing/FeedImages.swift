import Core
import Imaging
import Views

/// The newest picture of each feed, moved to the painter once for each revision, and its blurred forms.
@MainActor final class FeedImages<P: Painter> {
    struct Shown {
        let image: P.Image
        let source: Rect
    }

    private struct Entry {
        weak var feed: (any LiveFeed)?
        var image: P.Image?
        /// Counts all pictures of all feeds.
        var picture: UInt64 = 0
        /// Written next: a graphics processor may still be reading the other one.
        var spare: P.Image?
        var revision: UInt64?
        var round: UInt64 = 0
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// One for each place in which a feed is shown blurred.
    private var blurs: [FeedBlur<P>] = []
    private var wanted: [BlurPlan] = []
    private var pictures: UInt64 = 0
    private var round: UInt64 = 0
    private(set) var problems: [String] = []

    func beginRound() {
        round += 1
        // A feed that was not shown for a while gives its memory back.
        for (key, entry) in entries where entry.feed == nil || entry.round + 120 < round { entries[key] = nil }
    }

    /// Forgets what the graphics system has lost.
    func forget(_ loss: TextureLoss) {
        blurs.removeAll()
        if loss == .everything { entries.removeAll() }
    }

    /// Moves new pictures to the painter before anything of this round is drawn.
    ///
    /// - Parameter room: of the view, in pixels.
    func prepare(_ list: DrawList, scale: Double, room: PixelSize, pool: TargetPool<P>, painter: P) {
        wanted.removeAll(keepingCapacity: true)
        for case .feed(let reference, _, let rect, let gravity, let mirrored, let radius) in list.commands {
            let feed = reference.feed
            refresh(feed, painter)
            guard radius > 0, !rect.isEmpty,
                let placement = FeedPlacement(feed: feed, rect: rect, gravity: gravity, mirrored: mirrored)
            else { continue }
            let plan = BlurPlan(feed, placement, radius: radius, scale: scale)
            if !wanted.contains(plan) { wanted.append(plan) }
        }
        // What is no longer shown so lends its target to what is.
        for blur in blurs where !wanted.contains(blur.plan) { pool.giveBack(blur.target) }
        blurs.removeAll { !wanted.contains($0.plan) }
        for plan in wanted {
            do throws(StageError) {
                try blur(plan, room: room, pool: pool, painter: painter)
            } catch {
                note(error)
            }
        }
    }

    private func blur(
        _ plan: BlurPlan, room: PixelSize, pool: TargetPool<P>, painter: P
    ) throws(StageError) {
        guard let entry = entries[plan.feed], let image = entry.image else { return }
        let index: Int
        if let known = blurs.firstIndex(where: { $0.plan == plan }) {
            index = known
        } else {
            let size = plan.targetSize(at: plan.resultLevel, room: room)
            blurs.append(FeedBlur(plan, target: try pool.take(size, painter: painter)))
            index = blurs.count - 1
        }
        try blurs[index].update(image, picture: entry.picture, room: room, pool: pool, painter: painter)
    }

    /// What to draw for a placement; `nil` when there is no picture.
    ///
    /// - Parameter scale: pixels a point, as it was prepared for.
    func image(
        _ feed: any LiveFeed, _ placement: FeedPlacement, blurRadius: Double, scale: Double
    ) -> Shown? {
        guard let entry = entries[ObjectIdentifier(feed)], let image = entry.image else { return nil }
        if blurRadius > 0 {
            let plan = BlurPlan(feed, placement, radius: blurRadius, scale: scale)
            if let blur = blurs.first(where: { $0.plan == plan && $0.isReady }) {
                return Shown(image: blur.target, source: blur.part)
            }
        }
        return Shown(image: image, source: placement.source)
    }

    private func refresh(_ feed: any LiveFeed, _ painter: P) {
        let key = ObjectIdentifier(feed)
        var entry = entries[key] ?? Entry(feed: feed)
        entry.round = round
        // The revision is read first: a picture that comes in between is then moved twice, never missed.
        let revision = feed.revision
        if entry.revision != revision || entry.feed == nil {
            entry.feed = feed
            entry.revision = revision
            if let frame = (feed as? FrameFeed)?.frame {
                do throws(StageError) {
                    let image = try painter.upload(frame, into: entry.spare)
                    entry.spare = entry.image
                    entry.image = image
                    pictures += 1
                    entry.picture = pictures
                } catch {
                    note(error)
                }
            } else {
                entry.image = nil
            }
        }
        entries[key] = entry
    }

    private func note(_ error: StageError) {
        if !problems.contains(error.sentence) { problems.append(error.sentence) }
    }
}
