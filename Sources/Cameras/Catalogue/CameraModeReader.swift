import Core
import Glibc

/// Asks an open device for everything that it can send.
struct CameraModeReader {
    /// Lists of drivers that never end are cut here; the longest seen has some dozens of entries.
    private static let longestList = 256
    /// Of a device that takes any size, these are offered, as far as it goes.
    private static let usualSizes = [
        (320, 240), (640, 360), (640, 480), (800, 600), (1024, 768), (1280, 720), (1280, 960), (1920, 1080),
    ]
    /// Of a device that takes any rate.
    private static let usualRates: [UInt32] = [5, 10, 15, 20, 25, 30, 60]

    let kernel: any VideoKernel
    let device: Int32
    let type: VideoBufferType

    /// All formats, ours or not, in the driver's order.
    func codes() throws(SystemError) -> [FourCC] {
        var codes: [FourCC] = []
        while codes.count < CameraModeReader.longestList,
            let code = try next({ () throws(SystemError) in try kernel.format(device, type, codes.count) })
        {
            codes.append(code)
        }
        return codes
    }

    /// Modes of the formats that are taken natively.
    func modes(of codes: [FourCC]) throws(SystemError) -> [CameraMode] {
        var modes: [CameraMode] = []
        for code in codes where PictureShape.codes.contains(code) {
            for (width, height) in try sizes(code) {
                let intervals = try intervals(code, width, height)
                modes += intervals.map { CameraMode(code: code, width: width, height: height, interval: $0) }
                if intervals.isEmpty { modes.append(CameraMode(code: code, width: width, height: height)) }
            }
        }
        return modes
    }

    private func sizes(_ code: FourCC) throws(SystemError) -> [(Int, Int)] {
        var (sizes, index) = ([(Int, Int)](), 0)
        while index < CameraModeReader.longestList,
            let entry = try next({ () throws(SystemError) in try kernel.sizes(device, code, index) })
        {
            switch entry {
            case .discrete(let width, let height):
                sizes.append((width, height))
            case .range(let width, let widthStep, let height, let heightStep):
                for usual in CameraModeReader.usualSizes
                where width.contains(usual.0) && height.contains(usual.1)
                    && (usual.0 - width.lowerBound) % widthStep == 0
                    && (usual.1 - height.lowerBound) % heightStep == 0
                {
                    sizes.append(usual)
                }
                if sizes.isEmpty { sizes.append((width.upperBound, height.upperBound)) }
            }
            index += 1
        }
        // A driver that does not tell is asked for the usual, and answers with what it has.
        if index == 0 { return CameraModeReader.usualSizes }
        return sizes.filter { PictureShape.sides.contains($0.0) && PictureShape.sides.contains($0.1) }
    }

    private func intervals(_ code: FourCC, _ width: Int, _ height: Int) throws(SystemError) -> [VideoInterval] {
        var (intervals, index) = ([VideoInterval](), 0)
        while index < CameraModeReader.longestList,
            let entry = try next({ () throws(SystemError) in
                try kernel.rates(device, code, width: width, height: height, index)
            })
        {
            switch entry {
            case .discrete(let interval):
                if interval.rate != nil { intervals.append(interval) }
            case .range(let shortest, let longest):
                guard let fastest = shortest.rate, let slowest = longest.rate else { break }
                let usual = CameraModeReader.usualRates.filter { Double($0) >= slowest && Double($0) <= fastest }
                intervals += usual.isEmpty ? [shortest] : usual.map { VideoInterval(numerator: 1, denominator: $0) }
            }
            index += 1
        }
        return intervals
    }

    /// The next entry of a list; `nil` behind its end, or where the driver has no such list.
    private func next<Entry>(_ entry: () throws(SystemError) -> Entry) throws(SystemError) -> Entry? {
        do throws(SystemError) {
            return try entry()
        } catch  where error.errno == EINVAL || error.errno == ENOTTY {
            return nil
        }
    }
}
