/// What sysfs tells of the device behind a video node, in the words that udev would make of it.
struct SysfsDevice {
    /// USB devices alone have numbers and texts of their own.
    let vendorProduct: String?
    let byID: String?
    let byPath: String

    /// - Parameter node: `/sys/class/video4linux/videoN`. `nil` when no hardware is behind it.
    init?(of node: String) {
        guard let interface = VideoNodeListing.resolved(node + "/device") else { return nil }
        let suffix = "-video-index" + (SysfsText.read(node + "/index") ?? "0")
        byPath = SysfsDevice.connector(interface) + suffix
        // A node hangs below an interface, and that below the device, which alone has the numbers.
        let device = interface.split(separator: "/").dropLast().joined(separator: "/")
        func attribute(_ name: String) -> String? {
            SysfsText.read("/\(device)/\(name)").flatMap { $0.isEmpty ? nil : $0 }
        }
        guard let vendor = attribute("idVendor"), let product = attribute("idProduct") else {
            (vendorProduct, byID) = (nil, nil)
            return
        }
        vendorProduct = "\(vendor):\(product)".lowercased()
        let words = [attribute("manufacturer") ?? vendor, attribute("product") ?? product, attribute("serial")]
        byID = "usb-" + words.compactMap { $0 }.map(SysfsDevice.word).joined(separator: "_") + suffix
    }

    /// The way udev writes texts of devices into names: spaces to underscores, unusual characters too.
    private static func word(_ text: String) -> String {
        String(
            text.map { character in
                character.isASCII && (character.isLetter || character.isNumber || "#+-.:=@_".contains(character))
                    ? character : "_"
            })
    }

    /// `pci-0000:00:14.0-usb-0:1:1.0` of `…/0000:00:14.0/usb1/1-1/1-1:1.0`: which connector, without the bus's number,
    /// which changes between boots. `platform-…` of what sits on the board.
    private static func connector(_ interface: String) -> String {
        let parts = interface.split(separator: "/").map(String.init)
        let last = parts.last ?? ""
        guard let bus = parts.lastIndex(where: { $0.hasPrefix("usb") && $0.dropFirst(3).allSatisfy(\.isNumber) }),
            bus > 0, let dash = last.firstIndex(of: "-")
        else { return "platform-" + last }
        let host = parts[bus - 1]
        return (host.contains(":") ? "pci-" : "platform-") + host + "-usb-0:" + last[last.index(after: dash)...]
    }
}
