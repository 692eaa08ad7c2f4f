/// One way in which a camera can send pictures.
package struct CameraMode: Hashable, Sendable {
    package var code: FourCC
    package var width: Int
    package var height: Int
    /// `nil` where the driver does not tell, and is not asked for one.
    package var interval: VideoInterval?

    package init(code: FourCC, width: Int, height: Int, interval: VideoInterval? = nil) {
        self.code = code
        self.width = width
        self.height = height
        self.interval = interval
    }

    /// Frames a second; 30 where nothing is told.
    package var rate: Double { interval?.rate ?? 30 }

    /// Bytes a second on the cable, roughly: a webcam's JPEG takes about two bits a pixel.
    package var bandwidth: Double {
        let bytesPerPixel =
            switch code {
            case .motionJPEG, .jpeg: 0.25
            case .grey: 1.0
            case .nv12, .nv12Apart, .yu12, .yu12Apart: 1.5
            default: 2.0
            }
        return Double(width) * Double(height) * rate * bytesPerPixel
    }
}

extension CameraMode: CustomStringConvertible {
    package var description: String {
        let rounded = (rate * 10).rounded() / 10
        let rateText = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        return "\(code) \(width)×\(height)" + (interval == nil ? "" : " at \(rateText)/s")
    }
}
