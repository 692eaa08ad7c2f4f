import CLinux
import Core
import Glibc

extension Registration.Moment {
    /// Reads all clocks of this machine. For the rim of the program; logic takes a value.
    public static func readFromSystem() -> Registration.Moment {
        Registration.Moment(
            wall: .read(),
            clockSynchronised: clinux_clock_is_synchronised() != 0,
            bootID: bootID ?? "unknown",
            monotonicNanoseconds: SystemClock().now.nanoseconds)
    }

    private static var bootID: String? {
        let descriptor = clinux_openat(AT_FDCWD, "/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC, 0)
        guard descriptor >= 0 else { return nil }
        let file = OwnedDescriptor(owning: descriptor)
        let text = String(unsafeUninitializedCapacity: 36) { max(0, read(file.number, $0.baseAddress, 36)) }
        return text.utf8.count == 36 ? text : nil
    }
}
