/// What tells a camera from all others, also after it was plugged into another connector or got another number.
package struct CameraIdentity: Hashable, Sendable {
    /// Name under `/dev/v4l/by-id`; two cameras of a kind without serial numbers share it.
    package var byID: String?
    /// Name under `/dev/v4l/by-path`: where it is plugged in.
    package var byPath: String?
    /// The name that it has for people; may be empty.
    package var card: String
    /// `vvvv:pppp`, lower case hexadecimal; USB only.
    package var vendorProduct: String?
    /// Empty until it was opened.
    package var driver: String

    package init(
        byID: String? = nil, byPath: String? = nil, card: String, vendorProduct: String? = nil, driver: String = ""
    ) {
        self.byID = byID
        self.byPath = byPath
        self.card = card
        self.vendorProduct = vendorProduct
        self.driver = driver
    }

    /// Of a node that nobody has opened yet.
    package init(_ node: VideoNode) {
        self.init(byID: node.byID, byPath: node.byPath, card: node.name, vendorProduct: node.vendorProduct)
    }

    package init(_ node: VideoNode, _ capability: VideoCapability) {
        self.init(node)
        // Without sysfs the node has no name of its own; sysfs may have more of it than fits into the card's field.
        if card.isEmpty { card = capability.card }
        driver = capability.driver
    }

    /// How a camera that is there now may be one that was there before.
    package enum Kinship: Equatable, Sendable {
        /// Of the same kind, at the same connector.
        case same
        /// Of the same kind, at another connector: it was moved, or it is another one of its kind.
        case moved
    }

    /// `nil` for a camera of another kind. The driver is not asked: a node that was not opened has none yet.
    package func kinship(of other: CameraIdentity) -> Kinship? {
        guard byID == other.byID, vendorProduct == other.vendorProduct, card == other.card else { return nil }
        return byPath == other.byPath ? .same : .moved
    }

    /// What people call it; never empty.
    package var title: String {
        if !card.isEmpty { return card }
        if let byID { return byID }
        return driver.isEmpty ? "a camera without a name" : driver
    }

    /// What stays when numbers trade places, for an order that stays too.
    var orderKey: [String] { [byPath ?? "~", byID ?? "~", card, vendorProduct ?? "~", driver] }
}
