package import Cameras

/// A video device as a script wants it: what it says of itself, what it offers, and what it sends.
package struct ScriptedCamera: Sendable {
    package struct Offer: Sendable {
        package var code: FourCC
        package var sizes: [VideoSizes]
        package var rates: [VideoRates]

        package init(_ code: FourCC, _ sizes: [VideoSizes], rates: [VideoRates] = [.perSecond(30)]) {
            self.code = code
            self.sizes = sizes
            self.rates = rates
        }

        package init(_ code: FourCC, _ width: Int, _ height: Int, rates: [VideoRates] = [.perSecond(30)]) {
            self.init(code, [.discrete(width: width, height: height)], rates: rates)
        }
    }

    package var node: VideoNode
    package var capability: VideoCapability
    package var offers: [Offer]
    /// What S_FMT makes of a request; as it was asked, packed tightly, when `nil`.
    package var answer: (@Sendable (VideoFormat) -> VideoFormat)?
    package var controls: [VideoControl] = []
    package var menus: [UInt32: [Int: String]] = [:]
    /// Frames in order; what comes behind them says `afterwards`.
    package var frames: [ScriptedFrame] = []
    package enum Afterwards: Equatable, Sendable {
        /// Good frames for ever.
        case goesOn
        /// Nothing, and no error.
        case silence
        /// The device is gone.
        case unplugged
    }
    package var afterwards = Afterwards.goesOn
    /// Seconds between the good frames that come afterwards.
    package var pace = 1.0 / 30
    /// Bytes a second that its bus has room for; STREAMON is refused with ENOSPC beyond.
    package var bandwidth = Double.infinity
    /// Fewest and most buffers that the driver gives.
    package var bufferLimits = 2...32
    /// Another program streams from it.
    package var isBusy = false

    package init(
        _ node: VideoNode, driver: String = "uvcvideo", card: String? = nil, capabilities: UInt32 = 0x84a0_0001,
        deviceCaps: UInt32 = 0x0420_0001, offers: [Offer]
    ) {
        self.node = node
        capability = VideoCapability(
            driver: driver, card: card ?? node.name, capabilities: capabilities, deviceCaps: deviceCaps)
        self.offers = offers
    }

    /// A webcam at a connector, which gives `YUYV` of this size.
    package static func webcam(
        _ path: String = "/dev/video0", name: String = "HD Webcam", port: String = "1", code: FourCC = .yuyv,
        width: Int = 640, height: Int = 480
    ) -> ScriptedCamera {
        ScriptedCamera(
            VideoNode(
                path: path, name: name, byID: "usb-Maker_\(name)-video-index0",
                byPath: "pci-0000:00:14.0-usb-0:\(port):1.0-video-index0", vendorProduct: "046d:0825"),
            offers: [Offer(code, width, height)])
    }
}

extension VideoRates {
    package static func perSecond(_ rate: UInt32) -> VideoRates {
        .discrete(VideoInterval(numerator: 1, denominator: rate))
    }
}
