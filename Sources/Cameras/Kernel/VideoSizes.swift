/// One entry of VIDIOC_ENUM_FRAMESIZES.
package enum VideoSizes: Equatable, Sendable {
    case discrete(width: Int, height: Int)
    /// Anything between, in steps.
    case range(width: ClosedRange<Int>, widthStep: Int, height: ClosedRange<Int>, heightStep: Int)
}

/// One entry of VIDIOC_ENUM_FRAMEINTERVALS, turned into frames a second.
package enum VideoRates: Equatable, Sendable {
    case discrete(VideoInterval)
    case range(shortest: VideoInterval, longest: VideoInterval)
}

/// Seconds a frame, as a fraction; V4L2's own form, since 1001/30000 is no round number.
package struct VideoInterval: Hashable, Sendable {
    package var numerator: UInt32
    package var denominator: UInt32

    package init(numerator: UInt32, denominator: UInt32) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// Frames a second; `nil` for what is no fraction.
    package var rate: Double? {
        numerator > 0 && denominator > 0 ? Double(denominator) / Double(numerator) : nil
    }
}
