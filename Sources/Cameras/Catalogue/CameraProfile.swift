package import Imaging

/// What a board's profile says of one of its cameras. All that it leaves open is chosen by what the camera offers.
package struct CameraProfile: Equatable, Sendable {
    /// Which way it looks, seen from the booth.
    package enum Position: String, Equatable, Sendable, CaseIterable { case front, back }

    package var name: String
    package var position: Position
    /// What of its identity has to agree; members that are `nil` do not count.
    package var match: CameraMatch
    package var format: FourCC?
    package var width: Int?
    package var height: Int?
    /// Frames a second.
    package var rate: Double?
    /// How the picture has to be turned and mirrored to be upright.
    package var orientation: PictureOrientation
    /// Values by the names of `CameraSetting`, in the driver's own units.
    package var controls: [CameraSetting: Int64]

    package init(
        name: String, position: Position = .front, match: CameraMatch = CameraMatch(), format: FourCC? = nil,
        width: Int? = nil, height: Int? = nil, rate: Double? = nil, orientation: PictureOrientation = .upright,
        controls: [CameraSetting: Int64] = [:]
    ) {
        self.name = name
        self.position = position
        self.match = match
        self.format = format
        self.width = width
        self.height = height
        self.rate = rate
        self.orientation = orientation
        self.controls = controls
    }
}

/// What of a camera's identity a profile asks for.
package struct CameraMatch: Equatable, Sendable {
    package var byID: String?
    package var byPath: String?
    package var card: String?
    package var vendorProduct: String?
    package var driver: String?

    package init(
        byID: String? = nil, byPath: String? = nil, card: String? = nil, vendorProduct: String? = nil,
        driver: String? = nil
    ) {
        self.byID = byID
        self.byPath = byPath
        self.card = card
        self.vendorProduct = vendorProduct
        self.driver = driver
    }

    /// A match that asks for nothing fits every camera.
    package func fits(_ identity: CameraIdentity) -> Bool {
        let pairs = [
            (byID, identity.byID), (byPath, identity.byPath), (card, identity.card),
            (vendorProduct?.lowercased(), identity.vendorProduct), (driver, identity.driver),
        ]
        return pairs.allSatisfy { wanted, found in wanted == nil || wanted == found }
    }
}
