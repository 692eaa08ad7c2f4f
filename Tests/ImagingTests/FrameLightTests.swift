import Core
import Imaging
import TestSupport
import Testing

@Suite("The light of a frame")
struct FrameLightTests {
    @Test(
        "an even frame is as light as its luma at any size", arguments: [0, 1, 128, 249] as [UInt8],
        [(1, 1), (7, 5), (640, 480), (1919, 1081)])
    func even(luma: UInt8, size: (width: Int, height: Int)) {
        let light = FrameLight(of: Frame.drawn(width: size.width, height: size.height) { _, _ in luma })
        #expect(light == FrameLight(meanLuma: Double(luma), clippedShare: 0))
    }

    @Test("luma of 250 and more is clipped", arguments: [(249, 0.0), (250, 1.0), (255, 1.0)] as [(UInt8, Double)])
    func clipped(luma: UInt8, share: Double) {
        #expect(FrameLight(of: Frame.drawn { _, _ in luma }).clippedShare == share)
    }

    @Test("a frame that is half dark and half light is in between")
    func half() {
        let light = FrameLight(of: Frame.drawn(width: 640, height: 480) { column, _ in column < 320 ? 0 : 255 })
        #expect(abs(light.meanLuma - 127.5) < 2)
        #expect(abs(light.clippedShare - 0.5) < 0.01)
    }
}
