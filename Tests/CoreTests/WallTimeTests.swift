import Core
import Testing

@Suite struct WallTimeTests {
    @Test(
        "times are written as ISO 8601 in UTC and read back",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"), (1_709_251_199_999, "2024-02-29T23:59:59.999Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00.000Z"), (1_790_000_000_123, "2026-09-21T14:13:20.123Z"),
            (253_402_300_800_000, "10000-01-01T00:00:00.000Z"),
        ])
    func text(milliseconds: Int64, text: String) {
        #expect(WallTime(milliseconds: milliseconds).description == text)
        #expect(WallTime(text) == WallTime(milliseconds: milliseconds))
        #expect(text.hasPrefix(WallTime(milliseconds: milliseconds).date + "T"))
    }

    @Test("days of four centuries come back")
    func days() {
        for day in stride(from: Int64(-30_000), to: 120_000, by: 11) {
            let time = WallTime(milliseconds: day * 86_400_000 + 1)
            if WallTime(time.description) != time { Issue.record("day \(day): \(time)") }
        }
    }

    @Test(
        "text that is no time is none",
        arguments: [
            "", "2026-09-21", "2026-02-30T00:00:00.000Z", "2026-13-01T00:00:00.000Z", "2026-09-21T24:00:00.000Z",
            "2026-09-21 14:13:20.123Z", "2026-09-21T14:13:20.123", "2026-09-21T14:13:20.123+", "๒๕๖๙-09-21T14:13:20Z",
            "2026-09-21T14:13:60.000Z", "02026-09-21T14:13:20.000Z", "1234567-01-01T00:00:00.000Z",
        ])
    func noTime(text: String) { #expect(WallTime(text) == nil) }
}
