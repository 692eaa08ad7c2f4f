import Core

/// Which camera is looked for. A value that goes along from opening to opening.
package struct CameraSearch: Equatable, Sendable {
    package var selector: CameraSelector
    package var profiles: [CameraProfile]
    /// The one that was open; it is looked for before any other.
    package var identity: CameraIdentity?
    /// Those that were there beside it: none of them is it.
    package var others: [CameraIdentity] = []

    package init(_ selector: CameraSelector, profiles: [CameraProfile] = []) {
        self.selector = selector
        self.profiles = profiles
    }

    /// Nodes that may be the camera, the likeliest first. Blocks where a driver hangs.
    func candidates(_ kernel: any VideoKernel) throws(CameraFault) -> [VideoNode] {
        let nodes: [VideoNode]
        do throws(SystemError) { nodes = try kernel.nodes() } catch {
            throw CameraFault(.refused, "the cameras of this machine cannot be listed: \(error)", cause: error)
        }
        let found = identity.map { known(nodes, $0) } ?? []
        if !found.isEmpty { return found }
        switch selector {
        case .named(let name):
            // A path is a connector for now: after the camera there went away, another one may sit behind the number.
            let named = CameraSelector.nodes(name, among: nodes, kernel: kernel).filter { isNew($0) }
            guard !named.isEmpty else { throw CameraFault(.missing, "there is no camera \(name)") }
            return named
        case .best:
            return try best(kernel)
        }
    }

    /// The camera itself at its connector, else one of its kind that was not there before.
    private func known(_ nodes: [VideoNode], _ identity: CameraIdentity) -> [VideoNode] {
        let kin = nodes.compactMap { node in identity.kinship(of: CameraIdentity(node)).map { (node, $0) } }
        let same = kin.filter { $0.1 == .same }.map(\.0)
        return same.isEmpty ? kin.map(\.0).filter { isNew($0) }.sorted(by: CameraSelector.byPlace) : same
    }

    private func isNew(_ node: VideoNode) -> Bool {
        !others.contains { $0.kinship(of: CameraIdentity(node)) == .same }
    }

    private func best(_ kernel: any VideoKernel) throws(CameraFault) -> [VideoNode] {
        let catalogue: CameraCatalogue
        do throws(SystemError) { catalogue = try CameraCatalogue(kernel: kernel, profiles: profiles) } catch {
            throw CameraFault(.refused, "the cameras of this machine cannot be listed: \(error)", cause: error)
        }
        let cameras = catalogue.cameras.map(\.node).filter { isNew($0) }
        guard cameras.isEmpty else { return cameras }
        // What would have been one says more than that there is none.
        if identity == nil, let fault = deniedOrBusy(kernel, catalogue) { throw fault }
        throw CameraFault(.missing, identity.map { "\($0.title) is not there" } ?? "no camera was found")
    }

    private func deniedOrBusy(_ kernel: any VideoKernel, _ catalogue: CameraCatalogue) -> CameraFault? {
        for entry in catalogue.entries {
            do throws(SystemError) {
                let device = try kernel.open(entry.node.path)
                try? kernel.close(device)
            } catch {
                let fault = CameraFault(opening: entry.node.path, error)
                if fault.kind == .denied || fault.kind == .busy { return fault }
            }
        }
        return nil
    }
}
