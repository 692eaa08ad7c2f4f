import Core
import Foundation
import Glibc
import Registrations
import Testing

/// The real disk keeps the promises of the seam that a model can only assume.
@Suite struct LinuxDiskTests {
    let directory = TemporaryDirectory()
    let disk = LinuxDisk()

    private func root() throws -> Registrations.Directory {
        let number = try disk.openDirectory(directory.path, in: AT_FDCWD, followingLinks: true)
        return Registrations.Directory(DiskHandle(disk, owning: number), label: "")
    }

    private func refused(_ body: () throws -> Void) -> Int32? {
        do { try body() } catch let error as SystemError { return error.errno } catch { Issue.record(error) }
        return nil
    }

    @Test("links are never followed: not for reading, making, appending, locking or entering")
    func links() throws {
        try directory.write("precious", to: "target")
        try directory.makeDirectory("place")
        #expect(symlink("target", directory.path + "/link") == 0)
        #expect(symlink("place", directory.path + "/way") == 0)
        #expect(symlink("nowhere", directory.path + "/dangling") == 0)
        let root = try root()
        #expect(refused { _ = try root.readFile("link", limit: 100) } == ELOOP)
        #expect(refused { _ = try root.writeNew("link", [1]) } == EEXIST)
        #expect(refused { _ = try root.writeNew("dangling", [1]) } == EEXIST)
        #expect(refused { try root.append([1], to: "link") } == ELOOP)
        #expect(refused { _ = try disk.openLockFile("link", in: root.handle.number) } == ELOOP)
        #expect([ELOOP, ENOTDIR].contains(refused { _ = try root.directory("way") }))
        #expect(try directory.read("target") == "precious")
        #expect(directory.names(".").contains("nowhere") == false)
    }

    @Test("nothing is overwritten: neither by making nor by moving")
    func names() throws {
        try directory.write("precious", to: "taken")
        try directory.makeDirectory("empty")
        try directory.makeDirectory("full/of")
        let root = try root()
        #expect(refused { _ = try root.writeNew("taken", [1]) } == EEXIST)
        #expect(refused { try root.makeDirectory("taken") } == EEXIST)
        #expect(refused { try root.move("full", to: root, as: "empty") } == EEXIST)
        #expect(refused { try root.move("full", to: root, as: "taken") } == EEXIST)
        #expect(directory.names("empty") == [] && directory.names("full") == ["of"])
        #expect(try directory.read("taken") == "precious")
    }

    @Test("a second lock is refused, also within the same program, and given back by closing")
    func lock() throws {
        let root = try root()
        do {
            let first = DiskHandle(disk, owning: try disk.openLockFile("lock", in: root.handle.number))
            try disk.lock(first.number)
            let second = DiskHandle(disk, owning: try disk.openLockFile("lock", in: root.handle.number))
            #expect(refused { try disk.lock(second.number) } == EWOULDBLOCK)
        }
        let third = DiskHandle(disk, owning: try disk.openLockFile("lock", in: root.handle.number))
        try disk.lock(third.number)
    }

    @Test("nothing that was opened is handed on to another program")
    func closing() throws {
        let root = try root()
        let made = DiskHandle(disk, owning: try disk.createFile("new", in: root.handle.number))
        for number in [root.handle.number, made.number] { #expect(fcntl(number, F_GETFD) & FD_CLOEXEC != 0) }
    }
}
