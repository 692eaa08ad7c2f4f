/// A video node as the system lists it, before anything is opened. The number in its path says nothing about which
/// device it is: numbers trade places when devices are plugged.
package struct VideoNode: Hashable, Sendable {
    /// `/dev/videoN`.
    package var path: String
    /// The card's name as sysfs has it; may be empty.
    package var name: String
    /// Name under `/dev/v4l/by-id`, as udev makes it of the device's own texts; `nil` for what has none. Two cameras of a
    /// kind without serial numbers share it.
    package var byID: String?
    /// Name under `/dev/v4l/by-path`: the connector; `nil` where neither udev nor a bus tells.
    package var byPath: String?
    /// `vvvv:pppp` of a USB device, lower case hexadecimal.
    package var vendorProduct: String?

    package init(
        path: String, name: String = "", byID: String? = nil, byPath: String? = nil, vendorProduct: String? = nil
    ) {
        self.path = path
        self.name = name
        self.byID = byID
        self.byPath = byPath
        self.vendorProduct = vendorProduct
    }
}
