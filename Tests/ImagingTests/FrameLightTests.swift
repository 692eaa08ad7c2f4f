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

    @Test(
        "only the region counts, and of it what lies in the frame",
        arguments: [
            (Rect(x: 0, y: 0, width: 0.5, height: 1), 10.0), (Rect(x: 0.5, y: 0.2, width: 0.5, height: 0.1), 200.0),
            (Rect(x: -3, y: -3, width: 3.4, height: 9), 10.0), (Rect(x: 0.999, y: 0.999, width: 5, height: 5), 200.0),
        ])
    func region(_ region: Rect, luma: Double) {
        let frame = Frame.drawn(width: 640, height: 480) { column, _ in column < 320 ? 10 : 200 }
        #expect(FrameLight(of: frame, in: region).meanLuma == luma)
    }

    @Test("a frame that is half dark and half light is in between")
    func half() {
        let light = FrameLight(of: Frame.drawn(width: 640, height: 480) { column, _ in column < 320 ? 0 : 255 })
        #expect(abs(light.meanLuma - 127.5) < 2)
        #expect(abs(light.clippedShare - 0.5) < 0.01)
    }
}
