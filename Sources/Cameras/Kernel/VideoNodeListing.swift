import Core
import Glibc

/// Reads what sysfs and `/dev/v4l` tell of video nodes. Works without a udev daemon: what its links would say is made of
/// the same facts.
struct VideoNodeListing: Sendable {
    private let root: String

    init(root: String) { self.root = root }

    var devices: String { root + "/dev" }

    /// Without `/sys/class/video4linux` there is no V4L2 in this kernel, and there are no nodes.
    func nodes() throws(SystemError) -> [VideoNode] {
        let names: [String]
        do throws(SourceError) { names = try FileBytes.names(in: root + "/sys/class/video4linux") } catch {
            guard let cause = error.cause, cause.errno != ENOENT else { return [] }
            throw cause
        }
        let (byID, byPath) = (links("by-id"), links("by-path"))
        return names.filter { $0.hasPrefix("video") }.map { name in
            let device = SysfsDevice(of: "\(root)/sys/class/video4linux/\(name)")
            return VideoNode(
                path: "/dev/" + name, name: text("\(root)/sys/class/video4linux/\(name)/name") ?? "",
                byID: byID[name] ?? device?.byID, byPath: byPath[name] ?? device?.byPath,
                vendorProduct: device?.vendorProduct)
        }
    }

    /// A node that is listed under this path, or that the path leads to; one of its own where it is something else.
    func node(at path: String) -> VideoNode? {
        guard let target = VideoNodeListing.resolved(root + path) else { return nil }
        let name = target.split(separator: "/").last.map(String.init) ?? ""
        return (try? nodes())?.first { $0.path == "/dev/" + name } ?? VideoNode(path: path)
    }

    /// Node names by what they are called in a folder of links.
    private func links(_ folder: String) -> [String: String] {
        let names = (try? FileBytes.names(in: "\(root)/dev/v4l/\(folder)")) ?? []
        var found: [String: String] = [:]
        for name in names {
            guard let target = VideoNodeListing.link("\(root)/dev/v4l/\(folder)/\(name)") else { continue }
            // udev may make several names for a node: the first in order is the one that stays.
            let node = String(target.split(separator: "/").last ?? "")
            if found[node] == nil { found[node] = name }
        }
        return found
    }

    private func text(_ path: String) -> String? { SysfsText.read(path) }

    static func link(_ path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = readlink(path, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
