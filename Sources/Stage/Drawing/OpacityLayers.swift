import Core

/// The layers of a picture's opacity groups. Where none can be made the opacity goes into each colour, as for groups
/// without overlap.
@MainActor final class OpacityLayers<P: Painter> {
    struct Layer {
        let group: OpacityGroup
        /// Holds the group in its top left corner.
        let image: P.Image
    }

    /// By the group's position.
    private var layers: [Int: Layer] = [:]
    /// The keys of all of them, in the order of the list.
    private var open: [Int] = []
    private(set) var problems: [String] = []

    /// The layer of the group at this position of the list.
    subscript(position: Int) -> Layer? { layers[position] }

    /// The last picture's layers go back to the pool.
    func beginRound(_ pool: TargetPool<P>) {
        for layer in layers.values { pool.giveBack(layer.image) }
        removeAll()
    }

    func removeAll() {
        layers.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
    }

    /// Lets the painter draw into a layer for the group; `nil` when it cannot.
    func begin(_ group: OpacityGroup, _ pool: TargetPool<P>, _ painter: P) -> P.Image? {
        let size = PixelSize(
            width: TargetPool<P>.rounded(group.area.width), height: TargetPool<P>.rounded(group.area.height))
        do throws(StageError) {
            let image = try pool.take(size, painter: painter)
            do throws(StageError) {
                try painter.beginLayer(image)
            } catch {
                pool.giveBack(image)
                throw error
            }
            return image
        } catch {
            if !problems.contains(error.sentence) { problems.append(error.sentence) }
            return nil
        }
    }

    /// From here on the layer stands for the group. Those of groups inside of it have been drawn and are free: groups in
    /// groups take no more memory than two of them.
    func end(_ group: OpacityGroup, _ image: P.Image, _ pool: TargetPool<P>) {
        while let inner = open.last, group.commands.contains(inner) {
            if let layer = layers.removeValue(forKey: inner) { pool.giveBack(layer.image) }
            open.removeLast()
        }
        layers[group.position] = Layer(group: group, image: image)
        open.append(group.position)
    }
}
