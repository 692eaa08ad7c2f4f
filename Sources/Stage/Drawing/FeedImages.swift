import Core
import Imaging
import Views

/// The newest picture of each feed, moved to the painter once for each revision, and its blurred form.
@MainActor final class FeedImages<P: Painter> {
    struct Shown {
        let image: P.Image
        let source: Rect
    }

    private struct Entry {
        weak var feed: (any LiveFeed)?
        var image: P.Image?
        /// Written next: a graphics processor may still be reading the other one.
        var spare: P.Image?
        var revision: UInt64?
        var blur: FeedBlur<P>?
        var round: UInt64 = 0
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var round: UInt64 = 0
    private(set) var problems: [String] = []

    func beginRound() {
        round += 1
        // A feed that was not shown for a while gives its memory back.
        for (key, entry) in entries where entry.feed == nil || entry.round + 120 < round { entries[key] = nil }
    }

    /// Moves new pictures to the painter before anything of this round is drawn.
    func prepare(_ list: DrawList, scale: Double, painter: P) {
        for case .feed(let reference, _, let rect, let gravity, let mirrored, let radius) in list.commands {
            let feed = reference.feed
            refresh(feed, painter)
            guard radius > 0,
                let placement = FeedPlacement(feed: feed, rect: rect, gravity: gravity, mirrored: mirrored)
            else { continue }
            let key = ObjectIdentifier(feed)
            guard let image = entries[key]?.image, let revision = entries[key]?.revision else { continue }
            var blur = entries[key]?.blur ?? FeedBlur()
            do throws(StageError) {
                try blur.update(
                    image, revision: revision, source: placement.source,
                    size: Size(width: placement.place.width * scale, height: placement.place.height * scale),
                    radius: radius * scale, painter: painter)
            } catch {
                note(error)
            }
            entries[key]?.blur = blur
        }
    }

    /// What to draw for a placement; `nil` when there is no picture.
    func image(_ feed: any LiveFeed, _ placement: FeedPlacement, blurRadius: Double, painter: P) -> Shown? {
        guard let entry = entries[ObjectIdentifier(feed)], let image = entry.image else { return nil }
        if blurRadius > 0, let blurred = entry.blur?.result { return Shown(image: blurred, source: .whole) }
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
