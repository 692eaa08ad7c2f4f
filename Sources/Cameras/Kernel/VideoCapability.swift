/// What a node says about itself (VIDIOC_QUERYCAP).
package struct VideoCapability: Equatable, Sendable {
    /// What the node itself can do; `capabilities` of the whole device where a driver is too old to tell.
    package enum Flag {
        package static let capture: UInt32 = 0x0000_0001
        package static let output: UInt32 = 0x0000_0002
        package static let capturePlanar: UInt32 = 0x0000_1000
        package static let memoryToMemoryPlanar: UInt32 = 0x0000_4000
        package static let memoryToMemory: UInt32 = 0x0000_8000
        package static let metadata: UInt32 = 0x0080_0000
        package static let streaming: UInt32 = 0x0400_0000
        package static let hasDeviceCaps: UInt32 = 0x8000_0000
    }

    package var driver: String
    /// May be empty.
    package var card: String
    package var bus: String
    package var capabilities: UInt32
    package var deviceCaps: UInt32

    package init(driver: String, card: String, bus: String = "", capabilities: UInt32, deviceCaps: UInt32) {
        self.driver = driver
        self.card = card
        self.bus = bus
        self.capabilities = capabilities
        self.deviceCaps = deviceCaps
    }

    /// Since Linux 4.16 a webcam's metadata node has `capabilities` that still say capture; only this tells them apart.
    package var own: UInt32 { capabilities & Flag.hasDeviceCaps != 0 ? deviceCaps : capabilities }

    /// The buffer type that it captures with; `nil` when it does not capture.
    package var captureType: VideoBufferType? {
        if own & Flag.capture != 0 { return .capture }
        return own & Flag.capturePlanar != 0 ? .capturePlanar : nil
    }

    /// Text of a fixed field: up to the first zero, whole characters only, without control characters.
    ///
    /// Drivers fill such fields to the last byte and cut UTF-8 in the middle of a character.
    package static func text(_ bytes: some Sequence<UInt8>) -> String {
        var kept = Array(bytes.prefix { $0 != 0 })
        // A character that was cut at the end of the field goes whole; its first byte is followed by nothing but its rest.
        if let start = kept.suffix(3).lastIndex(where: { $0 >= 0xC0 }),
            kept[(start + 1)...].allSatisfy({ 0x80...0xBF ~= $0 }),
            String(validating: kept[start...], as: UTF8.self) == nil
        {
            kept.removeSubrange(start...)
        }
        let readable = String(decoding: kept, as: UTF8.self).unicodeScalars
            .map { $0.properties.generalCategory == .control ? " " : $0 }
        let text = String.UnicodeScalarView(readable)
        return String(String(text).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
