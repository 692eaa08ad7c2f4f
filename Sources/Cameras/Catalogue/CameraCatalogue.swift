package import Core

/// Every video node of the system, cameras first and the best of them at the top, the others with why they are none.
///
/// The order depends on what the devices are and where they are plugged in, and never on their numbers.
package struct CameraCatalogue: Equatable, Sendable {
    package let entries: [CameraEntry]

    package var cameras: [CameraEntry] { entries.filter(\.isCamera) }

    /// Opens each node for a moment. Blocks where a driver hangs: not for the main thread of a booth.
    ///
    /// - Parameter profiles: those of the board; a camera that one of them names comes before all others, in their order.
    package init(kernel: any VideoKernel, profiles: [CameraProfile] = []) throws(SystemError) {
        entries = try kernel.nodes().map { CameraCatalogue.entry($0, kernel, profiles) }
            .map { (key: CameraCatalogue.key($0, profiles), entry: $0) }
            .sorted { left, right in
                left.key == right.key
                    ? CameraCatalogue.breaksTie(left.entry, right.entry)
                    : left.key.lexicographicallyPrecedes(right.key)
            }
            .map(\.entry)
    }

    private static func entry(
        _ node: VideoNode, _ kernel: any VideoKernel, _ profiles: [CameraProfile]
    ) -> CameraEntry {
        let device: Int32
        do throws(SystemError) { device = try kernel.open(node.path) } catch {
            return CameraEntry(
                node: node, identity: CameraIdentity(node),
                verdict: .leftOut(CameraFault(opening: node.path, error).sentence))
        }
        // What a close has to say of a device that was only looked at is of no interest.
        defer { try? kernel.close(device) }
        let capability = try? kernel.capability(device)
        let identity = capability.map { CameraIdentity(node, $0) } ?? CameraIdentity(node)
        do throws(CameraFault) {
            let found = try CameraExamination(kernel: kernel, device: device).examine(node)
            let profile = profiles.first { $0.match.fits(identity) }
            return CameraEntry(
                node: node, identity: identity, formats: found.formats,
                verdict: .camera(
                    modes: CameraModeChoice(found.modes, profile: profile).ranked,
                    controls: CameraControls(kernel: kernel, device: device).facts()),
                profile: profile)
        } catch {
            let formats = capability?.captureType.flatMap { type in
                try? CameraModeReader(kernel: kernel, device: device, type: type).codes()
            }
            return CameraEntry(
                node: node, identity: identity, formats: formats ?? [], verdict: .leftOut(error.sentence))
        }
    }

    /// Cameras before the rest; those of a profile before others; those with colour before grey ones; real ones before
    /// virtual ones; then by what they can do for a detector.
    private static func key(_ entry: CameraEntry, _ profiles: [CameraProfile]) -> [Int] {
        guard case .camera(let modes, _) = entry.verdict, let best = modes.first else { return [1] }
        let rank = entry.profile.flatMap { profiles.firstIndex(of: $0) } ?? profiles.count
        let isGrey = modes.allSatisfy { $0.code == .grey }
        let isVirtual = ["v4l2 loopback", "vivid", "vimc"].contains(entry.identity.driver)
        let pixels = min(best.width * best.height, 1920 * 1080)
        return [0, rank, isGrey ? 1 : 0, isVirtual ? 1 : 0, -pixels, best.rate < 20 ? 1 : 0]
    }

    private static func breaksTie(_ left: CameraEntry, _ right: CameraEntry) -> Bool {
        let keys = (left.identity.orderKey, right.identity.orderKey)
        // Two devices that nothing tells apart are interchangeable; their paths at least give an order.
        return keys.0 == keys.1 ? left.node.path < right.node.path : keys.0.lexicographicallyPrecedes(keys.1)
    }
}
