import CSDL2
import Core
import Glibc

/// A picture file, open: what it is, is known before anything of it is decoded. Thread-bound.
///
/// Errors name no path: it may hold what belongs to a pet's owner.
struct PictureFile: ~Copyable {
    private let descriptor: OwnedDescriptor
    private let byteCount: Int
    /// Of the picture in pixels, as its header says.
    let size: PixelSize

    /// A quarter of a gigabyte when decoded; cameras of telephones make pictures of 50 million pixels.
    private static let mostPixels = 1 << 26
    private static let mostBytes = 1 << 27
    /// What SDL says then.
    private static let noMemory = "Out of memory"

    init(_ path: String) throws(StageError) {
        // Not blocking: opening a pipe would wait for somebody to write to it.
        let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else { throw Self.unreadable("\(SystemError("open", errno: errno))") }
        let descriptor = OwnedDescriptor(owning: number)
        var status = stat()
        guard fstat(number, &status) == 0 else { throw Self.unreadable("\(SystemError("fstat", errno: errno))") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Self.unreadable("it is no regular file") }
        guard status.st_size <= Self.mostBytes else { throw Self.unreadable("the file is too large") }
        guard let size = PictureHeader.size({ Self.bytes(number, $0, $1) }) else {
            throw Self.unreadable("it is no picture of a kind that can be shown")
        }
        guard size.width > 0, size.height > 0 else { throw Self.unreadable("it has no pixels") }
        guard size.width <= Self.mostPixels / size.height else { throw Self.unreadable("it has too many pixels") }
        self.descriptor = descriptor
        byteCount = Int(status.st_size)
        self.size = size
    }

    /// The decoded picture. Reads the very file whose header was looked at, whatever its name stands for by now.
    ///
    /// - Parameter isWhole: false when the file was cut off, and the picture shows what there is of it.
    func load(isWhole: inout Bool) throws(StageError) -> Surface {
        let bytes = Self.bytes(descriptor.number, 0, byteCount)
        let raw = bytes.withUnsafeBytes { bytes in
            SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)).flatMap { IMG_Load_RW($0, 1) }
        }
        guard let raw else {
            let error = StageError.sdl(.unreadable, "IMG_Load_RW")
            // The file is not to blame, and may be read when there is memory again.
            throw error.cause == Self.noMemory ? .sdl(.refused, "IMG_Load_RW") : error
        }
        isWhole = PictureEnd.isThere(bytes)
        return try Surface(converting: raw)
    }

    /// Fewer at the end of the file, and where it cannot be read.
    private static func bytes(_ descriptor: Int32, _ offset: Int, _ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = 0
            while filled < count {
                let got = pread(descriptor, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { return }
                filled += got
            }
        }
    }

    private static func unreadable(_ cause: String) -> StageError {
        StageError(.unreadable, "read a picture", cause: cause)
    }
}
