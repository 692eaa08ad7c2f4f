import Glibc

/// The yardstick for unpacking: found at run time, since nothing else here needs it (Debian's `libyuv0`).
struct LibYUV {
    /// `YUY2ToI422`: source and stride, then luma, cb and cr with theirs, width and height; 0 when all is well.
    typealias PackedToPlanar =
        @convention(c) (
            UnsafePointer<UInt8>, Int32, UnsafeMutablePointer<UInt8>, Int32, UnsafeMutablePointer<UInt8>, Int32,
            UnsafeMutablePointer<UInt8>, Int32, Int32, Int32
        ) -> Int32

    let packedToPlanar: PackedToPlanar

    /// The library stays for the life of the process.
    init() throws(BenchmarkError) {
        guard let library = dlopen("libyuv.so.0", RTLD_NOW), let symbol = dlsym(library, "YUY2ToI422") else {
            throw BenchmarkError(description: "libyuv is not there; Debian has it in libyuv0")
        }
        packedToPlanar = unsafeBitCast(symbol, to: PackedToPlanar.self)
    }
}
