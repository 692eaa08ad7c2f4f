import CLinux
package import Core

/// The operating system itself. A value without state.
package struct LinuxVideoKernel: VideoKernel {
    private let listing: VideoNodeListing

    /// - Parameter root: in front of `/sys` and `/dev` when nodes are listed; something else in tests only.
    package init(root: String = "") { listing = VideoNodeListing(root: root) }

    package var now: Instant { SystemClock().now }

    package func nodes() throws(SystemError) -> [VideoNode] { try listing.nodes() }

    package func node(at path: String) -> VideoNode? { listing.node(at: path) }

    package func open(_ path: String) throws(SystemError) -> Int32 {
        var descriptor: Int32 = -1
        try check("open", on: path, clinux_video_open(path, &descriptor))
        return descriptor
    }

    package func close(_ device: Int32) throws(SystemError) { try check("close", clinux_video_close(device)) }

    package func capability(_ device: Int32) throws(SystemError) -> VideoCapability {
        var facts = clinux_video_capability()
        try check("VIDIOC_QUERYCAP", clinux_video_query(device, &facts))
        return VideoCapability(
            driver: withUnsafeBytes(of: facts.driver) { VideoCapability.text($0) },
            card: withUnsafeBytes(of: facts.card) { VideoCapability.text($0) },
            bus: withUnsafeBytes(of: facts.bus) { VideoCapability.text($0) },
            capabilities: facts.capabilities, deviceCaps: facts.device_caps)
    }

    package func watchNodes() throws(SystemError) -> Int32 {
        var descriptor: Int32 = -1
        try check("inotify_add_watch", on: listing.devices, clinux_video_watch_folder(listing.devices, &descriptor))
        return descriptor
    }

    package func hasNewNodes(_ watch: Int32) throws(SystemError) -> Bool {
        var seen: Int32 = 0
        try check("read", on: "inotify", clinux_video_watch_take(watch, "video", &seen))
        return seen != 0
    }

    /// The number is the errno of the call, which the C side has read on the failing line.
    func check(_ call: String, on subject: String = "", _ error: Int32) throws(SystemError) {
        guard error == 0 else { throw SystemError(call, subject, errno: error) }
    }
}
