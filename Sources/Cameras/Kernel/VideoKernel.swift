package import Core

/// The few calls that cameras need of the operating system; a test plays it.
///
/// Every call may be refused, and the error holds the `errno` of that very call. A call on a device may take for ever
/// where the driver hangs, so it belongs on a thread that can be given up; a descriptor is used by one thread at a time.
package protocol VideoKernel: Sendable {
    /// All video nodes, in no order that means anything. Opens none of them.
    func nodes() throws(SystemError) -> [VideoNode]
    /// The node behind a path that is not among them, a link for instance; `nil` when nothing is there.
    func node(at path: String) -> VideoNode?

    /// The descriptor belongs to the caller until `close`.
    func open(_ path: String) throws(SystemError) -> Int32
    func close(_ device: Int32) throws(SystemError)
    func capability(_ device: Int32) throws(SystemError) -> VideoCapability

    /// Entries by number; EINVAL behind the last.
    func format(_ device: Int32, _ type: VideoBufferType, _ index: Int) throws(SystemError) -> FourCC
    func sizes(_ device: Int32, _ code: FourCC, _ index: Int) throws(SystemError) -> VideoSizes
    func rates(
        _ device: Int32, _ code: FourCC, width: Int, height: Int, _ index: Int
    ) throws(SystemError) -> VideoRates

    /// Asks for code, width and height; what comes back is what will be sent.
    func setFormat(
        _ device: Int32, _ type: VideoBufferType, _ wanted: VideoFormat
    ) throws(SystemError) -> VideoFormat
    func setInterval(
        _ device: Int32, _ type: VideoBufferType, _ wanted: VideoInterval
    ) throws(SystemError) -> VideoInterval

    /// How many there are now; 0 gives them all back.
    func requestBuffers(_ device: Int32, _ type: VideoBufferType, _ count: Int) throws(SystemError) -> Int
    func buffer(
        _ device: Int32, _ type: VideoBufferType, _ index: Int, memories: Int
    ) throws(SystemError) -> VideoBuffer
    /// The memory belongs to the caller until `unmap`, whatever becomes of the device.
    func map(_ device: Int32, length: Int, offset: Int64) throws(SystemError) -> UnsafeMutableRawBufferPointer
    func unmap(_ memory: UnsafeMutableRawBufferPointer) throws(SystemError)
    func queue(_ device: Int32, _ type: VideoBufferType, _ index: Int, memories: Int) throws(SystemError)
    /// EAGAIN when there is none.
    func dequeue(_ device: Int32, _ type: VideoBufferType, memories: Int) throws(SystemError) -> VideoBuffer
    func startStreaming(_ device: Int32, _ type: VideoBufferType) throws(SystemError)
    func stopStreaming(_ device: Int32, _ type: VideoBufferType) throws(SystemError)

    /// The first control whose number is greater; EINVAL behind the last.
    func control(_ device: Int32, after id: UInt32) throws(SystemError) -> VideoControl
    func menuItem(_ device: Int32, _ id: UInt32, _ index: Int) throws(SystemError) -> String
    func value(_ device: Int32, _ id: UInt32) throws(SystemError) -> Int64
    func setValue(_ device: Int32, _ control: VideoControl, _ value: Int64) throws(SystemError)
    /// Changes of the source, or of the control with this number.
    func subscribe(_ device: Int32, toControl id: UInt32?) throws(SystemError)
    /// ENOENT when there is none.
    func event(_ device: Int32) throws(SystemError) -> VideoEvent

    /// Waits for at most so many seconds.
    func wait(_ device: Int32, seconds: Double) throws(SystemError) -> VideoReadiness

    /// A descriptor that tells of nodes that come; it belongs to the caller until `close`.
    func watchNodes() throws(SystemError) -> Int32
    /// Whether one has come, or has got other permissions, since the last question. Never waits.
    func hasNewNodes(_ watch: Int32) throws(SystemError) -> Bool

    /// The monotonic clock, on which buffers are stamped.
    var now: Instant { get }
}
