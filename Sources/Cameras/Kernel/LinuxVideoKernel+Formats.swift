import CLinux
package import Core

extension LinuxVideoKernel {
    package func format(_ device: Int32, _ type: VideoBufferType, _ index: Int) throws(SystemError) -> FourCC {
        var (code, flags) = (UInt32(0), UInt32(0))
        try check(
            "VIDIOC_ENUM_FMT",
            clinux_video_enumerate_format(device, type.rawValue, UInt32(index), &code, &flags))
        return FourCC(rawValue: code)
    }

    package func sizes(_ device: Int32, _ code: FourCC, _ index: Int) throws(SystemError) -> VideoSizes {
        var size = clinux_video_size()
        try check(
            "VIDIOC_ENUM_FRAMESIZES", clinux_video_enumerate_size(device, code.rawValue, UInt32(index), &size))
        let (width, height) = (Int(size.min_width), Int(size.min_height))
        guard size.kind != 1 else { return .discrete(width: width, height: height) }
        // A driver that has its limits the wrong way round has one size.
        return .range(
            width: width...max(width, Int(size.max_width)), widthStep: max(1, Int(size.step_width)),
            height: height...max(height, Int(size.max_height)), heightStep: max(1, Int(size.step_height)))
    }

    package func rates(
        _ device: Int32, _ code: FourCC, width: Int, height: Int, _ index: Int
    ) throws(SystemError) -> VideoRates {
        var interval = clinux_video_interval()
        try check(
            "VIDIOC_ENUM_FRAMEINTERVALS",
            clinux_video_enumerate_interval(
                device, code.rawValue, UInt32(clamping: width), UInt32(clamping: height), UInt32(index), &interval))
        let least = VideoInterval(numerator: interval.min_numerator, denominator: interval.min_denominator)
        let most = VideoInterval(numerator: interval.max_numerator, denominator: interval.max_denominator)
        return interval.kind == 1 ? .discrete(least) : .range(shortest: least, longest: most)
    }

    package func setFormat(
        _ device: Int32, _ type: VideoBufferType, _ wanted: VideoFormat
    ) throws(SystemError) -> VideoFormat {
        var format = clinux_video_format()
        format.width = UInt32(clamping: wanted.width)
        format.height = UInt32(clamping: wanted.height)
        format.code = wanted.code.rawValue
        try check("VIDIOC_S_FMT", clinux_video_set_format(device, type.rawValue, &format))
        let lines = withUnsafeBytes(of: format.bytes_per_line) { Array($0.bindMemory(to: UInt32.self)) }
        let sizes = withUnsafeBytes(of: format.size_image) { Array($0.bindMemory(to: UInt32.self)) }
        let count = min(Int(format.plane_count), lines.count)
        return VideoFormat(
            code: FourCC(rawValue: format.code), width: Int(format.width), height: Int(format.height),
            colorspace: format.colorspace, encoding: format.ycbcr_encoding, quantization: format.quantization,
            memories: (0..<count).map { VideoFormat.Memory(bytesPerLine: Int(lines[$0]), size: Int(sizes[$0])) })
    }

    package func setInterval(
        _ device: Int32, _ type: VideoBufferType, _ wanted: VideoInterval
    ) throws(SystemError) -> VideoInterval {
        var (numerator, denominator) = (wanted.numerator, wanted.denominator)
        try check("VIDIOC_S_PARM", clinux_video_set_interval(device, type.rawValue, &numerator, &denominator))
        return VideoInterval(numerator: numerator, denominator: denominator)
    }
}
