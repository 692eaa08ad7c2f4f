import Core

/// Picture files, loaded at about the size at which they are shown.
@MainActor final class PictureImages<P: Painter> {
    struct Key: Hashable {
        let path: String
        /// How often the file was another one after it had been cut off.
        let edition: Int
        /// How often the file's picture was halved.
        let halvings: Int
    }

    /// A file that could not be shown, or not to its end.
    private struct Failure {
        /// The file that it was; `nil` where there was none.
        let stamp: FileStamp?
        /// When it was last asked for.
        var round: UInt64
        let isShownInPart: Bool
    }

    private let perRound: Int
    private var images = BoundedCache<Key, P.Image>(bound: 48 << 20)
    private var sizes: [String: PixelSize] = [:]
    private var failures: [String: Failure] = [:]
    private var editions: [String: Int] = [:]
    /// Files that the painter has no memory for. They may be as they are and be shown later.
    private var refused = RefusedImages<String>()
    private var round: UInt64 = 0
    private var loaded = 0
    private var nextLook: Instant?
    private(set) var isIncomplete = false
    private(set) var problems: [String] = []

    private let secondsBetweenLooks = 1.0

    /// - Parameter perRound: how many files one picture may wait for; the others come with the next ones.
    init(perRound: Int) { self.perRound = perRound }

    func beginRound() {
        images.beginRound()
        round += 1
        loaded = 0
        isIncomplete = false
    }

    /// All files are read again when they are asked for next.
    func removeAll() {
        images.removeAll()
        failures.removeAll()
    }

    /// Looks, at most once a second, whether files that the last picture could not show are other ones now, and now and then
    /// whether there is memory for those that were refused.
    ///
    /// - Returns: true when there is something to be tried again by the next picture.
    func retry(at now: Instant) -> Bool {
        let isDue = refused.retry(at: now)
        return areChanged(at: now) || isDue
    }

    private func areChanged(at now: Instant) -> Bool {
        guard !failures.isEmpty else { return false }
        if let nextLook, now < nextLook { return false }
        nextLook = now + secondsBetweenLooks
        let changed = failures.filter { $0.value.round == round && FileStamp($0.key) != $0.value.stamp }
        for (path, failure) in changed {
            failures[path] = nil
            if failure.isShownInPart { editions[path, default: 0] += 1 }
        }
        return !changed.isEmpty
    }

    /// - Parameter shownAt: the size of the whole picture on the panel, in pixels.
    func image(_ path: String, shownAt wanted: Size, painter: P) -> P.Image? {
        if let size = sizes[path], let image = images[key(path, size, wanted, painter)] {
            failures[path]?.round = round
            return image
        }
        if let failure = failures[path], !failure.isShownInPart {
            failures[path]?.round = round
            return nil
        }
        guard !refused.contains(path) else { return nil }
        guard loaded < perRound else {
            isIncomplete = true
            return nil
        }
        loaded += 1
        // Taken before it is read: a file that is still being written is another one afterwards.
        let stamp = FileStamp(path)
        var isWhole = true
        do throws(StageError) {
            let image = try load(path, wanted, painter, &isWhole)
            if isWhole {
                failures[path] = nil
            } else {
                note(path, Failure(stamp: stamp, round: round, isShownInPart: true))
                say("A picture is shown in part: the end of its file is missing.")
            }
            return image
        } catch {
            // No path: it may hold what belongs to a pet's owner.
            say("A picture cannot be read (\(error.cause)).")
            if error.kind == .refused {
                refused.insert(path)
            } else {
                note(path, Failure(stamp: stamp, round: round, isShownInPart: false))
            }
            return nil
        }
    }

    private func note(_ path: String, _ failure: Failure) {
        if failures.count > 4096 { failures.removeAll() }
        failures[path] = failure
    }

    private func say(_ sentence: String) {
        if !problems.contains(sentence) { problems.append(sentence) }
    }

    private func load(
        _ path: String, _ wanted: Size, _ painter: P, _ isWhole: inout Bool
    ) throws(StageError) -> P.Image {
        var surface = try PictureFile(path).load(isWhole: &isWhole)
        let size = PixelSize(width: surface.width, height: surface.height)
        if sizes.count > 4096 { sizes.removeAll() }
        sizes[path] = size
        let key = self.key(path, size, wanted, painter)
        for _ in 0..<key.halvings { surface = try surface.halved() }
        let image = try painter.makeImage(surface)
        images.insert(image, for: key, cost: image.byteCount)
        return image
    }

    private func key(_ path: String, _ size: PixelSize, _ wanted: Size, _ painter: P) -> Key {
        Key(
            path: path, edition: editions[path] ?? 0,
            halvings: Self.halvings(size, shownAt: wanted, greatestSide: painter.greatestSide))
    }

    /// So many that it is still shown at no more than its size: linear drawing flickers below half. More where the
    /// painter would refuse an image that long.
    static func halvings(_ size: PixelSize, shownAt wanted: Size, greatestSide: Int) -> Int {
        var count = 0
        var (width, height) = (Double(size.width) / 2, Double(size.height) / 2)
        while width >= wanted.width && height >= wanted.height && width >= 2 && height >= 2
            || max(width, height) * 2 > Double(greatestSide)
        {
            count += 1
            width /= 2
            height /= 2
        }
        return count
    }
}
