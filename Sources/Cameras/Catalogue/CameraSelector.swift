/// Which camera is meant.
package enum CameraSelector: Equatable, Sendable {
    /// The first of the catalogue.
    case best
    /// As people write it: `/dev/videoN`, `by-id/…`, `by-path/…`, the card's name, or `vvvv:pppp`.
    case named(String)

    /// Whether a node is meant by a name. Pure; a path that is a link is looked up by whoever knows the system.
    static func names(_ name: String, _ node: VideoNode) -> Bool {
        let short = name.hasPrefix("/dev/v4l/") ? String(name.dropFirst("/dev/v4l/".count)) : name
        if short.hasPrefix("by-id/") { return node.byID == String(short.dropFirst("by-id/".count)) }
        if short.hasPrefix("by-path/") { return node.byPath == String(short.dropFirst("by-path/".count)) }
        return node.path == name || node.vendorProduct == name.lowercased() || (!name.isEmpty && node.name == name)
    }

    /// Whether a name means this node and no other one.
    package static func means(_ name: String, _ node: VideoNode, aloneAmong nodes: [VideoNode]) -> Bool {
        nodes.filter { names(name, $0) } == [node]
    }

    /// The nodes that a name means: several where two cameras of a kind share it, in the order of their connectors.
    package static func nodes(_ name: String, among nodes: [VideoNode], kernel: any VideoKernel) -> [VideoNode] {
        let found = nodes.filter { names(name, $0) }
        if !found.isEmpty { return found.sorted(by: CameraSelector.byPlace) }
        guard name.hasPrefix("/") else { return [] }
        return kernel.node(at: name).map { [$0] } ?? []
    }

    static func byPlace(_ left: VideoNode, _ right: VideoNode) -> Bool {
        let keys = (CameraIdentity(left).orderKey, CameraIdentity(right).orderKey)
        return keys.0 == keys.1 ? left.path < right.path : keys.0.lexicographicallyPrecedes(keys.1)
    }
}
