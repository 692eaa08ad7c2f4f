/// What one detection took, in seconds.
package struct DetectionCost: Equatable, Sendable {
    /// Scaling the picture into the network's input.
    package var resize: Double
    /// The network alone.
    package var network: Double
    /// Reading boxes from its maps.
    package var decode: Double

    package init(resize: Double, network: Double, decode: Double) {
        self.resize = resize
        self.network = network
        self.decode = decode
    }

    package var total: Double { resize + network + decode }
}
