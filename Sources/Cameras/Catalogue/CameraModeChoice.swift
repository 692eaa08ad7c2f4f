/// Orders a camera's modes by how well they serve. Pure.
package struct CameraModeChoice: Equatable, Sendable {
    /// Enough for a nose at arm's length; more pixels cost time on a small board.
    private static let wantedWidth = 1280
    private static let wantedHeight = 720
    /// Frames a second at which a guide still follows an animal.
    private static let slowestGood = 20.0
    private static let wantedRate = 30.0

    /// Best first.
    package let ranked: [CameraMode]

    package init(_ modes: [CameraMode], profile: CameraProfile?) {
        // Equal modes keep the driver's order, which is no accident of numbers or of hashing.
        ranked = modes.enumerated()
            .map { (key: CameraModeChoice.key($0.element, profile) + [Double($0.offset)], mode: $0.element) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map(\.mode)
    }

    /// What to try after a mode for which the bus has no room: the best that needs clearly less.
    package func smaller(than mode: CameraMode) -> CameraMode? {
        ranked.first { $0.bandwidth < mode.bandwidth * 0.95 }
    }

    /// Less is better, member by member.
    private static func key(_ mode: CameraMode, _ profile: CameraProfile?) -> [Double] {
        let wantsCode = profile?.format.map { mode.code == $0 ? 0.0 : 1 } ?? 0
        let width = Double(profile?.width ?? wantedWidth)
        let height = Double(profile?.height ?? wantedHeight)
        let rate = profile?.rate ?? wantedRate
        let pixels = Double(mode.width) * Double(mode.height)
        let ratio = pixels / (width * height)
        // Twice the pixels is as far off as half of them.
        let distance = ratio >= 1 ? ratio - 1 : 1 / max(ratio, 1e-6) - 1
        // Of the same number of pixels, the shape that was asked for.
        let shape = abs(Double(mode.width) / Double(max(mode.height, 1)) - width / height)
        let isTooSlow = mode.rate < min(slowestGood, rate) ? 1.0 : 0
        return [wantsCode, isTooSlow, distance, shape, abs(mode.rate - rate), cost(mode.code)]
    }

    /// Uncompressed first where the rate is the same: nothing is lost, and nothing has to be decoded. Grey has no colour.
    private static func cost(_ code: FourCC) -> Double {
        switch code {
        case .nv12, .nv12Apart, .yu12, .yu12Apart: 0
        case .yuyv, .uyvy: 1
        case .motionJPEG, .jpeg: 2
        default: 3
        }
    }
}
