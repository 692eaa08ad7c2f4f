import Core
import Testing

@testable import Stage

@Suite("The panel's density")
struct PanelDensityTests {
    @Test("points a millimetre are the view's width in parts of the panel's")
    func known() {
        let options = StageOptions(panelWidthMillimetres: 160)
        #expect(options.pointsPerMillimetre(of: Size(width: 800, height: 480)) == 5)
    }

    @Test("a width that is none says nothing", arguments: [nil, 0, -154, .nan, .infinity] as [Double?])
    func unknown(width: Double?) {
        let options = StageOptions(panelWidthMillimetres: width)
        #expect(options.pointsPerMillimetre(of: Size(width: 800, height: 480)) == nil)
    }
}
