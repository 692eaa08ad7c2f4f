import Booth
import Imaging
import TestSupport
import Testing

@Suite("A picture in a few numbers")
struct PictureSummaryTests {
    @Test("has the means of its planes, and luma alone when it is grey")
    func means() {
        let coloured = PictureSummary(.drawn(width: 63, height: 41, format: .yuv420) { _, _ in 200 })
        #expect(coloured.means == [200, 128, 128])
        #expect((coloured.width, coloured.height) == (63, 41))
        #expect(PictureSummary(.drawn(width: 16, height: 16) { _, _ in 7 }).means == [7])
    }

    @Test("has nine fields, row by row from the top left")
    func fields() {
        let summary = PictureSummary(
            .drawn(width: 90, height: 60) { column, row in UInt8(10 * (row / 20 * 3 + column / 30)) })
        #expect(summary.fields == [0, 10, 20, 30, 40, 50, 60, 70, 80])
    }

    @Test("counts both edges alike", arguments: [(16, 16), (100, 37), (641, 479)])
    func edges(width: Int, height: Int) {
        let left = PictureSummary(
            .drawn(width: width, height: height) { column, _ in column < width / 2 ? 255 : 0 })
        let right = PictureSummary(
            .drawn(width: width, height: height) { column, _ in column >= width - width / 2 ? 255 : 0 })
        #expect(left.means == right.means)
        #expect(left.fields[3] == right.fields[5])
    }
}
