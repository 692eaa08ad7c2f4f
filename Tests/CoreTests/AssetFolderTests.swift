import Core
import Glibc
import Testing

@Suite("The assets")
struct AssetFolderTests {
    @Test("are found from a test's own place")
    func found() { #expect(access(AssetFolder.find().path + "/models", F_OK) == 0) }

    @Test("a file's path is the folder's with its name")
    func file() { #expect(AssetFolder(path: "/a b").file("strings/en.json") == "/a b/strings/en.json") }
}
